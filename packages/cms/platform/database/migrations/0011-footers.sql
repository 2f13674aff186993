-- The footer of a site in a language. The import after the update of the program fills it.
alter table navigation add column footer jsonb not null default '{"links": [], "text": ""}';
