-- One mailbox by one name: in lower case, without what follows a plus.
create function mailbox(email text) returns text language sql immutable parallel safe
  return regexp_replace(lower(btrim(email)), '^([^@+]*)\+[^@]*', '\1');

-- Who used a coupon is who ordered: an address of its own was forgotten where the order's was emptied.
drop index shop_coupon_use_person;
alter table shop_coupon_use drop column person;
create index shop_coupon_use_code on shop_coupon_use (code);
create index shop_order_mailbox on shop_order (mailbox(email));
