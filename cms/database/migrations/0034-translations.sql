-- The page that this one is a translation of: the first of its group.
alter table page add column translation_of integer references page on delete set null;
-- What each translated text was translated from, both as hashes of texts.
alter table page add column translated jsonb not null default '{}';
create index page_translation on page (translation_of) where translation_of is not null;
