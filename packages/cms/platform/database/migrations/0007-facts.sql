-- Facts of a site, which texts of its pages name as {{name}}. `source` is the collection that a fact comes from.
create table site_fact (
  site text not null,
  source text not null,
  name text not null,
  language text,
  text text not null,
  unique nulls not distinct (site, source, name, language)
);
