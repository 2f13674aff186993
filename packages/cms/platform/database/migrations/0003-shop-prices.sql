-- Expansion: the trigger accepts all writes. It stores the history of prices and lowers compared prices.

-- The prices of a product: each holds from `since` until the next one.
create table shop_price (
  code text not null,
  since timestamptz not null default now(),
  cents integer not null,
  primary key (code, since)
);

-- Keeps the compared price true: it is the lowest price of the 30 days before the present one began (directive 98/6/EC, article 6a).
-- Without a higher price in that time there is no offer. Of a new product only its own compared price is known.
create function keep_shop_price() returns trigger language plpgsql as $$
declare
  lowest integer;
begin
  if tg_op = 'INSERT' then
    -- An insert that turns into an update is handled as an update.
    if exists (select from shop_price where code = new.code) then return new; end if;
    insert into shop_price (code, since, cents)
      select new.code, now() - interval '30 days', new.compared_cents where new.compared_cents is not null;
  end if;
  if tg_op = 'INSERT' or new.price_cents <> old.price_cents then
    insert into shop_price (code, cents) values (new.code, new.price_cents)
      on conflict (code, since) do update set cents = excluded.cents;
  end if;
  if new.compared_cents is not null then
    select min(cents) into lowest from (
      select cents, since, lead(since) over (order by since) as until from shop_price where code = new.code
    ) as held
    where until > (select max(since) from shop_price where code = new.code) - interval '30 days';
    new.compared_cents := case when lowest > new.price_cents then lowest end;
  end if;
  return new;
end $$;

insert into shop_price (code, since, cents)
  select code, now() - interval '30 days', compared_cents from shop_product where compared_cents is not null;
insert into shop_price (code, cents) select code, price_cents from shop_product;

create trigger shop_product_price before insert or update of price_cents, compared_cents on shop_product
  for each row execute function keep_shop_price();

-- {name, businessId, address, email, phone}
alter table shop_terms add column seller jsonb;
