import type { Site } from 'saaristo/sites';
import { nameSeen } from '../../../../packages/cms/pages/store/effects.ts';
import { findEditedPage } from '../../../../packages/cms/pages/store/page-store.ts';
import { findReviewedDetails } from '../../../../packages/cms/pages/store/review-store.ts';
import type { Database } from '../../../../packages/cms/platform/database/database.ts';
import { rowsOf } from '../../../../packages/cms/test/support/rows.ts';

/** One thing of each kind on a site, by id. */
export interface Fixture {
  site: Site;
  picture: number;
  draft: number;
  /** With the picture. */
  published: number;
  english: number;
  /** With a published translation. */
  translated: number;
  scheduled: number;
  /** Of the scheduled page, with a time. */
  edition: number;
  /** Of the draft, without a time. */
  draftEdition: number;
  reviewed: number;
  review: number;
  seen: string;
  deleted: number;
  section: number;
  note: number;
  link: number;
  enquiry: number;
  file: number;
  reply: number;
  signUp: number;
  order: number;
  /** An order with a step. */
  packedOrder: number;
  packedStep: number;
  heldReview: number;
  shownReview: number;
  /** A draft of a recipe. */
  item: number;
  publicItem: number;
  replyTemplate: number;
  user: number;
}

/** A text in all visitors' data of a site. */
export const markerOf = (site: string): string => `merkki-${site}`;

/** Creates the things of a site in one statement, and deletes those of before. */
const CREATE = `
create or replace function pg_temp.create_things(place text, mark text, marker text) returns jsonb language plpgsql as $$
declare
  plain jsonb := jsonb_build_object('title', mark, 'description', '', 'blocks', '[]'::jsonb);
  shown jsonb;
  mail text := marker || '@matriisi.example';
  things jsonb := '{}';
  at bigint;
  page_of jsonb;
begin
  delete from page where site = place and address like '/matriisi%';
  delete from enquiry where site = place;
  delete from sign_up where site = place;
  delete from media where name like 'matriisi-' || place || '%';
  insert into media (name, alt, type, width, height, digest)
    values (mark, 'kuva', 'image/png', 1, 1, substr(md5(random()::text), 1, 16)) returning id into at;
  insert into media_file (media_id, cut, width, type, content) values (at, 'original', 8, 'image/png', decode(
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAMAAADz0U65AAAAA1BMVEX/AAAZ4gk3AAAADElEQVQImWNgoA4AAABIAAF7pRHIAAAAAElFTkSuQmCC', 'base64'));
  things := things || jsonb_build_object('picture', at);
  shown := plain || jsonb_build_object('blocks', jsonb_build_array(jsonb_build_object('html',
    '<p><img src="/media/library/' || at || '/0000000000000000.png" alt=""></p>')));
  for page_of in select * from jsonb_array_elements(jsonb_build_array(
    jsonb_build_object('name', 'draft', 'draft', plain),
    jsonb_build_object('name', 'published', 'draft', shown, 'published', shown),
    jsonb_build_object('name', 'english', 'draft', plain, 'published', plain, 'language', 'en'),
    jsonb_build_object('name', 'translated', 'draft', plain, 'published', plain),
    jsonb_build_object('name', 'scheduled', 'draft', plain),
    jsonb_build_object('name', 'reviewed', 'draft', plain),
    jsonb_build_object('name', 'deleted', 'draft', plain),
    jsonb_build_object('name', 'section', 'draft', plain, 'published', plain, 'template', 'section')))
  loop
    insert into page (site, language, path, address, position, draft, published, published_at, template, deleted_at)
    values (place, coalesce(page_of ->> 'language', 'fi'), '/' || mark || '-' || (page_of ->> 'name'),
      '/' || mark || '-' || (page_of ->> 'name'), 1, page_of -> 'draft', page_of -> 'published',
      case when page_of ? 'published' then now() end, page_of ->> 'template',
      case when page_of ->> 'name' = 'deleted' then now() end)
    returning id into at;
    things := things || jsonb_build_object(page_of ->> 'name', at);
  end loop;
  insert into page (site, language, path, address, position, draft, published, published_at, translation_of)
    values (place, 'en', '/' || mark || '-translation', '/' || mark || '-translation', 1, plain, plain, now(),
      (things ->> 'translated')::integer);
  insert into page_edition (page_id, name, saved_by, publish_at, scheduled)
    values ((things ->> 'scheduled')::integer, 'Joulu', 'Joku', '2099-01-01', plain) returning id into at;
  things := things || jsonb_build_object('edition', at);
  insert into page_edition (page_id, name, saved_by, draft)
    values ((things ->> 'draft')::integer, 'Joulu', 'Joku', plain) returning id into at;
  things := things || jsonb_build_object('draftEdition', at);
  insert into page_draft (page_id, number, details, saved_by) values ((things ->> 'published')::integer, 1, plain, 'Joku');
  insert into page_review (page_id, details, requested_name) values ((things ->> 'reviewed')::integer, plain, 'Joku') returning id into at;
  things := things || jsonb_build_object('review', at);
  insert into page_note (page_id, body, written_name) values ((things ->> 'published')::integer, 'Huomautus', 'Joku') returning id into at;
  things := things || jsonb_build_object('note', at);
  insert into page_preview_link (page_id, token_hash, created_name, expires_at)
    values ((things ->> 'published')::integer, md5(random()::text), 'Joku', '2099-01-01') returning id into at;
  things := things || jsonb_build_object('link', at);
  insert into enquiry (kind, site, data) values ('feedback', place, jsonb_build_object('Email', mail, 'Message', marker)) returning id into at;
  things := things || jsonb_build_object('enquiry', at);
  insert into enquiry_note (enquiry_id, body, written_by) values (at, marker, 'Joku');
  insert into enquiry_file (enquiry_id, position, name, type, size, content)
    values ((things ->> 'enquiry')::bigint, 0, marker || '.txt', 'text/plain', length(marker), convert_to(marker, 'UTF8')) returning id into at;
  things := things || jsonb_build_object('file', at);
  insert into enquiry_reply (enquiry_id, form_key, recipient, subject, body, written_by, state)
    values ((things ->> 'enquiry')::bigint, gen_random_uuid(), mail, marker, marker, 'Joku', 'failed') returning id into at;
  things := things || jsonb_build_object('reply', at);
  insert into sign_up (kind, site, key, data) values ('newsletter', place, mark, jsonb_build_object('email', mail)) returning id into at;
  things := things || jsonb_build_object('signUp', at);
  if place = 'lihakauppa' then
    insert into shop_order (key, status, payment_method, email, phone, additional_information, delivery_address, area, day, time, totals,
      total_cents, expires_at)
    values (md5(random()::text), 'paid', 'card', mail, '', '', '{}', 'x', '2026-12-01', '10', '{"vatRates": [], "total": 100}', 100, now()) returning id into at;
    things := things || jsonb_build_object('order', at);
    insert into shop_order (key, status, payment_method, email, phone, additional_information, delivery_address, area, day, time, totals,
      total_cents, expires_at)
    select md5(random()::text), status, payment_method, email, phone, additional_information, delivery_address, area, day, time, totals,
      total_cents, expires_at from shop_order where id = at returning id into at;
    things := things || jsonb_build_object('packedOrder', at);
    insert into shop_order_step (order_id, step, taken_by) values (at, 'packed', 'Joku') returning id into at;
    things := things || jsonb_build_object('packedStep', at);
    insert into review (product_code, rating, body, user_name, shown) values ('100', 5, mark, marker, false) returning id into at;
    things := things || jsonb_build_object('heldReview', at);
    insert into review (product_code, rating, body, user_name, shown) values ('100', 5, mark, marker, true) returning id into at;
    things := things || jsonb_build_object('shownReview', at);
  end if;
  delete from item where site = place and title like 'matriisi%';
  insert into item (collection, site, language, title, position, draft) values ('recipes', place, 'fi', mark, 9999,
    jsonb_build_object('title', mark, 'slug', mark, 'category', 'x', 'minutes', 1, 'portions', 1, 'steps', jsonb_build_array('x'),
      'ingredients', jsonb_build_array(jsonb_build_object('name', 'x')))) returning id into at;
  things := things || jsonb_build_object('item', at);
  insert into item (collection, key, site, language, title, position, draft, published)
    select collection, mark || '-julki', site, language, title, position, draft, draft from item where id = at returning id into at;
  things := things || jsonb_build_object('publicItem', at);
  insert into reply_template (language, name, subject, body) values ('fi', mark, '', '') returning id into at;
  things := things || jsonb_build_object('replyTemplate', at);
  insert into editor_user (email, name, role, password_hash) values (mark || '@matriisi.example', mark, 'editor', '') returning id into at;
  return things || jsonb_build_object('user', at);
end $$`;

let made = 0;

/** Prepares `createFixture` on a database. */
export const prepareFixtures = (database: Database): Promise<unknown> => rowsOf(database, CREATE);

/** Creates the things of a site, and deletes those of before. */
export async function createFixture(database: Database, site: Site): Promise<Fixture> {
  made += 1;
  const [row] = await rowsOf<{ things: Omit<Fixture, 'site' | 'seen'> }>(
    database,
    'select pg_temp.create_things($1, $2, $3) as things',
    [site, `matriisi-${site}-${made}`, markerOf(site)],
  );
  return { ...row!.things, site, seen: '' };
}

/** Returns the digest of the content under review, which an approval sends. */
export async function nameReviewed(database: Database, { reviewed }: Fixture): Promise<string> {
  const details = await findReviewedDetails(database, reviewed);
  return details ? nameSeen(database, (await findEditedPage(database, reviewed))!, details) : '';
}

/** Returns a hash of what visitors see, or will see at a scheduled time, of each site; of all sites as `*`. */
export async function readVisible(database: Database): Promise<Map<string, string>> {
  const rows = await rowsOf<{ site: string; hash: string }>(
    database,
    `with public as (
       select *, concat(published, going_out) as content, coalesce(translation_of, id) as own
       from page left join (
         select page_id, string_agg(concat(publish_at, scheduled, scheduled_sections), ' ' order by id) as going_out
         from page_edition where scheduled is not null group by page_id
       ) as edition on page_id = page.id where published is not null or going_out is not null
     )
     select site, md5(string_agg(thing, ' ' order by thing)) as hash from (
       select site, concat('page ', id, path, content, unpublish_at) as thing from public
       union all select one.site, concat('translation ', one.id, other.id) from public one
         join public other on other.own = one.own and other.id <> one.id
       union all select site, concat('redirect ', address, page_id) from page_redirect
       union all select site, concat('picture ', used.id, picture, digest) from (
         select site, public.id, found[1] as picture from public,
           regexp_matches(content, '/media/library/([0-9]+)/', 'g') as found
       ) as used left join media on media.id = picture::bigint and deleted_at is null
       union all select 'lihakauppa', concat('review ', id, body) from review where shown
       union all select coalesce(site, '*'), concat('item ', collection, key, published, scheduled, publish_at) from item
         where published is not null or scheduled is not null
     ) as things group by site`,
  );
  return new Map(rows.map(({ site, hash }) => [site, hash]));
}
