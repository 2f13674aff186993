-- Contraction: the whole schema of 0.1.0, on an empty database.

-- One mailbox by one name: in lower case, without what follows a plus.
create function mailbox(email text) returns text language sql immutable parallel safe
  return regexp_replace(lower(btrim(email)), '^([^@+]*)\+[^@]*', '\1');

-- The words of a page by which uses are found: widgets, numbers of products, and addresses. An address is there as it is written,
-- without its query, hash and last slash, and a picture of the library also by its folder. At most 5,000 words of 500 characters each.
create function content_words(details jsonb) returns text[] language sql immutable parallel safe
return (
  with texts as materialized (
    select value #>> '{}' as text from jsonb_path_query(details, 'strict $.**', silent => true) as value
    where jsonb_typeof(value) = 'string'
  ),
  words as (
    select text as word from texts where text <> '' and text !~ '[\s<]'
    union all
    select replace(match[2], '&amp;', '&') from texts,
      regexp_matches(left(text, 500000), '\s(href|src)\s*=\s*"([^"]*)"', 'gi') as match where text like '%<%'
  ),
  forms as (
    select word from words
    union all
    select regexp_replace(regexp_replace(word, '[?#].*$', ''), '(.)/+$', '\1') from words where word like '/%'
    union all
    select substring(word from '^/media/library/[0-9]+/') from words where word like '/media/library/%'
  )
  select array_agg(distinct left(word, 500)) from (select word from forms where word <> '' limit 5000) as bounded
);

-- Who writes pages.
create table editor_user (
  id integer generated always as identity primary key,
  -- Lower case.
  email text not null unique,
  name text not null,
  -- An editor writes drafts; a publisher publishes, and manages users.
  role text not null check (role in ('editor', 'publisher')),
  password_hash text not null,
  created_at timestamptz not null default now(),
  -- What an account may write; null for all sites or all languages.
  sites text[],
  languages text[],
  -- The second factor: the shared secret in base32, whether the user has confirmed it, and the last step whose code was used.
  totp_secret text,
  totp_confirmed boolean not null default false,
  totp_step integer not null default 0,
  -- The issuer and the subject of the OpenID provider.
  openid_subject text
);
create index editor_user_openid_subject on editor_user (openid_subject) where openid_subject is not null;

-- What editors publish. All of it is replaced when the content that ships with the server changes.
create table site (
  site text primary key,
  details jsonb not null
);

-- One row for everything that has an address: a page, product, recipe or news item.
create table entry (
  site text not null,
  path text not null,
  language text not null,
  kind text not null,
  content_id text not null,
  title text not null,
  category text not null default '',
  -- The category as it stands in an address: lower case, without accents.
  category_key text not null default '',
  teaser text not null default '',
  image text not null default '',
  published_on date,
  position integer not null,
  details jsonb not null,
  words tsvector not null,
  -- Grills, warmers and the like: products that stand in lists of their own.
  equipment boolean not null default false,
  -- What a category id may name: the category, the group of products, the kind.
  category_ids text[] not null default '{}',
  -- Keys of facets.
  tags text[] not null default '{}',
  author text not null default '',
  author_key text not null default '',
  -- The title as it is sorted in the alphabet of its language, whatever the database was installed with.
  title_key text collate "C" not null default '',
  -- What a hit says beyond the columns: prices, time, date, by kind.
  hit jsonb not null default '{}',
  -- Titles and categories alone, to rank by: small enough to stand in the row, where all the words of an entry do not.
  head tsvector not null default '',
  primary key (site, path)
);
-- What hits are ranked by is read for every one of them: it stays in its row and is not compressed, as long as there is room.
alter table entry alter column head set storage main;
create index entry_listing on entry (site, language, kind, position);
-- Content is written seldom and read often: a reader should find no list of late additions to go through.
create index entry_words on entry using gin (words) with (fastupdate = off);
create index entry_titles on entry (site, language, kind, title_key);
create index entry_newest on entry (site, language, kind, published_on desc nulls last, position);
-- What may be liked.
create index entry_content on entry (content_id);

create table navigation (
  site text not null,
  language text not null,
  desktop jsonb not null,
  mobile jsonb not null,
  primary key (site, language)
);

-- What visitors and the server itself leave behind. Nothing here is ever replaced by content.
create table content_like (
  content_id text primary key,
  like_count integer not null
);

create table enquiry (
  id bigint generated always as identity primary key,
  kind text not null,
  site text not null,
  data jsonb not null,
  received_at timestamptz not null default now(),
  -- Tells a submission that comes again from another one.
  digest text,
  -- Came without JavaScript, and so without a captcha.
  without_captcha boolean not null default false,
  -- When somebody has answered it, and who.
  answered_at timestamptz,
  answered_by integer references editor_user on delete set null,
  -- Who takes care of it.
  assigned_to integer references editor_user on delete set null
);
create index enquiry_digest on enquiry (digest);
create index enquiry_newest on enquiry (kind, id desc);
-- Asked for what is older than its time.
create index enquiry_received on enquiry (received_at);

create table used_challenge (
  signature text primary key,
  expires_at timestamptz not null
);
create index used_challenge_expiry on used_challenge (expires_at);

create table setting (
  key text primary key,
  value text not null
);

create table facet (
  language text not null,
  key text not null,
  -- Where an editor put it: groups (themes), custom (properties of products) or recipetags (kinds of dishes).
  list text not null,
  label text not null,
  position integer not null,
  primary key (language, key)
);

-- Every word of a site, to find the one that was meant by a misspelt one.
create table vocabulary (
  site text not null,
  language text not null,
  kind text not null,
  word text not null,
  -- How often it stands in titles and categories (ten times as much) and in the rest.
  weight integer not null,
  primary key (site, language, kind, word)
);
create index vocabulary_beginnings on vocabulary (site, language, word text_pattern_ops);

-- Every choice that the entries of a site offer, whether a search leaves anything of it or not.
create table choice (
  site text not null,
  language text not null,
  kind text not null,
  equipment boolean not null,
  -- category, author or tag
  dimension text not null,
  key text not null,
  label text not null,
  position integer not null,
  primary key (site, language, kind, equipment, dimension, key)
);

-- Entries that are alike in all that facets count, and how many they are: a list without a query is counted from these.
create table cell (
  site text not null,
  language text not null,
  kind text not null,
  equipment boolean not null,
  category_key text not null,
  category_ids text[] not null,
  author_key text not null,
  tags text[] not null,
  size integer not null
);
create index cell_listing on cell (site, language, kind);

create table enquiry_file (
  id bigint generated always as identity primary key,
  enquiry_id bigint not null references enquiry on delete cascade,
  position integer not null,
  -- What the visitor called it; never a path.
  name text not null,
  -- What its content says that it is.
  type text not null,
  size integer not null,
  content bytea not null,
  file_key text,
  unique (enquiry_id, position)
);
-- Pictures are compressed already, and a megabyte is tried for long.
alter table enquiry_file alter column content set storage external;
create index enquiry_file_key on enquiry_file (file_key) where file_key is not null;

create table sign_up (
  id bigint generated always as identity primary key,
  kind text not null,
  site text not null,
  -- Who signed up for what, so that the second time is not another one.
  key text not null,
  data jsonb not null,
  received_at timestamptz not null default now(),
  unique (kind, site, key)
);
create index sign_up_received on sign_up (received_at);

create table editor_session (
  token_hash text primary key,
  expires_at timestamptz not null,
  user_id integer not null references editor_user on delete cascade
);

-- The meat shop: money is whole cents, VAT is in per mille (135 is 13.5 %).

-- What is sold, on whichever site it is shown. Names and prices follow the content; the stock belongs to the shop alone.
create table shop_product (
  code text primary key,
  -- The site that has its page, and where.
  site text not null,
  path text not null,
  name text not null,
  category text not null,
  -- Below /media/, '' where there is none.
  image text not null,
  price_cents integer not null check (price_cents >= 0),
  -- The price before, where it is on offer.
  compared_cents integer check (compared_cents > price_cents),
  vat_per_mille integer not null,
  -- Grams net.
  weight integer not null,
  -- Pieces; null is unlimited.
  stock integer check (stock >= 0),
  -- False for what has left the content: it stays for the orders and reviews of it.
  sold boolean not null default true
);

-- What the shop asks for its service. One row.
create table shop_terms (
  one boolean primary key default true check (one),
  shipping_cents integer not null,
  free_shipping_from_cents integer not null,
  handling_cents integer not null,
  -- An hour in Helsinki: until then tomorrow's delivery can be ordered.
  cut_off_hour integer not null
);

create table shop_payment_method (
  code text primary key,
  label text not null,
  position integer not null
);

-- Postal codes from the first to the last are one area, with vans of its own.
create table shop_delivery_area (
  first_code text primary key,
  last_code text not null check (last_code >= first_code),
  name text not null
);

-- The times of a day, '16-18', and how many deliveries one area has in each.
create table shop_delivery_window (
  time text primary key,
  label text not null,
  capacity integer not null
);

-- What is taken of an area's time on a day; nothing is taken of what has no row.
create table shop_slot (
  area text not null,
  day date not null,
  time text not null,
  taken integer not null check (taken >= 0),
  primary key (area, day, time)
);

create table shop_customer (
  id integer generated always as identity primary key,
  -- Lower case.
  email text not null unique,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  -- {firstName, lastName, streetAddress, postalCode, city}
  delivery_address jsonb,
  billing_address jsonb,
  phone_country_code text not null default '+358',
  phone_number text not null default '',
  additional_information text not null default ''
);

create table shop_login (
  token_hash text primary key,
  customer_id integer not null references shop_customer on delete cascade,
  expires_at timestamptz not null
);
create index shop_login_expiry on shop_login (expires_at);

create table shop_cart (
  id uuid primary key default gen_random_uuid(),
  -- The one open cart of a customer, on every device.
  customer_id integer unique references shop_customer on delete set null,
  -- The total that its last answer showed, so that nobody pays another one.
  shown_cents integer not null default 0,
  -- Reasons that the next load tells, once.
  told_once jsonb not null default '[]',
  changed_at timestamptz not null default now()
);

-- A browser, or a frame of the shop inside another site: two of them may share a cart.
create table shop_visitor (
  id_hash text primary key,
  -- null for an id that a browser had before its login or logout: it gets no cart.
  cart_id uuid references shop_cart,
  expires_at timestamptz not null,
  -- The visitor of the shop itself whom a frame's visitor turned out to be.
  joined_hash text
);
create index shop_visitor_cart on shop_visitor (cart_id);
create index shop_visitor_expiry on shop_visitor (expires_at);
create index shop_visitor_joined on shop_visitor (joined_hash);

create table shop_cart_line (
  cart_id uuid not null references shop_cart on delete cascade,
  code text not null references shop_product,
  quantity integer not null check (quantity between 1 and 100),
  -- The price that the visitor has been told.
  seen_cents integer not null,
  position integer generated always as identity,
  primary key (cart_id, code)
);

create table shop_coupon (
  -- Upper case.
  code text primary key,
  -- percent: per cent off the goods; sum, loyalty: cents off the goods; shipping: no shipping; refund, gift-card: cents that pay.
  kind text not null check (kind in ('percent', 'sum', 'loyalty', 'shipping', 'refund', 'gift-card')),
  -- Per cent, or cents. Of a refund and a gift card what is left of it.
  amount integer not null check (amount >= 0),
  -- The least cents of goods.
  minimum_cents integer not null default 0,
  expires_on date,
  -- null is any number.
  uses_left integer check (uses_left >= 0),
  once_per_customer boolean not null default false
);

create table shop_cart_coupon (
  cart_id uuid not null references shop_cart on delete cascade,
  code text not null references shop_coupon,
  position integer generated always as identity,
  primary key (cart_id, code)
);

create table shop_order (
  id integer generated always as identity (start with 100001) primary key,
  -- 128 random bits: who knows it may read the receipt.
  key text not null unique,
  cart_id uuid references shop_cart on delete set null,
  customer_id integer references shop_customer on delete set null,
  status text not null check (status in ('waiting', 'paid', 'cancelled', 'expired')),
  payment_method text not null,
  email text not null,
  phone text not null,
  additional_information text not null,
  -- {firstName, lastName, streetAddress, postalCode, city}
  delivery_address jsonb not null,
  area text not null,
  day date not null,
  time text not null,
  -- Cents by name, as they were priced.
  totals jsonb not null,
  total_cents integer not null check (total_cents >= 0),
  made_at timestamptz not null default now(),
  -- Until when it waits for its payment.
  expires_at timestamptz not null,
  paid_at timestamptz,
  -- Who ordered without an account: the hash of the visitor's id. A key alone opens no order.
  visitor_hash text
);
create unique index shop_order_waiting on shop_order (cart_id) where status = 'waiting';
create index shop_order_expiry on shop_order (expires_at) where status = 'waiting';
create index shop_order_cart on shop_order (cart_id, id);
create index shop_order_customer on shop_order (customer_id, id);
create index shop_order_visitor on shop_order (visitor_hash);
create index shop_order_made on shop_order (made_at);
create index shop_order_mailbox on shop_order (mailbox(email));

-- The lines as they were sold.
create table shop_order_line (
  order_id integer not null references shop_order on delete cascade,
  code text not null references shop_product,
  position integer not null,
  name text not null,
  category text not null,
  quantity integer not null,
  price_cents integer not null,
  vat_per_mille integer not null,
  primary key (order_id, code)
);
create index shop_order_line_code on shop_order_line (code);

-- What an order took of a coupon, to give it back where the order is not paid.
create table shop_coupon_use (
  order_id integer not null references shop_order on delete cascade,
  code text not null references shop_coupon,
  cents integer not null,
  primary key (order_id, code)
);
create index shop_coupon_use_code on shop_coupon_use (code);

-- Weekly lunch menus that visitors have saved, each under an address that can't be guessed.
create table menu (
  -- 128 bits of chance.
  id text primary key,
  site text not null,
  -- A list of weeks, each with monday to friday, each a list of {header, link, image}.
  weeks jsonb not null,
  saved_at timestamptz not null default now(),
  -- A menu is kept for as long as somebody reads it now and then.
  read_on date not null default current_date
);
create index menu_read on menu (read_on);

-- What customers say of products. The text is text: it is never read as HTML.
create table review (
  id integer generated always as identity primary key,
  -- The key of a review that came with the content; null for those of visitors.
  content_key text unique,
  product_code text not null references shop_product,
  -- null for a visitor who was not logged in.
  customer_id integer references shop_customer on delete set null,
  rating smallint not null check (rating between 1 and 5),
  body text not null,
  user_name text not null,
  -- Whether the customer had bought the product when the review was written.
  verified boolean not null default false,
  written_at timestamptz not null default now(),
  -- A review of somebody without an account is shown when an editor has read it.
  shown boolean not null default true,
  -- A customer has one opinion of a product, which may change.
  unique (product_code, customer_id)
);
create index review_listing on review (product_code, written_at desc, id desc);
create index review_held on review (id) where not shown;

-- Tokens in links to the basket, by which a frame's cart and the shop's own become one.
create table shop_handover (
  token_hash text primary key,
  id_hash text not null,
  expires_at timestamptz not null
);
create index shop_handover_expiry on shop_handover (expires_at);

-- Words that mean the same to visitors, as editors keep them.
create table synonym (
  id bigint generated always as identity primary key,
  language text not null,
  -- Each of them also finds the others.
  words text[] not null,
  -- What they find besides, which does not find them.
  also text[] not null default '{}'
);
create index synonym_language on synonym (language);

-- How often something was tried, by the hash of what and who: every server on this database counts together.
create table tried (
  key text primary key,
  count integer not null,
  ends_at timestamptz not null
);
create index tried_end on tried (ends_at);

-- What the payment service said that it took, by its own reference: said again, it is the same payment.
create table shop_payment (
  reference text primary key,
  order_id integer not null references shop_order on delete cascade,
  cents integer not null,
  -- The order could not be had any more, or was paid already: the money goes back.
  refund boolean not null default false,
  received_at timestamptz not null default now()
);
create index shop_payment_order on shop_payment (order_id);

-- One-time links by which the editors' first password is set.
create table editor_setup (
  token_hash text primary key,
  expires_at timestamptz not null
);

-- What has become of a native post, for the page that shows it, by the hash of its key.
create table form_result (
  key_hash text primary key,
  site text not null,
  content jsonb not null,
  expires_at timestamptz not null
);
create index form_result_end on form_result (expires_at);

-- Pages as editors compose them. What is published of them is also an entry, which visitors see and search.
create table page (
  id integer generated always as identity primary key,
  site text not null,
  language text not null,
  path text not null,
  -- The path without a slash at its end, by which it is found.
  address text not null,
  -- The order of the content, by which hits of equal rank are sorted.
  position integer not null,
  -- {title, description, unlisted, blocks}
  draft jsonb not null,
  -- Counts what was saved: whoever saves names the one that they began with.
  draft_version integer not null default 1,
  draft_at timestamptz not null default now(),
  draft_by integer references editor_user on delete set null,
  -- What visitors see; null for a page that none does.
  published jsonb,
  published_at timestamptz,
  -- When the draft is published by itself.
  publish_at timestamptz,
  -- In the bin since.
  deleted_at timestamptz,
  -- Came with the content and has not been saved by an editor: new content replaces it.
  shipped boolean not null default false,
  -- Where the content has a page, however it was moved: what an editor moved or deleted does not come back with new content.
  origin text,
  -- Pages that show something computed: what of them is edited are the blocks around it. Null for a page that is all blocks.
  -- 'section' is blocks that pages share, a page without an address of its own.
  template text check (
    template in ('product', 'recipe', 'news', 'product-list', 'recipe-list', 'news-list', 'search', 'section')
  ),
  -- The content that a publisher approved for publish_at. Later changes of the draft do not go out with it.
  scheduled jsonb,
  -- The publisher's name at that time.
  scheduled_by text,
  -- When the page is taken from visitors by itself.
  unpublish_at timestamptz,
  -- The publisher's name at that time.
  unpublish_by text,
  uses text[]
    generated always as (content_words(draft) || content_words(published) || content_words(scheduled)) stored,
  -- The page that this one is a translation of: the first of its group.
  translation_of integer references page on delete set null,
  -- What each translated text was translated from, both as hashes of texts.
  translated jsonb not null default '{}',
  -- The unpublished sections that are published together with the scheduled content: [{id, details}].
  scheduled_sections jsonb,
  -- The accounts that have scheduled a page's publishing and unpublishing, which needs their right at that time, too.
  scheduled_by_id integer references editor_user on delete set null,
  unpublish_by_id integer references editor_user on delete set null
);
create unique index page_address on page (site, address) where deleted_at is null;
create index page_origin on page (site, origin) where origin is not null;
create index page_template on page (site, language, template) where template is not null;
create index page_uses on page using gin (uses);
create index page_translation on page (translation_of) where translation_of is not null;

-- Everything that was ever published, in order.
create table page_version (
  page_id integer not null references page on delete cascade,
  number integer not null,
  -- As page.draft.
  details jsonb not null,
  made_at timestamptz not null default now(),
  -- The name at that time.
  made_by text not null,
  primary key (page_id, number)
);

-- Where a page was before it was moved.
create table page_redirect (
  site text not null,
  address text not null,
  page_id integer not null references page on delete cascade,
  primary key (site, address)
);

-- Who has a page open.
create table page_presence (
  page_id integer not null references page on delete cascade,
  -- One tab of a browser.
  tab text not null,
  user_id integer not null references editor_user on delete cascade,
  seen_at timestamptz not null default now(),
  primary key (page_id, tab)
);

-- Pictures of the library. They are in the database, so that every server on it has them and one backup holds all.
create table media (
  id integer generated always as identity primary key,
  name text not null,
  -- Of a picture that only decorates there is none.
  alt text not null,
  type text not null,
  width integer not null,
  height integer not null,
  -- What stays in view where the picture is cut, from 0 to 1 of width and height.
  focus_x real not null default 0.5,
  focus_y real not null default 0.5,
  -- Names what its files hold: a part of their address, which is another one when they change.
  digest text not null,
  added_at timestamptz not null default now(),
  added_by integer references editor_user on delete set null,
  -- What editors file pictures under.
  tags text[] not null default '{}'
);
create index media_tags on media using gin (tags);

-- The sizes that the server made of it.
create table media_file (
  media_id integer not null references media on delete cascade,
  -- 'whole', or the crop 'three-by-two'.
  cut text not null,
  width integer not null,
  type text not null,
  content bytea not null,
  file_key text,
  primary key (media_id, cut, width, type)
);
create index media_file_key on media_file (file_key) where file_key is not null;

-- Work that is due at a time. Every server on the database claims jobs; a job runs on one server at a time.
create table job (
  name text not null,
  -- The row that the job is about; '' for a job of the whole database.
  key text not null default '',
  run_at timestamptz not null,
  -- Since the last success, with the one under way.
  attempts integer not null default 0,
  -- Of the last attempt, where it failed.
  last_error text,
  -- Names the attempt under way, so that a slow one cannot finish a job that was scheduled anew.
  claim uuid,
  -- Another server may claim the job from then on.
  locked_until timestamptz,
  primary key (name, key)
);
create index job_due on job (run_at);

-- Hashes of the codes that replace a lost second factor, each valid once.
create table editor_recovery_code (
  user_id integer not null references editor_user on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);

-- One-time links with which users set their password.
create table editor_link (
  token_hash text primary key,
  user_id integer not null references editor_user on delete cascade,
  expires_at timestamptz not null
);

-- Logins whose password was right and that wait for the second factor.
create table editor_second_step (
  token_hash text primary key,
  user_id integer not null references editor_user on delete cascade,
  expires_at timestamptz not null
);

-- Logins that wait for the answer of the OpenID provider.
create table editor_openid_login (
  token_hash text primary key,
  verifier text not null,
  nonce text not null,
  expires_at timestamptz not null
);

-- Who did what and when.
create table audit_event (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  user_id integer references editor_user on delete set null,
  -- The name at that time.
  user_name text not null,
  action text not null,
  page_id integer references page on delete set null,
  -- What it was done to, as people know it.
  subject text not null default '',
  -- Saves of one page in a row are one event.
  count integer not null default 1
);
create index audit_event_at on audit_event (at);
create index audit_event_page on audit_event (page_id, id);

-- Reviews that editors ask for, with the draft as it was then.
create table page_review (
  id integer generated always as identity primary key,
  page_id integer not null references page on delete cascade,
  -- As page.draft.
  details jsonb not null,
  note text not null default '',
  requested_by integer references editor_user on delete set null,
  -- The name at that time.
  requested_name text not null,
  requested_at timestamptz not null default now(),
  -- null while it waits.
  result text check (result in ('approved', 'returned', 'withdrawn')),
  answer text not null default '',
  decided_name text,
  decided_at timestamptz
);
create index page_review_page on page_review (page_id, id);

-- Links by which people without an account see a draft.
create table page_preview_link (
  id integer generated always as identity primary key,
  page_id integer not null references page on delete cascade,
  token_hash text not null unique,
  created_name text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Preview links end with the account that has created them.
  created_by integer references editor_user on delete cascade
);

-- Notes of editors on a page and its blocks.
create table page_note (
  id integer generated always as identity primary key,
  page_id integer not null references page on delete cascade,
  -- The note that this one answers.
  parent_id integer references page_note on delete cascade,
  -- The index of the block in the draft; null for a note on the page, and when the block is deleted.
  block integer,
  -- The type of the block.
  block_type text,
  body text not null,
  written_by integer references editor_user on delete set null,
  written_name text not null,
  written_at timestamptz not null default now(),
  resolved_at timestamptz,
  resolved_name text
);
create index page_note_page on page_note (page_id, id);

create table page_note_mention (
  note_id integer not null references page_note on delete cascade,
  user_id integer not null references editor_user on delete cascade,
  seen_at timestamptz,
  primary key (note_id, user_id)
);
create index page_note_mention_user on page_note_mention (user_id) where seen_at is null;

-- Earlier states of drafts. The saves of one person within ten minutes have one started_at; the last row is the draft as it is now.
create table page_draft (
  page_id integer not null references page on delete cascade,
  number integer not null,
  -- As page.draft.
  details jsonb not null,
  started_at timestamptz not null default now(),
  saved_at timestamptz not null default now(),
  -- The name at that time.
  saved_by text not null,
  user_id integer references editor_user on delete set null,
  -- Whether the next save of the person may replace the row.
  is_open boolean not null default true,
  primary key (page_id, number)
);
create index page_draft_saved on page_draft (saved_at);

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

-- Answers to an editor's requests that create something, so that a request that is sent again creates nothing twice.
create table editor_request (
  user_id integer not null references editor_user on delete cascade,
  -- Chosen by the client.
  key text not null,
  -- The route.
  call text not null,
  answer jsonb,
  expires_at timestamptz not null default now() + interval '1 day',
  primary key (user_id, key)
);
create index editor_request_expiry on editor_request (expires_at);

-- Files outside of the database. A row whose file has been moved has its key, and empty content.
create table stored_file (
  key text primary key,
  -- SHA-256 in hex.
  sha256 text not null,
  bytes integer not null,
  -- A file that no row has is deleted after a while: its row was deleted, or the server ended while it moved the file.
  created_at timestamptz not null default now()
);
