-- What editors file pictures under.
alter table media add column tags text[] not null default '{}';
create index media_tags on media using gin (tags);
