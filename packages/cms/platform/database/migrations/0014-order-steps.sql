-- What has happened to an order after its payment. Each step is taken once.
create table shop_order_step (
  id integer generated always as identity primary key,
  order_id integer not null references shop_order on delete cascade,
  step text not null check (step in ('packed', 'delivered', 'refunded')),
  taken_at timestamptz not null default now(),
  taken_by text not null,
  -- When the customer was told.
  told_at timestamptz,
  unique (order_id, step)
);
