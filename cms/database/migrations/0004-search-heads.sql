-- Titles and categories alone, to rank by: small enough to stand in the row, where all the words of an entry do not.
alter table entry add column head tsvector not null default '';
