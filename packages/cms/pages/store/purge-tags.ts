/** Schedules that caches forget the pages that a change of a page reaches (docs/deployment.md#cached-pages). */
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import { purgeTags } from '../../platform/database/purge.ts';
import { getContentTag, getPageTag, getSiteTag, getTemplateTag } from '../../platform/model/cache-tags.ts';
import type { PageContent, TemplateKind } from '../../platform/model/content.ts';
import { listShowingPages } from '../../content/sections.ts';

/** Maximum pages of a change that are purged one by one. Of more, their sites are purged. */
const MAX_PAGES = 100;

/** A page whose content or state has changed. */
export type ChangedPage = Pick<PageContent, 'site' | 'language' | 'path'> & {
  id: number;
  template: TemplateKind | null;
};

/** Lists the tags of the pages that show a page: the page and its translations (hreflang), the pages of a template or with a section. */
async function listTags(
  queries: Queries,
  { id, site, language, path, template }: ChangedPage,
): Promise<string[]> {
  if (template === 'section') {
    const pages = await listShowingPages(queries, id, MAX_PAGES + 1);
    return pages.map((page) =>
      pages.length > MAX_PAGES
        ? getSiteTag(page.site)
        : page.template === null
          ? getPageTag(page.site, page.path)
          : getTemplateTag(page.site, page.language, page.template),
    );
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

/** Schedules the purge of changed pages in the transaction of the change, so that it happens if the change does. */
export async function schedulePurge(queries: Queries, pages: readonly ChangedPage[]): Promise<void> {
  const tags: string[] = pages.length > MAX_PAGES ? pages.map(({ site }) => getSiteTag(site)) : [];
  if (tags.length === 0) for (const page of pages) tags.push(...(await listTags(queries, page)));
  await purgeTags(queries, tags);
}

/** Schedules the purge of the pages of products, whose reviews have changed. */
export const scheduleProductPurge = (queries: Queries, codes: readonly string[]): Promise<void> =>
  purgeTags(
    queries,
    codes.map((code) => getContentTag(`product-${code}`)),
  );
