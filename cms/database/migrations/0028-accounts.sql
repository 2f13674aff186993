-- What an account may write; null for all sites or all languages.
alter table editor_user add column sites text[];
alter table editor_user add column languages text[];
-- The second factor: the shared secret in base32, whether the user has confirmed it, and the last step whose code was used.
alter table editor_user add column totp_secret text;
alter table editor_user add column totp_confirmed boolean not null default false;
alter table editor_user add column totp_step integer not null default 0;
-- The issuer and the subject of the OpenID provider.
alter table editor_user add column openid_subject text;
create index editor_user_openid_subject on editor_user (openid_subject) where openid_subject is not null;

-- Hashes of the codes that replace a lost second factor, each valid once.
create table editor_recovery_code (
  user_id integer not null references editor_user on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);

-- One-time links with which users set their password.
create table editor_link (
  token_hash text primary key,
  user_id integer not null references editor_user on delete cascade,
  expires_at timestamptz not null
);

-- Logins whose password was right and that wait for the second factor.
create table editor_second_step (
  token_hash text primary key,
  user_id integer not null references editor_user on delete cascade,
  expires_at timestamptz not null
);

-- Logins that wait for the answer of the OpenID provider.
create table editor_openid_login (
  token_hash text primary key,
  verifier text not null,
  nonce text not null,
  expires_at timestamptz not null
);

-- Who did what and when.
create table audit_event (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  user_id integer references editor_user on delete set null,
  -- The name at that time.
  user_name text not null,
  action text not null,
  page_id integer references page on delete set null,
  -- What it was done to, as people know it.
  subject text not null default '',
  -- Saves of one page in a row are one event.
  count integer not null default 1
);
create index audit_event_at on audit_event (at);
create index audit_event_page on audit_event (page_id, id);
