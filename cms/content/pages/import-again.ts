import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../database/database.ts';
import { normalisePath } from '../paths.ts';
import type { PageContent } from '../types.ts';
import {
  type Author,
  createPage,
  findEditedPage,
  type PageDetails,
  publishPage,
  saveDraft,
} from './page-store.ts';

/**
 * Publishes the pages of the content as they ship, each as a version on top of what an editor made of it, wherever it was moved; the
 * others stay as they are. New content replaces them again.
 */
export async function importAgain(
  database: Database,
  pages: readonly PageContent[],
  author: Author,
): Promise<void> {
  for (const { site, language, path, ...shipped } of pages) {
    // As the database holds it.
    const details = JSON.parse(JSON.stringify(shipped)) as PageDetails;
    const address = normalisePath(path);
    const [found] = await database.query<{ id: number }>(
      `select id from page where site = $1 and (address = $2 or origin = $2) and deleted_at is null
       order by origin = $2 desc nulls last limit 1`,
      [site, address],
    );
    const id = found?.id ?? (await createPage(database, { site, language, path }, details, author));
    if (id === undefined) continue;
    const page = await findEditedPage(database, id);
    if (!page) continue;
    const isAsShipped = (one: object | null): boolean => isDeepStrictEqual(one, details);
    if (!isAsShipped(page.published) || !isAsShipped(page.draft)) {
      const saved = await saveDraft(database, id, page.draftVersion, details, author);
      if (!saved || !('version' in saved)) continue;
      if ((await publishPage(database, id, saved.version, author)) === 'outdated') continue;
    }
    if (normalisePath(page.path) === address)
      await database.query('update page set shipped = true, origin = address where id = $1', [id]);
  }
}
