-- What customers say of products. The text is text: it is never read as HTML.
create table review (
  id integer generated always as identity primary key,
  -- The key of a review that came with the content; null for those of visitors.
  content_key text unique,
  product_code text not null references shop_product,
  -- null for a visitor who was not logged in.
  customer_id integer references shop_customer on delete set null,
  rating smallint not null check (rating between 1 and 5),
  body text not null,
  user_name text not null,
  -- Whether the customer had bought the product when the review was written.
  verified boolean not null default false,
  written_at timestamptz not null default now(),
  -- A customer has one opinion of a product, which may change.
  unique (product_code, customer_id)
);
create index review_listing on review (product_code, written_at desc, id desc);
