-- How often something was tried, by the hash of what and who: every server on this database counts together.
create table tried (
  key text primary key,
  count integer not null,
  ends_at timestamptz not null
);
create index tried_end on tried (ends_at);
