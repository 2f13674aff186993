-- What searches narrow by, beside the words. Filled with the content, like the entries themselves.
alter table entry
  -- Grills, warmers and the like: products that stand in lists of their own.
  add column equipment boolean not null default false,
  -- What a category id may name: the category, the group of products, the kind.
  add column category_ids text[] not null default '{}',
  -- Keys of facets.
  add column tags text[] not null default '{}',
  add column author text not null default '',
  add column author_key text not null default '',
  -- The title as it is sorted in the alphabet of its language, whatever the database was installed with.
  add column title_key text collate "C" not null default '',
  -- What a hit says beyond the columns: prices, time, date, by kind.
  add column hit jsonb not null default '{}';

create index entry_titles on entry (site, language, kind, title_key);
create index entry_newest on entry (site, language, kind, published_on desc nulls last, position);
-- Content is written seldom and read often: a reader should find no list of late additions to go through.
alter index entry_words set (fastupdate = off);

create table facet (
  language text not null,
  key text not null,
  -- Where an editor put it: groups (themes), custom (properties of products) or recipetags (kinds of dishes).
  list text not null,
  label text not null,
  position integer not null,
  primary key (language, key)
);

-- Every word of a site, to find the one that was meant by a misspelt one.
create table vocabulary (
  site text not null,
  language text not null,
  kind text not null,
  word text not null,
  -- How often it stands in titles and categories (ten times as much) and in the rest.
  weight integer not null,
  primary key (site, language, kind, word)
);
create index vocabulary_beginnings on vocabulary (site, language, word text_pattern_ops);

-- Every choice that the entries of a site offer, whether a search leaves anything of it or not.
create table choice (
  site text not null,
  language text not null,
  kind text not null,
  equipment boolean not null,
  -- category, author or tag
  dimension text not null,
  key text not null,
  label text not null,
  position integer not null,
  primary key (site, language, kind, equipment, dimension, key)
);
