-- Who takes care of an enquiry.
alter table enquiry add column assigned_to integer references editor_user on delete set null;

-- What editors write to each other about an enquiry.
create table enquiry_note (
  id integer generated always as identity primary key,
  enquiry_id integer not null references enquiry on delete cascade,
  body text not null,
  written_at timestamptz not null default now(),
  -- The name at that time.
  written_by text not null
);
create index enquiry_note_enquiry on enquiry_note (enquiry_id);

-- Replies by e-mail. The job of a reply sends it.
create table enquiry_reply (
  id integer generated always as identity primary key,
  enquiry_id integer not null references enquiry on delete cascade,
  -- Of the form, so that a form that is sent twice is one reply. Also a part of the Message-ID.
  form_key uuid not null unique,
  recipient text not null,
  subject text not null,
  body text not null,
  written_at timestamptz not null default now(),
  written_by text not null,
  user_id integer references editor_user on delete set null,
  -- 'sending' while a server may be handing it over: after a crash nobody knows whether it was sent.
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'failed')),
  error text,
  sent_at timestamptz
);
create index enquiry_reply_enquiry on enquiry_reply (enquiry_id);

-- Texts of replies by form and language.
create table reply_template (
  id integer generated always as identity primary key,
  -- The kind of enquiries; null for all.
  kind text,
  language text not null,
  name text not null,
  subject text not null,
  body text not null
);
