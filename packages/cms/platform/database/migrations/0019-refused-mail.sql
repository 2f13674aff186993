-- Recipients of a form's messages that a mail server has refused since the last mail that it took.
create table form_mail_refusal (
  site text not null,
  form text not null,
  recipient text not null,
  refused_at timestamptz not null default now(),
  -- What the server said.
  reason text not null,
  primary key (site, form, recipient)
);
