-- A review of somebody without an account is shown when an editor has read it.
alter table review add column shown boolean not null default true;
create index review_held on review (id) where not shown;

-- Asked for what is older than its time.
create index enquiry_received on enquiry (received_at);
create index sign_up_received on sign_up (received_at);
create index shop_order_made on shop_order (made_at);
