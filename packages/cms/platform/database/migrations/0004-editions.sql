-- Contraction: nothing was released that reads the columns of schedules.

-- Drafts of a page beside its current one, each with a name. One with a time is published at that time.
create table page_edition (
  id integer generated always as identity primary key,
  page_id integer not null references page on delete cascade,
  -- Names the draft of the page that continues it (page.draft_name), too. '' has no name.
  name text not null,
  -- As page.draft; null if the page's draft continues the edition, or nothing was changed after it was scheduled.
  draft jsonb,
  -- Counts the changes of its content: a publisher names the one that was seen.
  version integer not null default 1,
  saved_at timestamptz not null default now(),
  -- The name at that time.
  saved_by text not null,
  publish_at timestamptz,
  -- The content that a publisher approved for publish_at. Later changes of the draft do not go out with it.
  scheduled jsonb,
  -- The unpublished sections that are published together with the scheduled content: [{id, details}].
  scheduled_sections jsonb,
  -- The publisher's name at that time.
  scheduled_by text,
  -- The account that has scheduled it, which needs its right at that time, too.
  scheduled_by_id integer references editor_user on delete set null,
  uses text[] generated always as (content_words(draft) || content_words(scheduled)) stored,
  unique (page_id, name),
  check ((publish_at is null) = (scheduled is null)),
  check (draft is not null or scheduled is not null)
);
create index page_edition_uses on page_edition using gin (uses);
create index page_edition_time on page_edition (publish_at) where publish_at is not null;

insert into page_edition (page_id, name, saved_by, publish_at, scheduled, scheduled_sections, scheduled_by, scheduled_by_id)
  select id, '', coalesce(scheduled_by, ''), publish_at, scheduled, scheduled_sections, scheduled_by, scheduled_by_id
  from page where publish_at is not null and scheduled is not null;
-- The job of an edition has the edition as its key.
update job set name = 'publish-edition', key = (select id::text from page_edition where page_id::text = job.key)
  where name = 'publish-page' and exists (select from page_edition where page_id::text = job.key);
delete from job where name = 'publish-page';

alter table page drop column uses, drop column publish_at, drop column scheduled, drop column scheduled_sections,
  drop column scheduled_by, drop column scheduled_by_id;
alter table page
  -- The name of the draft.
  add column draft_name text not null default '',
  add column uses text[] generated always as (content_words(draft) || content_words(published)) stored;
create index page_uses on page using gin (uses);
