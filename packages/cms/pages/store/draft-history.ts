/** Stores earlier states of drafts, so that editors can compare and restore them. */
import { type RawBuilder, sql } from 'kysely';
import type { PageDetails } from '../../platform/model/content.ts';
import type { Queries } from '../../platform/database/database.ts';
import { ago, now } from '../../platform/database/expressions.ts';
import type { Author } from '../../platform/model/rights.ts';

/** Time in which the saves of one person are one state. */
const GROUP = '10 minutes';

/** Maximum states of a draft. The newest ones are kept. */
const MAX_STATES = 100;

/** Letters and digits that a save may remove from the state that it replaces. */
const MAX_LOST_LETTERS = 30;

/** The author of a draft that was never saved. */
const NOBODY = 'Saaristo';

/** A draft before it is saved. */
export interface SavedDraft {
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
  started_at?: Date | RawBuilder<Date>;
  saved_at?: Date;
}

const insertState = (queries: Queries, pageId: number, number: number, state: NewState) =>
  queries
    .insertInto('page_draft')
    .values({ ...state, page_id: pageId, number, details: JSON.stringify(state.details) })
    .execute();

const countWords = (details: PageDetails | undefined): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const [word] of JSON.stringify(details ?? '').matchAll(/[\p{L}\p{N}]+/gu))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

/** Counts the letters and digits of the words of a state that none of the others has. */
function countLostLetters(state: PageDetails, others: readonly (PageDetails | undefined)[]): number {
  const kept = others.map(countWords);
  let lost = 0;
  for (const [word, count] of countWords(state))
    lost += word.length * Math.max(0, count - Math.max(...kept.map((counts) => counts.get(word) ?? 0)));
  return lost;
}

/**
 * Records a saved draft. The first record of a page keeps the draft before it, too. The saves of one person within ten minutes are a group,
 * of which the first and the last state are kept, and each state whose words a save removes.
 * @param before the page before the save
 */
export async function recordDraft(
  queries: Queries,
  before: SavedDraft,
  details: PageDetails,
  author: Pick<Author, 'id' | 'name'>,
): Promise<void> {
  const { id } = before;
  const [last, previous] = await queries
    .selectFrom('page_draft')
    .select([
      'number',
      'user_id',
      'is_open',
      'details',
      sql<string>`started_at::text`.as('group'),
      sql<boolean>`started_at > ${ago(GROUP)}`.as('isRecent'),
      sql<boolean>`details = ${JSON.stringify(details)}::jsonb`.as('isSame'),
    ])
    .where('page_id', '=', id)
    .orderBy('number', 'desc')
    .limit(2)
    .execute();
  if (last?.isSame) return;
  const isGroup = last?.is_open && last.isRecent && last.user_id === author.id;
  const isFirst = last?.group !== previous?.group;
  if (
    isGroup &&
    !isFirst &&
    countLostLetters(last.details, [details, previous?.details]) < MAX_LOST_LETTERS
  ) {
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
    ...(isGroup && { started_at: sql<Date>`${last.group}::timestamptz` }),
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

/** Keeps the current state of a draft: the next save makes another one. Save calls it, and restoring first, so that nothing is lost. */
export const keepDraftState = (
  queries: Queries,
  page: SavedDraft,
  author: Pick<Author, 'id' | 'name'>,
): Promise<void> => keepContent(queries, page, page.draft, author);

/** Keeps content as a state of a page's draft: the next save makes another one. */
export async function keepContent(
  queries: Queries,
  page: SavedDraft,
  details: PageDetails,
  author: Pick<Author, 'id' | 'name'>,
): Promise<void> {
  // The draft first, which the content must not replace in an open group.
  for (const state of [page.draft, details]) {
    await recordDraft(queries, page, state, author);
    await queries
      .updateTable('page_draft')
      .set({ is_open: false })
      .where('page_id', '=', page.id)
      .where('is_open', '=', true)
      .execute();
  }
}
