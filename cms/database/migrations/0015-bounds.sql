-- A menu is kept for as long as somebody reads it now and then.
alter table menu add column read_on date not null default current_date;
create index menu_read on menu (read_on);

-- What may be liked.
create index entry_content on entry (content_id);

-- One-time links by which the editors' first password is set.
create table editor_setup (
  token_hash text primary key,
  expires_at timestamptz not null
);
