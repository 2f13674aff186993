-- When a job failed first since its last success; null if it has not.
alter table job add column failed_at timestamptz;
