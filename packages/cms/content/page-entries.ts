/** Reads published pages for the search index, and imports the pages of the content. */
import { type NotNull, sql } from 'kysely';
import type { Language, Site } from 'saaristo/sites';
import type { Queries } from '../platform/database/database.ts';
import { normalisePath } from '../platform/model/paths.ts';
import type { PageContent } from '../platform/model/content.ts';
import { expandPages } from './sections.ts';

/** A site in one language, whose page entries are replaced together. */
export interface SiteLanguage {
  site: Site;
  language: Language;
}

/** Returns the published pages with the blocks of their sections, of one site and language or of all, in the order of the content. */
export async function listPublishedPages(queries: Queries, of?: SiteLanguage): Promise<PageContent[]> {
  const all = queries
    .selectFrom('page')
    .select(['site', 'language', 'path', 'published'])
    .where('published', 'is not', null)
    .where('template', 'is', null)
    .where('deleted_at', 'is', null)
    .$narrowType<{ published: NotNull }>()
    .orderBy('position')
    .orderBy('id');
  const pages = of ? all.where('site', '=', of.site).where('language', '=', of.language) : all;
  const published = (await pages.execute()).map((page) => ({
    ...page.published,
    site: page.site,
    language: page.language,
    path: page.path,
  }));
  return expandPages(queries, published);
}

/** Returns the pages of the content as rows. If two have the same address, the first one is used. */
function createRows(pages: readonly PageContent[]): object[] {
  const rows = new Map<string, object>();
  for (const [position, { site, language, path, template, ...details }] of pages.entries()) {
    const address = normalisePath(path);
    if (!rows.has(site + address))
      rows.set(site + address, { site, language, path, address, position, template, details });
  }
  return [...rows.values()];
}

/**
 * Imports the pages of the content. Keeps pages that an editor has saved, moved or deleted. Deletes unedited pages that the content no
 * longer has.
 */
export async function importPages(queries: Queries, pages: readonly PageContent[]): Promise<void> {
  const rows = JSON.stringify(createRows(pages));
  await sql`
    delete from page where shipped and not exists (
      select 1 from jsonb_to_recordset(${rows}::jsonb) as given (site text, address text)
      where given.site = page.site and given.address = page.address)`.execute(queries);
  await sql`
    insert into page (site, language, path, address, origin, position, draft, published, published_at, shipped, template)
    select site, language, path, address, address, position, details, details, now(), true, template
    from jsonb_to_recordset(${rows}::jsonb) as given
      (site text, language text, path text, address text, position integer, details jsonb, template text)
    where not exists (
      select 1 from page where page.site = given.site and origin = given.address and not shipped)
    on conflict (site, address) where deleted_at is null do update
      set position = excluded.position, language = excluded.language, path = excluded.path, template = excluded.template, draft = excluded.draft,
          published = excluded.published, draft_version = page.draft_version + 1
      where page.shipped`.execute(queries);
}
