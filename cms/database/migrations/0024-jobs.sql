-- Work that is due at a time. Every server on the database claims jobs; a job runs on one server at a time.
create table job (
  name text not null,
  -- The row that the job is about; '' for a job of the whole database.
  key text not null default '',
  run_at timestamptz not null,
  -- Since the last success, with the one under way.
  attempts integer not null default 0,
  -- Of the last attempt, where it failed.
  last_error text,
  -- Names the attempt under way, so that a slow one cannot finish a job that was scheduled anew.
  claim uuid,
  -- Another server may claim the job from then on.
  locked_until timestamptz,
  primary key (name, key)
);
create index job_due on job (run_at);

-- The content that a publisher approved for publish_at. Later changes of the draft do not go out with it.
alter table page add column scheduled jsonb;
-- The publisher's name at that time.
alter table page add column scheduled_by text;
update page set scheduled = draft, scheduled_by = (select name from editor_user where id = draft_by)
where publish_at is not null and deleted_at is null;
update page set publish_at = null where deleted_at is not null;
insert into job (name, key, run_at) select 'publish-page', id::text, publish_at from page where publish_at is not null;
drop index page_schedule;
