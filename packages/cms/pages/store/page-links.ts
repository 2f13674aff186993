/** Finds links to a page, for its health. */
import type { RelatedPage } from '@saaristo/editor/contract';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import { normalisePath } from '../../platform/model/paths.ts';
import { getAddressWord, listUses } from './uses.ts';
import type { EditedPage } from './page-store.ts';

/** Maximum pages of an answer. */
const MAX_PAGES = 50;

type Place = Pick<EditedPage, 'id' | 'site' | 'language' | 'path'>;

/** Returns a pattern for JSON in which a text is the path, with or without a query and a hash. */
function getLinkPattern(path: string): string {
  const address = normalisePath(path).replaceAll(/[^\w/]/g, String.raw`\$&`);
  const slash = address === '/' ? '' : '/?';
  return String.raw`"${address}${slash}([?#][^"]*)?"`;
}

/** Lists the published pages, templates and sections of the site that link to a page. */
export async function listPagesLinkingTo(
  queries: Queries,
  { id, site, path }: Place,
): Promise<RelatedPage[]> {
  const uses = await listUses(queries, [getAddressWord(path)], { site });
  return uses
    .filter((page) => page.isPublic && page.id !== id)
    .slice(0, MAX_PAGES)
    .map((page) => ({ id: page.id, title: page.title, path: page.path }));
}

/** Lists the other pages of the site and language with the title of a page's draft. */
export const listPagesWithTitle = (
  queries: Queries,
  { id, site, language, draft }: Place & Pick<EditedPage, 'draft'>,
): Promise<RelatedPage[]> =>
  queries
    .selectFrom('page')
    .select(['id', 'path', sql<string>`draft ->> 'title'`.as('title')])
    .where('id', '<>', id)
    .where('site', '=', site)
    .where('language', '=', language)
    .where('template', 'is', null)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`lower(draft ->> 'title') = lower(${draft.title.trim()})`)
    .orderBy('path')
    .limit(MAX_PAGES)
    .execute();

/** Tells whether the menu of the site in the page's language links to a page. */
export async function isInMenu(queries: Queries, { site, language, path }: Place): Promise<boolean> {
  const found = await queries
    .selectFrom('navigation')
    .select('site')
    .where('site', '=', site)
    .where('language', '=', language)
    .where(sql<boolean>`(desktop::text || mobile::text) ~ ${getLinkPattern(path)}`)
    .executeTakeFirst();
  return found !== undefined;
}
