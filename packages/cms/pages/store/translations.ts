/** Links pages of a site that are translations of each other, and copies pages into other languages. */
import { sql } from 'kysely';
import type { Language, Site } from 'saaristo/sites';
import type { Database, Queries } from '../../platform/database/database.ts';
import { readOnce } from '../../platform/database/shared-reads.ts';
import { getHomePath, normalisePath } from '../../platform/model/paths.ts';
import type { Author } from '../../platform/model/rights.ts';
import { schedulePurge } from './purge-tags.ts';
import { replacePageEntries } from '../../content/entry-index.ts';
import type { SiteLanguage } from '../../content/page-entries.ts';
import { createSectionPath, listPlacesOfUses } from '../../content/sections.ts';
import { type EditedPage, findEditedPage, insertPage } from './page-store.ts';
import { requirePublishing } from './effects.ts';
import {
  type GroupedPage,
  groupOf,
  isInGroup,
  leaveGroup,
  listGroups,
  lockTranslations,
} from './translation-groups.ts';

/** Hashes of translated texts, with those of the texts that they were translated from. */
export type TranslatedTexts = Record<string, string>;

/** Maximum hashes of a page: more than the texts of a real page and its earlier states. */
export const MAX_TRANSLATED = 5000;

/** A page of a group. */
export interface LinkedPage {
  id: number;
  language: Language;
  path: string;
  title: string;
}

/** Lists the pages of a page's group, the first page first. */
export const listTranslations = (queries: Queries, id: number): Promise<LinkedPage[]> =>
  queries
    .selectFrom('page')
    .select(['id', 'language', 'path', sql<string>`draft ->> 'title'`.as('title')])
    .where(isInGroup(groupOf(id)))
    .where('deleted_at', 'is', null)
    .orderBy(sql`translation_of is not null`)
    .orderBy('id')
    .execute();

/** Returns the page that a page is a translation of, and the hashes of its texts. */
export async function findTranslationState(
  queries: Queries,
  id: number,
): Promise<{ source: EditedPage | undefined; translated: TranslatedTexts }> {
  const row = await queries
    .selectFrom('page')
    .select(['translation_of as source', 'translated'])
    .where('id', '=', id)
    .executeTakeFirst();
  const source = row?.source ? await findEditedPage(queries, row.source) : undefined;
  return { source: source?.deletedAt ? undefined : source, translated: row?.translated ?? {} };
}

/** Adds hashes of translated texts to those of a page. Too many replace the earlier ones. */
export const addTranslated = (queries: Queries, id: number, texts: TranslatedTexts) =>
  queries
    .updateTable('page')
    .set(
      'translated',
      sql<string>`case when (select count(*) from jsonb_object_keys(translated)) < ${MAX_TRANSLATED}
        then translated || ${JSON.stringify(texts)}::jsonb else ${JSON.stringify(texts)}::jsonb end`,
    )
    .where('id', '=', id)
    .execute();

/** Maximum numbers that are tried for a free path. */
const MAX_PATHS = 100;

/**
 * Copies the draft of a page into another language of its site, as a translation.
 * @returns the id of the copy, or of the translation that exists; undefined if no path was free
 */
export const translatePage = (
  database: Database,
  page: EditedPage,
  language: Language,
  languages: readonly Language[],
  author: Author,
): Promise<number | undefined> =>
  database.transaction().execute(async (queries) => {
    await lockTranslations(queries);
    const group = await listTranslations(queries, page.id);
    const existing = group.find((one) => one.language === language);
    if (existing) return existing.id;
    const home = normalisePath(getHomePath(language, languages[0] === language));
    // Without the beginning that the path has in its own language.
    const own = normalisePath(getHomePath(page.language, languages[0] === page.language));
    const path = normalisePath(page.path);
    // The canonical address is of a page in its own language.
    const { canonical: _, ...draft } = page.draft;
    const rest = own !== '/' && (path === own || path.startsWith(`${own}/`)) ? path.slice(own.length) : path;
    const base = normalisePath(`${home === '/' ? '' : home}${rest}`).slice(0, 190);
    for (let number = 1; number <= MAX_PATHS; number += 1) {
      const { site, template } = page;
      const free = number === 1 ? base : `${base === '/' ? '/etusivu' : base}-${number}`;
      const place =
        template === 'section'
          ? { site, language, template, path: createSectionPath() }
          : { site, language, path: free };
      const id = await insertPage(queries, place, draft, author);
      if (id === undefined) continue;
      await queries
        .updateTable('page')
        .set({ translation_of: groupOf(page.id) })
        .where('id', '=', id)
        .execute();
      return id;
    }
    return undefined;
  });

/** Makes the entries again that contain the blocks of a section. */
async function updateUses(queries: Queries, sections: readonly { id: number; template: string | null }[]) {
  const places = new Map<string, SiteLanguage>();
  for (const { id, template } of sections)
    if (template === 'section')
      for (const place of await listPlacesOfUses(queries, id))
        places.set(`${place.site} ${place.language}`, place);
  for (const place of places.values()) await replacePageEntries(queries, place);
}

/**
 * Checks the right to join or part two groups: public pages of both name each other (hreflang), and pages show the sections of the language.
 * @throws PublishersOnlyError, OtherSitesError
 */
function requireRelating(author: Author, one: readonly GroupedPage[], other: readonly GroupedPage[]): void {
  const [here, there] = [one, other].map((pages) => pages.filter(({ isPublic }) => isPublic)) as [
    GroupedPage[],
    GroupedPage[],
  ];
  if (here.length > 0 && there.length > 0) requirePublishing(author, [...here, ...there]);
}

/**
 * Links a page and its translations with another page and its translations.
 * @throws PublishersOnlyError, OtherSitesError if visitors would see it and the author may not publish the pages
 * @returns 'gone' if one of them does not exist; 'otherPlace' if they are no pages of one site in different languages; 'languageTaken' if
 * both have a page in the same language
 */
export const linkTranslations = (
  database: Database,
  id: number,
  otherId: number,
  author: Author,
): Promise<'linked' | 'gone' | 'otherPlace' | 'languageTaken'> =>
  database.transaction().execute(async (queries) => {
    await lockTranslations(queries);
    const pages = await listGroups(queries, [id, otherId]);
    const [page, other] = [id, otherId].map((one) => pages.find((found) => found.id === one));
    if (!page || !other) return 'gone';
    if (page.group === other.group && page.id !== other.id) return 'linked';
    const fits = page.site === other.site && page.language !== other.language;
    if (!fits || page.template !== other.template) return 'otherPlace';
    if (new Set(pages.map(({ language }) => language)).size < pages.length) return 'languageTaken';
    const isHere = (one: GroupedPage): boolean => one.group === page.group;
    requireRelating(
      author,
      pages.filter(isHere),
      pages.filter((one) => !isHere(one)),
    );
    await queries
      .updateTable('page')
      .set({ translation_of: other.group })
      .where(isInGroup(sql`${page.group}`))
      .execute();
    await schedulePurge(queries, [page]);
    await updateUses(queries, pages);
    return 'linked';
  });

/**
 * Takes a page out of its group.
 * @throws PublishersOnlyError, OtherSitesError if visitors would see it and the author may not publish the pages
 */
export const unlinkTranslation = (database: Database, id: number, author: Author): Promise<void> =>
  database.transaction().execute(async (queries) => {
    await lockTranslations(queries);
    const pages = await listGroups(queries, [id]);
    const page = pages.find((one) => one.id === id);
    if (!page) return;
    requireRelating(
      author,
      [page],
      pages.filter((one) => one !== page),
    );
    await schedulePurge(queries, [page]);
    await leaveGroup(queries, id, pages);
    await updateUses(queries, pages);
  });

/** A published translation of a page, for visitors. */
export type Alternate = Pick<LinkedPage, 'language' | 'path'>;

/** Lists the published pages of the group of a site's page at a path, with the page itself; none if it has no translation. */
export function listAlternates(queries: Queries, site: Site, path: string): Promise<Alternate[]> {
  const address = normalisePath(path);
  return readOnce(`alternates ${site} ${address}`, async () => {
    const found = await queries
      .selectFrom('page')
      .select(['language', 'path'])
      .where(
        isInGroup(
          sql<number>`(select coalesce(translation_of, id) from page
            where site = ${site} and address = ${address} and deleted_at is null)`,
        ),
      )
      .where('published', 'is not', null)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute();
    return found.length > 1 ? found : [];
  });
}
