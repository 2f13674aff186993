-- Reviews that editors ask for, with the draft as it was then.
create table page_review (
  id integer generated always as identity primary key,
  page_id integer not null references page on delete cascade,
  -- As page.draft.
  details jsonb not null,
  note text not null default '',
  requested_by integer references editor_user on delete set null,
  -- The name at that time.
  requested_name text not null,
  requested_at timestamptz not null default now(),
  -- null while it waits.
  result text check (result in ('approved', 'returned', 'withdrawn')),
  answer text not null default '',
  decided_name text,
  decided_at timestamptz
);
create index page_review_page on page_review (page_id, id);

-- Links by which people without an account see a draft.
create table page_preview_link (
  id integer generated always as identity primary key,
  page_id integer not null references page on delete cascade,
  token_hash text not null unique,
  created_name text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

-- Notes of editors on a page and its blocks.
create table page_note (
  id integer generated always as identity primary key,
  page_id integer not null references page on delete cascade,
  -- The note that this one answers.
  parent_id integer references page_note on delete cascade,
  -- The index of the block in the draft; null for a note on the page, and when the block is deleted.
  block integer,
  -- The type of the block.
  block_type text,
  body text not null,
  written_by integer references editor_user on delete set null,
  written_name text not null,
  written_at timestamptz not null default now(),
  resolved_at timestamptz,
  resolved_name text
);
create index page_note_page on page_note (page_id, id);

create table page_note_mention (
  note_id integer not null references page_note on delete cascade,
  user_id integer not null references editor_user on delete cascade,
  seen_at timestamptz,
  primary key (note_id, user_id)
);
create index page_note_mention_user on page_note_mention (user_id) where seen_at is null;
