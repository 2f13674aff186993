-- The accounts that have scheduled a page's publishing and unpublishing, which needs their right at that time, too.
alter table page add column scheduled_by_id integer references editor_user on delete set null;
alter table page add column unpublish_by_id integer references editor_user on delete set null;
update page set
  scheduled_by_id = (select min(id) from editor_user where name = scheduled_by),
  unpublish_by_id = (select min(id) from editor_user where name = unpublish_by)
where scheduled_by is not null or unpublish_by is not null;

-- Preview links end with the account that has created them.
alter table page_preview_link add column created_by integer references editor_user on delete cascade;
update page_preview_link set created_by = (select min(id) from editor_user where name = created_name);
