-- Entries that are alike in all that facets count, and how many they are: a list without a query is counted from these.
create table cell (
  site text not null,
  language text not null,
  kind text not null,
  equipment boolean not null,
  category_key text not null,
  category_ids text[] not null,
  author_key text not null,
  tags text[] not null,
  size integer not null
);
create index cell_listing on cell (site, language, kind);
