-- The synonyms that editors have written become items of their collection. Of two rows with the same words it takes the first.
insert into item (collection, key, origin, title, position, draft, published, published_at, shipped)
select 'synonyms', key, key, array_to_string(words, ', '), row_number() over (order by key) - 1, value, value, now(), value
from (
  select distinct on (language, words) language || ' ' || array_to_string(words, ', ') as key, words,
    jsonb_build_object('language', language, 'words', words, 'also', also) as value
  from synonym order by language, words, id
) as first_rows;
