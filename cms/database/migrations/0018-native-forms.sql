-- Enquiries that came without JavaScript, and so without a captcha.
alter table enquiry add column without_captcha boolean not null default false;

-- What has become of a native post, for the page that shows it, by the hash of its key.
create table form_result (
  key_hash text primary key,
  site text not null,
  content jsonb not null,
  expires_at timestamptz not null
);
create index form_result_end on form_result (expires_at);
