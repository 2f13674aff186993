-- Who ordered without an account: the hash of the visitor's id. A key alone opens no order.
alter table shop_order add column visitor_hash text;
create index shop_order_visitor on shop_order (visitor_hash);
update shop_order placed set visitor_hash = (select min(id_hash) from shop_visitor where cart_id = placed.cart_id)
where customer_id is null
  and (select count(*) from shop_visitor where cart_id = placed.cart_id) = 1;

-- A frame of the shop in another site's page has no customer's cart.
delete from shop_visitor where joined_hash is not null
  and cart_id in (select id from shop_cart where customer_id is not null);
