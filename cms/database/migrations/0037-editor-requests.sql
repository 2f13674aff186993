-- Answers to an editor's requests that create something, so that a request that is sent again creates nothing twice.
create table editor_request (
  user_id integer not null references editor_user on delete cascade,
  -- Chosen by the client.
  key text not null,
  -- The route.
  call text not null,
  answer jsonb,
  expires_at timestamptz not null default now() + interval '1 day',
  primary key (user_id, key)
);
create index editor_request_expiry on editor_request (expires_at);
