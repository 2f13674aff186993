/** Stores earlier states of drafts, so that editors can compare and restore them. */
import { sql } from 'kysely';
import type { PageDetails } from '../../platform/model/content.ts';
import type { Queries } from '../../platform/database/database.ts';
import { ago, now } from '../../platform/database/expressions.ts';
import type { Author } from '../../platform/model/rights.ts';

/** Time in which the saves of one person are one state. */
const GROUP = '10 minutes';

/** Maximum states of a draft. The newest ones are kept. */
const MAX_STATES = 50;

/** The author of a draft that was never saved. */
const NOBODY = 'Saaristo';

/** A draft before it is saved. */
interface SavedDraft {
  /** The page's id. */
  id: number;
  draft: PageDetails;
  draftAt: Date;
  /** The user of the last save; null: never saved. */
  draftBy: string | null;
}

interface NewState {
  details: PageDetails;
  saved_by: string;
  user_id: number | null;
  is_open: boolean;
  started_at?: Date;
  saved_at?: Date;
}

const insertState = (queries: Queries, pageId: number, number: number, state: NewState) =>
  queries
    .insertInto('page_draft')
    .values({ ...state, page_id: pageId, number, details: JSON.stringify(state.details) })
    .execute();

/**
 * Records a saved draft. The first record of a page keeps the draft before it, too.
 * @param before the page before the save
 */
export async function recordDraft(
  queries: Queries,
  before: SavedDraft,
  details: PageDetails,
  author: Author,
): Promise<void> {
  const { id } = before;
  const last = await queries
    .selectFrom('page_draft')
    .select(['number', 'user_id', 'is_open', sql<boolean>`started_at > ${ago(GROUP)}`.as('isRecent')])
    .where('page_id', '=', id)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last?.is_open && last.isRecent && last.user_id === author.id) {
    await queries
      .updateTable('page_draft')
      .set({ details: JSON.stringify(details), saved_at: now })
      .where('page_id', '=', id)
      .where('number', '=', last.number)
      .execute();
    return;
  }
  if (!last)
    await insertState(queries, id, 1, {
      details: before.draft,
      saved_by: before.draftBy ?? NOBODY,
      user_id: null,
      is_open: false,
      started_at: before.draftAt,
      saved_at: before.draftAt,
    });
  const number = (last?.number ?? 1) + 1;
  await insertState(queries, id, number, {
    details,
    saved_by: author.name,
    user_id: author.id,
    is_open: true,
  });
  await queries
    .deleteFrom('page_draft')
    .where('page_id', '=', id)
    .where('number', '<=', number - MAX_STATES)
    .execute();
}

/** An earlier state of a draft. */
export interface DraftState {
  number: number;
  savedAt: Date;
  savedBy: string;
}

/** Lists the earlier states of a draft, newest first, without the current one. */
export const listDraftStates = (queries: Queries, id: number): Promise<DraftState[]> =>
  queries
    .selectFrom('page_draft')
    .innerJoin('page', 'page.id', 'page_id')
    .select(['number', 'saved_at as savedAt', 'saved_by as savedBy'])
    .where('page_id', '=', id)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb(
          'number',
          '<',
          selectFrom('page_draft as other')
            .select(({ fn }) => fn.max('other.number').as('number'))
            .where('other.page_id', '=', id),
        ),
        sql<boolean>`details <> draft`,
      ]),
    )
    .orderBy('number', 'desc')
    .execute();

/** Returns the content of an earlier state. */
export const findDraftState = async (
  queries: Queries,
  id: number,
  number: number,
): Promise<PageDetails | undefined> =>
  (
    await queries
      .selectFrom('page_draft')
      .select('details')
      .where('page_id', '=', id)
      .where('number', '=', number)
      .executeTakeFirst()
  )?.details;

/** Keeps the current state of a draft: the next save makes another one. Restoring calls it first, so that nothing is lost. */
export async function keepDraftState(queries: Queries, page: SavedDraft, author: Author): Promise<void> {
  await recordDraft(queries, page, page.draft, author);
  await queries
    .updateTable('page_draft')
    .set({ is_open: false })
    .where('page_id', '=', page.id)
    .where('is_open', '=', true)
    .execute();
}
