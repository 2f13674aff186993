import { sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../platform/database/database.ts';
import { normalisePath } from '../../platform/model/paths.ts';
import type { PageContent, PageDetails } from '../../platform/model/content.ts';
import type { Author } from '../../platform/model/rights.ts';
import { createPage, findEditedPage, publishPage, saveDraft } from './page-store.ts';

/**
 * Publishes the shipped pages as new versions on top of the editors' versions, even if a page was moved. Other pages stay. Later shipped
 * content replaces the pages again.
 */
export async function reimportPages(
  database: Database,
  pages: readonly PageContent[],
  author: Author,
): Promise<void> {
  for (const { site, language, path, template, ...shipped } of pages) {
    // The same form as the database returns.
    const details = JSON.parse(JSON.stringify(shipped)) as PageDetails;
    const address = normalisePath(path);
    const found = await database
      .selectFrom('page')
      .select('id')
      .where('site', '=', site)
      .where((where) => where.or([where('address', '=', address), where('origin', '=', address)]))
      .where('deleted_at', 'is', null)
      .orderBy(sql`origin = ${address}`, (order) => order.desc().nullsLast())
      .executeTakeFirst();
    const id =
      found?.id ??
      (await createPage(database, { site, language, path, ...(template && { template }) }, details, author));
    if (id === undefined) continue;
    const page = await findEditedPage(database, id);
    if (!page) continue;
    const isAsShipped = (one: object | null): boolean => isDeepStrictEqual(one, details);
    if (!isAsShipped(page.published) || !isAsShipped(page.draft)) {
      const saved = await saveDraft(database, id, page.draftVersion, details, author);
      if (!saved || !('version' in saved)) continue;
      if (typeof (await publishPage(database, id, saved.version, author)) !== 'number') continue;
    }
    if (normalisePath(page.path) === address)
      await database
        .updateTable('page')
        .set((set) => ({ shipped: true, origin: set.ref('address') }))
        .where('id', '=', id)
        .execute();
  }
}
