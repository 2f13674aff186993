import { sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../platform/database/database.ts';
import { normalisePath } from '../../platform/model/paths.ts';
import type { PageContent, PageDetails } from '../../platform/model/content.ts';
import type { Author } from '../../platform/model/rights.ts';
import { createPage, findEditedPage, saveDraft } from './page-store.ts';
import { hasTitle, publish, type Questions } from './publish.ts';

/**
 * Publishes the shipped pages as new versions on top of the editors' versions, even if a page was moved. Other pages stay, and so do
 * scheduled versions. Later shipped content replaces the pages again.
 * @returns the pages that were left out, because publishing refuses them or asks about them
 */
export async function reimportPages(
  database: Database,
  pages: readonly PageContent[],
  author: Author,
  ask: Questions,
): Promise<PageContent[]> {
  const refused: PageContent[] = [];
  for (const one of pages) {
    const { site, language, path, template, ...shipped } = one;
    // The same form as the database returns.
    const details = JSON.parse(JSON.stringify(shipped)) as PageDetails;
    if (!hasTitle(template ?? null, details) || (await ask.ofContent(details)).length > 0) {
      refused.push(one);
      continue;
    }
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
    if (id === undefined) {
      refused.push(one);
      continue;
    }
    const page = await findEditedPage(database, id);
    if (!page) continue;
    const isAsShipped = (stored: object | null): boolean => isDeepStrictEqual(stored, details);
    if (!isAsShipped(page.published) || !isAsShipped(page.draft)) {
      const saved = await saveDraft(database, id, page.draftVersion, details, author);
      const done =
        saved &&
        'version' in saved &&
        (await publish(database, id, { of: { version: saved.version } }, author, ask));
      if (typeof done !== 'number') {
        refused.push(one);
        continue;
      }
    }
    if (normalisePath(page.path) === address)
      await database
        .updateTable('page')
        .set((set) => ({ shipped: true, origin: set.ref('address') }))
        .where('id', '=', id)
        .execute();
  }
  return refused;
}
