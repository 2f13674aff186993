-- Each sign-up has a link, by which its owner confirms it or takes it back.
alter table sign_up add column token text not null default gen_random_uuid();
-- The address of the link; null for sign-ups of unknown hosts and for those before this migration.
alter table sign_up add column link text;
alter table sign_up add column confirmed_at timestamptz;
-- When the confirmation was asked for last.
alter table sign_up add column asked_at timestamptz;
create index sign_up_token on sign_up (token);
