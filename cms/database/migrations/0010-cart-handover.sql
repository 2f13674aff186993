-- Tokens in links to the basket, by which a frame's cart and the shop's own become one.
create table shop_handover (
  token_hash text primary key,
  id_hash text not null,
  expires_at timestamptz not null
);
create index shop_handover_expiry on shop_handover (expires_at);
