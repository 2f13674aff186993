-- Alternative texts of a picture by language. `alt` is that of all other languages.
alter table media add column alts jsonb not null default '{}';
-- Whether a picture needs no text. One without both waits for its text.
alter table media add column is_decorative boolean not null default false;
-- The bin of the library; null outside of it.
alter table media add column deleted_at timestamptz;
