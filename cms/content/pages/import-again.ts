import type { Database } from '../../database/database.ts';
import { normalisePath } from '../paths.ts';
import type { PageContent } from '../types.ts';
import { type Author, createPage, findEditedPage, publishPage, saveDraft } from './page-store.ts';

/** Publishes the pages of the content as they ship, each as a version on top of what an editor made of it; the others stay as they are. */
export async function importAgain(
  database: Database,
  pages: readonly PageContent[],
  author: Author,
): Promise<void> {
  for (const { site, language, path, ...details } of pages) {
    const found = await database
      .selectFrom('page')
      .select('id')
      .where('site', '=', site)
      .where('address', '=', normalisePath(path))
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    const id = found?.id ?? (await createPage(database, { site, language, path }, details, author));
    if (id === undefined) continue;
    const page = await findEditedPage(database, id);
    if (!page) continue;
    const isAsShipped = (one: object | null): boolean => JSON.stringify(one) === JSON.stringify(details);
    if (isAsShipped(page.published) && isAsShipped(page.draft)) continue;
    const saved = await saveDraft(database, id, page.draftVersion, details, author);
    if (saved && 'version' in saved) await publishPage(database, id, saved.version, author);
  }
}
