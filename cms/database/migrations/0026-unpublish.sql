-- When the page is taken from visitors by itself.
alter table page add column unpublish_at timestamptz;
-- The publisher's name at that time.
alter table page add column unpublish_by text;
