-- Enquiries of every form with their files, sign-ups, and the editors who read them.
alter table enquiry
  -- Tells a submission that comes again from another one.
  add column digest text;
create index enquiry_digest on enquiry (digest);
create index enquiry_newest on enquiry (kind, id desc);

create table enquiry_file (
  id bigint generated always as identity primary key,
  enquiry_id bigint not null references enquiry on delete cascade,
  position integer not null,
  -- What the visitor called it; never a path.
  name text not null,
  -- What its content says that it is.
  type text not null,
  size integer not null,
  content bytea not null,
  unique (enquiry_id, position)
);
-- Pictures are compressed already, and a megabyte is tried for long.
alter table enquiry_file alter column content set storage external;

create table sign_up (
  id bigint generated always as identity primary key,
  kind text not null,
  site text not null,
  -- Who signed up for what, so that the second time is not another one.
  key text not null,
  data jsonb not null,
  received_at timestamptz not null default now(),
  unique (kind, site, key)
);

create table editor_session (
  token_hash text primary key,
  expires_at timestamptz not null
);
