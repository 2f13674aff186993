-- Who writes pages. Before there were users, all editors had one password: it goes on as that of the first publisher.
create table editor_user (
  id integer generated always as identity primary key,
  -- Lower case.
  email text not null unique,
  name text not null,
  -- An editor writes drafts; a publisher publishes, and manages users.
  role text not null check (role in ('editor', 'publisher')),
  password_hash text not null,
  created_at timestamptz not null default now()
);
insert into editor_user (email, name, role, password_hash)
select 'publisher@saaristo.example', 'Publisher', 'publisher', value from setting where key = 'editor-password';
delete from setting where key = 'editor-password';

delete from editor_session;
alter table editor_session add column user_id integer not null references editor_user on delete cascade;

-- Pages as editors compose them. What is published of them is also an entry, which visitors see and search.
create table page (
  id integer generated always as identity primary key,
  site text not null,
  language text not null,
  path text not null,
  -- The path without a slash at its end, by which it is found.
  address text not null,
  -- The order of the content, by which hits of equal rank are sorted.
  position integer not null,
  -- {title, description, unlisted, blocks}
  draft jsonb not null,
  -- Counts what was saved: whoever saves names the one that they began with.
  draft_version integer not null default 1,
  draft_at timestamptz not null default now(),
  draft_by integer references editor_user on delete set null,
  -- What visitors see; null for a page that none does.
  published jsonb,
  published_at timestamptz,
  -- When the draft is published by itself.
  publish_at timestamptz,
  -- In the bin since.
  deleted_at timestamptz,
  -- Came with the content and has not been saved by an editor: new content replaces it.
  shipped boolean not null default false
);
create unique index page_address on page (site, address) where deleted_at is null;
create index page_schedule on page (publish_at) where publish_at is not null;

-- Everything that was ever published, in order.
create table page_version (
  page_id integer not null references page on delete cascade,
  number integer not null,
  -- As page.draft.
  details jsonb not null,
  made_at timestamptz not null default now(),
  -- The name at that time.
  made_by text not null,
  primary key (page_id, number)
);

-- Where a page was before it was moved.
create table page_redirect (
  site text not null,
  address text not null,
  page_id integer not null references page on delete cascade,
  primary key (site, address)
);

-- Who has a page open.
create table page_presence (
  page_id integer not null references page on delete cascade,
  -- One tab of a browser.
  tab text not null,
  user_id integer not null references editor_user on delete cascade,
  seen_at timestamptz not null default now(),
  primary key (page_id, tab)
);
