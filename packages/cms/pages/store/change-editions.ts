/** Creates, opens and deletes the drafts of a page that are beside its current one. */
import { isDeepStrictEqual } from 'node:util';
import type { Database, Queries } from '../../platform/database/database.ts';
import type { PageDetails } from '../../platform/model/content.ts';
import type { Author } from '../../platform/model/rights.ts';
import { keepContent } from './draft-history.ts';
import { findEdition, MAX_EDITION_NAME, MAX_EDITIONS, saveEdition } from './editions.ts';
import { requireWriting } from './effects.ts';
import { type EditedPage, findEditedPage, writeDraft } from './page-store.ts';

/** Why nothing was done. */
export type EditionRefusal = 'gone' | 'outdated' | 'editionChanged' | 'editionName' | 'manyEditions';

/**
 * Stores the current draft as an edition, before another one becomes the draft.
 * @param others number of the other editions
 */
async function putAside(
  queries: Queries,
  page: EditedPage,
  author: Author,
  others: number,
): Promise<'manyEditions' | undefined> {
  const same = await findEdition(queries, page.id, { name: page.draftName });
  // A scheduled edition that the draft continues without changes.
  if (same && isDeepStrictEqual(same.scheduled, page.draft)) return undefined;
  if (!same && others >= MAX_EDITIONS) return 'manyEditions';
  await saveEdition(queries, page.id, page.draftName, page.draft, page.draftBy ?? author.name);
  return undefined;
}

const changeEditions = (
  database: Database,
  id: number,
  author: Author,
  work: (queries: Queries, page: EditedPage) => Promise<EditionRefusal | undefined>,
): Promise<EditionRefusal | undefined> =>
  database.transaction().execute(async (queries) => {
    const page = await findEditedPage(queries, id, true);
    if (!page || page.deletedAt) return 'gone';
    requireWriting(author, [page]);
    return work(queries, page);
  });

/**
 * Puts the draft aside under its name, and continues a copy of it under another one.
 * @param version of the draft that the author has seen
 */
export const addEdition = (
  database: Database,
  id: number,
  version: number,
  name: string,
  author: Author,
): Promise<EditionRefusal | undefined> =>
  changeEditions(database, id, author, async (queries, page) => {
    if (page.draftVersion !== version) return 'outdated';
    if (name === '' || name.length > MAX_EDITION_NAME) return 'editionName';
    if (name === page.draftName || (await findEdition(queries, id, { name }))) return 'editionName';
    const refusal = await putAside(queries, page, author, page.editions.length);
    if (refusal) return refusal;
    await writeDraft(queries, page, page.draft, author, name);
    return undefined;
  });

/** Puts the draft aside under its name, and makes an edition the draft. A scheduled edition stays scheduled as it was approved. */
export const openEdition = (
  database: Database,
  id: number,
  version: number,
  editionId: number,
  author: Author,
): Promise<EditionRefusal | undefined> =>
  changeEditions(database, id, author, async (queries, page) => {
    if (page.draftVersion !== version) return 'outdated';
    const edition = await findEdition(queries, id, { id: editionId });
    const content: PageDetails | null | undefined = edition?.draft ?? edition?.scheduled;
    // The draft continues the edition already.
    if (!edition || !content || edition.name === page.draftName) return 'editionChanged';
    const others = page.editions.length - (edition.scheduled ? 0 : 1);
    const refusal = await putAside(queries, page, author, others);
    if (refusal) return refusal;
    await (edition.scheduled
      ? queries.updateTable('page_edition').set({ draft: null }).where('id', '=', editionId).execute()
      : queries.deleteFrom('page_edition').where('id', '=', editionId).execute());
    await writeDraft(queries, page, content, author, edition.name);
    return undefined;
  });

/** Deletes an edition that is not scheduled. Its content stays in the history of the page's draft. */
export const removeEdition = (
  database: Database,
  id: number,
  editionId: number,
  author: Author,
): Promise<EditionRefusal | undefined> =>
  changeEditions(database, id, author, async (queries, page) => {
    const edition = await findEdition(queries, id, { id: editionId });
    if (!edition) return undefined;
    if (edition.publishAt) return 'editionChanged';
    if (edition.draft) await keepContent(queries, page, edition.draft, author);
    await queries.deleteFrom('page_edition').where('id', '=', editionId).execute();
    return undefined;
  });
