/** Actions of publishers on a page, for the block editor and the list of pages. */
import type { Author } from '../../platform/model/rights.ts';
import type { FastifyInstance } from 'fastify';
import {
  deletePage,
  type EditedPage,
  movePage,
  publishPage,
  restorePage,
  type SeenSection,
  unpublishPage,
} from '../store/page-store.ts';
import { hasHiddenSection, listUses } from '../../content/sections.ts';
import type { Database } from '../../platform/database/database.ts';
import type { SiteContent } from '../../platform/model/content.ts';
import type { PageMessages } from '../../admin/messages/pages.ts';
import { findPathRefusal } from './page-paths.ts';

/** The reason why an action is refused, as a key of `PageMessages`. */
export type PageRefusal = Extract<
  keyof PageMessages,
  | 'noTitle'
  | 'staysTemplate'
  | 'sectionInUse'
  | 'outdated'
  | 'sectionOutdated'
  | 'draftSections'
  | 'taken'
  | 'wrongPath'
  | 'filePath'
  | 'reservedPath'
  | 'gone'
>;

/** The result of an action: undefined if it was done. */
type Refusal = PageRefusal | undefined;

/** Tells whether a page has the title that publishing needs; a template takes its title from its entry. */
export const hasTitle = ({ template, draft }: EditedPage): boolean =>
  (template !== null && template !== 'section') || draft.title.trim() !== '';

/** Returns the reason why a page stays published: the server needs its templates, and pages need their sections. */
async function findTakeAwayRefusal(database: Database, { id, template }: EditedPage): Promise<Refusal> {
  if (template === 'section') return (await listUses(database, id)).length > 0 ? 'sectionInUse' : undefined;
  return template === null ? undefined : 'staysTemplate';
}

/**
 * @param version the version of the draft that the publisher has seen
 * @param seen unpublished sections that are published, too
 */
export async function publish(
  database: Database,
  page: EditedPage,
  version: number,
  author: Author,
  seen: readonly SeenSection[] = [],
): Promise<Refusal> {
  if (!hasTitle(page)) return 'noTitle';
  const published = await publishPage(database, page.id, version, author, seen);
  if (published === undefined) return 'gone';
  return typeof published === 'number' ? undefined : published;
}

/** Publishes a page of which the publisher has seen only the title, unless visitors would see nothing of one of its sections. */
export const publishUnseen = async (
  database: Database,
  page: EditedPage,
  version: number,
  author: Author,
): Promise<Refusal> =>
  (await hasHiddenSection(database, { ...page.draft, language: page.language }))
    ? 'draftSections'
    : publish(database, page, version, author);

export async function unpublish(database: Database, page: EditedPage, author: Author): Promise<Refusal> {
  const refusal = await findTakeAwayRefusal(database, page);
  if (!refusal) await unpublishPage(database, page.id, author);
  return refusal;
}

export async function remove(database: Database, page: EditedPage, author: Author): Promise<Refusal> {
  const refusal = await findTakeAwayRefusal(database, page);
  if (!refusal) await deletePage(database, page.id, author);
  return refusal;
}

export const restore = async (database: Database, page: EditedPage, author: Author): Promise<Refusal> =>
  (await restorePage(database, page.id, author)) ? undefined : 'taken';

/** Moves a page to another path of its site, with a redirect from the old one. */
export async function move(
  app: FastifyInstance,
  database: Database,
  site: SiteContent,
  page: EditedPage,
  path: string,
  author: Author,
): Promise<Refusal> {
  if (page.template !== null) return 'staysTemplate';
  const refusal = await findPathRefusal(app, site, path);
  if (refusal) return refusal;
  return (await movePage(database, page.id, path, author)) ? undefined : 'taken';
}
