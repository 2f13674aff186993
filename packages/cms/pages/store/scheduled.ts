/** Lists the scheduled changes of all sites. */
import type { PublishFailure } from '@saaristo/editor/contract';
import { sql } from 'kysely';
import type { Language, Site } from 'saaristo/sites';
import { PUBLISH_ITEM_JOB } from '../../collections/store.ts';
import type { Queries } from '../../platform/database/database.ts';
import { findFailure, editionJob, isPublisherGone, publishFailure } from './editions.ts';

/** A publishing or unpublishing with a time. */
export interface Scheduled {
  /** null for an item of all sites, or of all languages of a site. */
  site: Site | null;
  language: Language | null;
  /** '' for an item of a collection. */
  path: string;
  at: Date;
  /** The id of the page, or of the item. */
  id: number;
  /** The collection of an item; null for a page. */
  collection: string | null;
  /** The edition of the page that is published; null if the page is unpublished. */
  edition: number | null;
  /** The name of the edition. */
  name: string;
  title: string;
  /** The publisher who scheduled it. */
  by: string | null;
  /** Why it has failed, or will; null if nothing is known to stop it. */
  failure: PublishFailure | null;
  /** When it failed first. */
  failedAt: Date | null;
}

/** Maximum changes that are listed. */
export const MAX_SCHEDULED = 500;

/** Lists the scheduled changes of pages and of items of collections, of a site or of all, by time. */
export async function listScheduled(queries: Queries, site?: Site): Promise<Scheduled[]> {
  const isOf = (table: 'page' | 'item') =>
    sql`${sql.ref(`${table}.deleted_at`)} is null and (${site ?? null}::text is null or coalesce(${sql.ref(`${table}.site`)}, ${site ?? null}) = ${site ?? null})`;
  const isTaken = sql`page.template is null and exists (
    select from entry where entry.site = page.site and entry.path = page.address and entry.kind <> 'page')`;
  const gone = (isPathTaken: boolean) =>
    sql`json_build_object('attempts', 0, 'nextAttemptAt', null, 'isPathTaken', ${sql.lit(isPathTaken)},
      'isPublisherGone', ${sql.lit(!isPathTaken)})`;
  const { rows } = await sql<Scheduled>`
    select edition.publish_at as at, page.id, null as collection, edition.id as edition, edition.name, site, language, path,
      scheduled ->> 'title' as title, edition.scheduled_by as by,
      coalesce(${publishFailure}, case when ${isTaken} then ${gone(true)} end) as failure,
      job.failed_at as "failedAt"
    from page_edition as edition join page on page.id = edition.page_id ${editionJob}
    where publish_at is not null and ${isOf('page')}
    union all
    select unpublish_at, page.id, null, null, '', site, language, path, draft ->> 'title', unpublish_by,
      case when ${isPublisherGone('page.unpublish_by_id')} then ${gone(false)} end, null
    from page where unpublish_at is not null and ${isOf('page')}
    union all
    select publish_at, item.id, collection, null, '', site, language, '', title, scheduled_by,
      ${findFailure(isPublisherGone('item.scheduled_by_id', 'item'))}, job.failed_at
    from item left join job on job.name = ${sql.lit(PUBLISH_ITEM_JOB)} and job.key = item.id::text
    where publish_at is not null and ${isOf('item')}
    order by at, site, path, edition limit ${MAX_SCHEDULED}`.execute(queries);
  return rows;
}
