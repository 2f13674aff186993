-- The meat shop. Money is whole cents, VAT is in per mille (135 is 13,5 %).

-- What is sold, on whichever site it is shown. Names and prices follow the content; the stock belongs to the shop alone.
create table shop_product (
  code text primary key,
  -- The site that has its page, and where.
  site text not null,
  path text not null,
  name text not null,
  category text not null,
  -- Below /media/, '' where there is none.
  image text not null,
  price_cents integer not null check (price_cents >= 0),
  -- The price before, where it is on offer.
  compared_cents integer check (compared_cents > price_cents),
  vat_per_mille integer not null,
  -- Grams net.
  weight integer not null,
  -- Pieces; null is unlimited.
  stock integer check (stock >= 0),
  -- False for what has left the content: it stays for the orders and reviews of it.
  sold boolean not null default true
);

-- What the shop asks for its service. One row.
create table shop_terms (
  one boolean primary key default true check (one),
  shipping_cents integer not null,
  free_shipping_from_cents integer not null,
  handling_cents integer not null,
  -- An hour in Helsinki: until then tomorrow's delivery can be ordered.
  cut_off_hour integer not null
);

create table shop_payment_method (
  code text primary key,
  label text not null,
  position integer not null
);

-- Postal codes from the first to the last are one area, with vans of its own.
create table shop_delivery_area (
  first_code text primary key,
  last_code text not null check (last_code >= first_code),
  name text not null
);

-- The times of a day, '16-18', and how many deliveries one area has in each.
create table shop_delivery_window (
  time text primary key,
  label text not null,
  capacity integer not null
);

-- What is taken of an area's time on a day; nothing is taken of what has no row.
create table shop_slot (
  area text not null,
  day date not null,
  time text not null,
  taken integer not null check (taken >= 0),
  primary key (area, day, time)
);

create table shop_customer (
  id integer generated always as identity primary key,
  -- Lower case.
  email text not null unique,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  -- {firstName, lastName, streetAddress, postalCode, city}
  delivery_address jsonb,
  billing_address jsonb,
  phone_country_code text not null default '+358',
  phone_number text not null default '',
  additional_information text not null default ''
);

create table shop_login (
  token_hash text primary key,
  customer_id integer not null references shop_customer on delete cascade,
  expires_at timestamptz not null
);
create index shop_login_expiry on shop_login (expires_at);

create table shop_cart (
  id uuid primary key default gen_random_uuid(),
  -- The one open cart of a customer, on every device.
  customer_id integer unique references shop_customer on delete set null,
  -- The total that its last answer showed, so that nobody pays another one.
  shown_cents integer not null default 0,
  -- Reasons that the next load tells, once.
  told_once jsonb not null default '[]',
  changed_at timestamptz not null default now()
);

-- A browser, or a frame of the shop inside another site: two of them may share a cart.
create table shop_visitor (
  id_hash text primary key,
  cart_id uuid not null references shop_cart,
  expires_at timestamptz not null
);
create index shop_visitor_cart on shop_visitor (cart_id);
create index shop_visitor_expiry on shop_visitor (expires_at);

create table shop_cart_line (
  cart_id uuid not null references shop_cart on delete cascade,
  code text not null references shop_product,
  quantity integer not null check (quantity between 1 and 100),
  -- The price that the visitor has been told.
  seen_cents integer not null,
  position integer generated always as identity,
  primary key (cart_id, code)
);

create table shop_coupon (
  -- Upper case.
  code text primary key,
  -- percent: per cent off the goods; sum, loyalty: cents off the goods; shipping: no shipping; refund, gift-card: cents that pay.
  kind text not null check (kind in ('percent', 'sum', 'loyalty', 'shipping', 'refund', 'gift-card')),
  -- Per cent, or cents. Of a refund and a gift card what is left of it.
  amount integer not null check (amount >= 0),
  -- The least cents of goods.
  minimum_cents integer not null default 0,
  expires_on date,
  -- null is any number.
  uses_left integer check (uses_left >= 0),
  once_per_customer boolean not null default false
);

create table shop_cart_coupon (
  cart_id uuid not null references shop_cart on delete cascade,
  code text not null references shop_coupon,
  position integer generated always as identity,
  primary key (cart_id, code)
);

create table shop_order (
  id integer generated always as identity (start with 100001) primary key,
  -- 128 random bits: who knows it may read the receipt.
  key text not null unique,
  cart_id uuid references shop_cart on delete set null,
  customer_id integer references shop_customer on delete set null,
  status text not null check (status in ('waiting', 'paid', 'cancelled')),
  payment_method text not null,
  email text not null,
  phone text not null,
  additional_information text not null,
  -- {firstName, lastName, streetAddress, postalCode, city}
  delivery_address jsonb not null,
  area text not null,
  day date not null,
  time text not null,
  -- Cents by name, as they were priced.
  totals jsonb not null,
  total_cents integer not null check (total_cents >= 0),
  made_at timestamptz not null default now(),
  -- Until when it waits for its payment.
  expires_at timestamptz not null,
  paid_at timestamptz
);
create unique index shop_order_waiting on shop_order (cart_id) where status = 'waiting';
create index shop_order_expiry on shop_order (expires_at) where status = 'waiting';
create index shop_order_cart on shop_order (cart_id, id);
create index shop_order_customer on shop_order (customer_id, id);

-- The lines as they were sold.
create table shop_order_line (
  order_id integer not null references shop_order on delete cascade,
  code text not null references shop_product,
  position integer not null,
  name text not null,
  category text not null,
  quantity integer not null,
  price_cents integer not null,
  vat_per_mille integer not null,
  primary key (order_id, code)
);
create index shop_order_line_code on shop_order_line (code);

-- What an order took of a coupon, to give it back where the order is not paid.
create table shop_coupon_use (
  order_id integer not null references shop_order on delete cascade,
  code text not null references shop_coupon,
  -- The e-mail address, lower case.
  person text not null,
  cents integer not null,
  primary key (order_id, code)
);
create index shop_coupon_use_person on shop_coupon_use (code, person);
