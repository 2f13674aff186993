-- Tokens in links to the basket, by which a frame's cart and the shop's own become one.
create table shop_handover (
  token_hash text primary key,
  id_hash text not null,
  expires_at timestamptz not null
);
create index shop_handover_expiry on shop_handover (expires_at);

-- The visitor of the shop itself whom a frame's visitor turned out to be.
alter table shop_visitor add column joined_hash text;
create index shop_visitor_joined on shop_visitor (joined_hash);
