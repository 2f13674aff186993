-- The unpublished sections that are published together with the scheduled content: [{id, details}].
alter table page add column scheduled_sections jsonb;
