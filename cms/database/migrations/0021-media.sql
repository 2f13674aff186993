-- Pictures of the library. They are in the database, so that every server on it has them and one backup holds all.
create table media (
  id integer generated always as identity primary key,
  name text not null,
  -- Of a picture that only decorates there is none.
  alt text not null,
  type text not null,
  width integer not null,
  height integer not null,
  -- What stays in view where the picture is cut, from 0 to 1 of width and height.
  focus_x real not null default 0.5,
  focus_y real not null default 0.5,
  -- Names what its files hold: a part of their address, which is another one when they change.
  digest text not null,
  added_at timestamptz not null default now(),
  added_by integer references editor_user on delete set null
);

-- The sizes that the server made of it.
create table media_file (
  media_id integer not null references media on delete cascade,
  -- 'whole', or the crop 'three-by-two'.
  cut text not null,
  width integer not null,
  type text not null,
  content bytea not null,
  primary key (media_id, cut, width, type)
);
