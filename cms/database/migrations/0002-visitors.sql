-- What visitors and the server itself leave behind. Nothing here is ever replaced by content.
create table content_like (
  content_id text primary key,
  like_count integer not null
);

create table enquiry (
  id bigint generated always as identity primary key,
  kind text not null,
  site text not null,
  data jsonb not null,
  received_at timestamptz not null default now()
);

create table used_challenge (
  signature text primary key,
  expires_at timestamptz not null
);
create index used_challenge_expiry on used_challenge (expires_at);

create table setting (
  key text primary key,
  value text not null
);
