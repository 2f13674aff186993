-- Files outside of the database. A row whose file has been moved has its key, and empty content.
create table stored_file (
  key text primary key,
  -- SHA-256 in hex.
  sha256 text not null,
  bytes integer not null,
  -- A file that no row has is deleted after a while: its row was deleted, or the server ended while it moved the file.
  created_at timestamptz not null default now()
);
alter table media_file add column file_key text;
alter table enquiry_file add column file_key text;
create index media_file_key on media_file (file_key) where file_key is not null;
create index enquiry_file_key on enquiry_file (file_key) where file_key is not null;
