-- Expansion: a refund has an amount, and an order may have several. The lock of the order keeps other steps single.
alter table shop_order_step add column cents integer;
alter table shop_order_step
  drop constraint shop_order_step_order_id_step_key,
  add constraint shop_order_step_order_id_step_key check (cents is null or (step = 'refunded' and cents > 0));
update shop_order_step as taken set cents = nullif(
  (select case when status = 'paid' then total_cents else 0 end from shop_order where id = taken.order_id)
  + (select coalesce(sum(cents), 0)::integer from shop_payment
    where order_id = taken.order_id and refund and received_at <= taken.taken_at), 0)
  where step = 'refunded';
create index shop_order_step_order on shop_order_step (order_id);
