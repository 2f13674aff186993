-- What editors change in collections: products, recipes, navigation and the like. Other tables have what visitors read of them.
create table item (
  id integer generated always as identity primary key,
  -- The name of its collection.
  collection text not null,
  -- What names it in its collection, such as a product's number; null for a draft without one. In the bin '~' and the id follow.
  key text,
  -- null for what belongs to all sites, or to all languages of a site.
  site text,
  language text,
  title text not null,
  -- The order of its collection.
  position integer not null,
  draft jsonb not null,
  -- What visitors see; null for nothing.
  published jsonb,
  published_at timestamptz,
  -- Increases with each change. A change must name the revision that it is based on.
  revision integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by integer references editor_user on delete set null,
  -- Of an item that ships with the program, its key there and its last shipped value. It follows the next release while it is unchanged.
  origin text,
  shipped jsonb,
  -- What is published at a time, and the publisher who decided it.
  publish_at timestamptz,
  scheduled jsonb,
  scheduled_by_id integer references editor_user on delete set null,
  scheduled_by text,
  deleted_at timestamptz,
  unique (collection, key)
);
create index item_list on item (collection, site, language, position);
create index item_origin on item (collection, origin);

-- What was published, newest last.
create table item_version (
  item_id integer not null references item on delete cascade,
  number integer not null,
  value jsonb not null,
  made_at timestamptz not null default now(),
  made_by text not null,
  primary key (item_id, number)
);
