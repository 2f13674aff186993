-- Enquiries that somebody has answered, and who.
alter table enquiry add column answered_at timestamptz;
alter table enquiry add column answered_by integer references editor_user on delete set null;
