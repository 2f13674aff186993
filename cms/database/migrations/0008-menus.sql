-- Weekly lunch menus that visitors have saved, each under an address that can't be guessed.
create table menu (
  -- 128 bits of chance.
  id text primary key,
  site text not null,
  -- A list of weeks, each with monday to friday, each a list of {header, link, image}.
  weeks jsonb not null,
  saved_at timestamptz not null default now()
);
