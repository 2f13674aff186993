/** Schedules that caches forget the pages that a change of a page reaches (docs/deployment.md#cached-pages). */
import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import { scheduleJob } from '../../database/jobs.ts';
import { getPageTag, getSiteTag, getTemplateTag } from '../../model/cache-tags.ts';
import type { PageContent, TemplateKind } from '../../model/content.ts';
import { listPlacesOfUses } from './sections.ts';

/** The job that purges tags. Its key is the tags, with spaces between them. */
export const PURGE_JOB = 'purge-caches';

/** Tags of a job. A key of more would be too long for the index of the database. */
const MAX_TAGS = 8;

type ChangedPage = Pick<PageContent, 'site' | 'language' | 'path'> & {
  id: number;
  template: TemplateKind | null;
};

/**
 * Lists the tags of the pages that show a page: the page and its translations (hreflang), the pages of a template, and the sites whose pages
 * have a section.
 */
async function listTags(
  queries: Queries,
  { id, site, language, path, template }: ChangedPage,
): Promise<string[]> {
  if (template === 'section') {
    const places = await listPlacesOfUses(queries, id);
    return [site, ...places.map((place) => place.site)].map(getSiteTag);
  }
  if (template !== null) return [getTemplateTag(site, language, template)];
  const group = await queries
    .selectFrom('page')
    .select('path')
    .where(
      sql<number>`coalesce(translation_of, id)`,
      '=',
      sql<number>`(select coalesce(translation_of, id) from page where id = ${id})`,
    )
    .where('deleted_at', 'is', null)
    .execute();
  return [path, ...group.map((one) => one.path)].map((one) => getPageTag(site, one));
}

/** Schedules the purge in the transaction of a change, so that it happens if the change does. */
export async function schedulePurge(queries: Queries, page: ChangedPage): Promise<void> {
  const tags = [...new Set(await listTags(queries, page))];
  for (let at = 0; at < tags.length; at += MAX_TAGS)
    await scheduleJob(queries, PURGE_JOB, tags.slice(at, at + MAX_TAGS).join(' '), new Date());
}
