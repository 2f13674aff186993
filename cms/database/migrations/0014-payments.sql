-- An order that nobody paid for in time has another end than one that was called off.
alter table shop_order drop constraint shop_order_status_check;
alter table shop_order add constraint shop_order_status_check
  check (status in ('waiting', 'paid', 'cancelled', 'expired'));

-- What the payment service said that it took, by its own reference: said again, it is the same payment.
create table shop_payment (
  reference text primary key,
  order_id integer not null references shop_order on delete cascade,
  cents integer not null,
  -- The order could not be had any more, or was paid already: the money goes back.
  refund boolean not null default false,
  received_at timestamptz not null default now()
);
create index shop_payment_order on shop_payment (order_id);
