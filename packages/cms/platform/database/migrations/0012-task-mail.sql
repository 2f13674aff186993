-- What mails to a user need: the language and the origin of the last sign-in; null before the first.
alter table editor_user add column mail_language text;
alter table editor_user add column mail_origin text;
-- Whether new tasks are told by mail, and until when they have been told.
alter table editor_user add column wants_mail boolean not null default true;
alter table editor_user add column told_at timestamptz not null default now();

-- Whether a reply is a message that was passed on to somebody else: it does not answer the enquiry.
alter table enquiry_reply add column is_forward boolean not null default false;
