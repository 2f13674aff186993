-- Earlier states of drafts. All saves of one person within ten minutes are one row; the last row is the draft as it is now.
create table page_draft (
  page_id integer not null references page on delete cascade,
  number integer not null,
  -- As page.draft.
  details jsonb not null,
  started_at timestamptz not null default now(),
  saved_at timestamptz not null default now(),
  -- The name at that time.
  saved_by text not null,
  user_id integer references editor_user on delete set null,
  -- Whether the next save of the person may replace the row.
  is_open boolean not null default true,
  primary key (page_id, number)
);
create index page_draft_saved on page_draft (saved_at);
