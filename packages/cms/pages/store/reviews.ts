import type { Database } from '../../platform/database/database.ts';
import type { Author } from '../../platform/model/rights.ts';
import { findEditedPage } from './page-store.ts';
import { addReview } from './review-store.ts';

/**
 * Asks for a review of the draft.
 * @param version the version of the draft that the editor has seen
 * @returns 'outdated', without a change, if the draft has changed since
 */
export const requestReview = (
  database: Database,
  id: number,
  version: number,
  note: string,
  author: Author,
): Promise<'requested' | 'outdated' | undefined> =>
  database.transaction().execute(async (queries) => {
    const page = await findEditedPage(queries, id, true);
    if (!page || page.deletedAt) return undefined;
    if (page.draftVersion !== version) return 'outdated';
    await addReview(queries, id, page.draft, note, author);
    return 'requested';
  });
