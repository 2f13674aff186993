-- What editors publish. All of it is replaced when the content that ships with the server changes.
create table site (
  site text primary key,
  details jsonb not null
);

-- One row for everything that has an address: a page, product, recipe or news item.
create table entry (
  site text not null,
  path text not null,
  language text not null,
  kind text not null,
  content_id text not null,
  title text not null,
  category text not null default '',
  -- The category as it stands in an address: lower case, without accents.
  category_key text not null default '',
  teaser text not null default '',
  image text not null default '',
  published_on date,
  position integer not null,
  details jsonb not null,
  searched text not null,
  words tsvector not null,
  primary key (site, path)
);
create index entry_listing on entry (site, language, kind, position);
create index entry_words on entry using gin (words);

create table navigation (
  site text not null,
  language text not null,
  desktop jsonb not null,
  mobile jsonb not null,
  primary key (site, language)
);
