-- The words of a page by which uses are found: widgets, numbers of products, and addresses. An address is there as it is written,
-- without its query, hash and last slash, and a picture of the library also by its folder. At most 5,000 words of 500 characters each.
create function content_words(details jsonb) returns text[] language sql immutable parallel safe
return (
  with texts as materialized (
    select value #>> '{}' as text from jsonb_path_query(details, 'strict $.**', silent => true) as value
    where jsonb_typeof(value) = 'string'
  ),
  words as (
    select text as word from texts where text <> '' and text !~ '[\s<]'
    union all
    select replace(match[2], '&amp;', '&') from texts,
      regexp_matches(left(text, 500000), '\s(href|src)\s*=\s*"([^"]*)"', 'gi') as match where text like '%<%'
  ),
  forms as (
    select word from words
    union all
    select regexp_replace(regexp_replace(word, '[?#].*$', ''), '(.)/+$', '\1') from words where word like '/%'
    union all
    select substring(word from '^/media/library/[0-9]+/') from words where word like '/media/library/%'
  )
  select array_agg(distinct left(word, 500)) from (select word from forms where word <> '' limit 5000) as bounded
);

alter table page add column uses text[]
  generated always as (content_words(draft) || content_words(published) || content_words(scheduled)) stored;
create index page_uses on page using gin (uses);
