/** Notes of editors on a page and its blocks. */
import { isRecord } from 'saaristo/schemas';
import { convertLayouts } from '../../content/plain-blocks.ts';
import type { Block } from '../../platform/model/content.ts';
import type { Queries } from '../../platform/database/database.ts';
import { now } from '../../platform/database/expressions.ts';

/** Maximum characters of a note. */
export const MAX_NOTE_LENGTH = 2000;
/** Maximum notes of a page. */
export const MAX_NOTES = 500;

export interface PageNote {
  id: number;
  parent: number | null;
  /** The index of the block in the draft, without layouts of earlier versions, as the editor shows it; null for a note on the page. */
  block: number | null;
  /** The type of the block, also when it is deleted; null for a note on the page. */
  blockType: string | null;
  body: string;
  writtenBy: string;
  writtenAt: Date;
  resolvedAt: Date | null;
  resolvedBy: string | null;
}

/** A user whom notes can mention. */
export interface Person {
  id: number;
  name: string;
}

/** Serializes a block with its keys in order: the database does not keep their order. */
const toJson = (block: Block): string =>
  JSON.stringify(block, (_key, value: unknown) =>
    isRecord(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );

const getType = (block: Block): string => ('widget' in block ? block.widget : '#html');

/**
 * Finds each block of a draft in the next version of the draft. Blocks have no ids. An equal block is the same. Of the others, the closest
 * block of the same type is the same, counted from the place to which the block before it has moved.
 * @returns the index in `after` for each block of `before`; null for one that is deleted
 */
function matchBlocks(before: readonly Block[], after: readonly Block[]): (number | null)[] {
  const places = new Map<string, number[]>();
  for (const [index, block] of after.entries()) {
    const json = toJson(block);
    places.set(json, [...(places.get(json) ?? []), index]);
  }
  const matched: (number | null)[] = before.map((block) => places.get(toJson(block))?.shift() ?? null);
  const free = new Set(after.keys());
  for (const index of matched) if (index !== null) free.delete(index);
  let shift = 0;
  for (const [index, block] of before.entries()) {
    const found = matched[index];
    if (found !== null && found !== undefined) {
      shift = found - index;
      continue;
    }
    const [closest] = [...free]
      .filter((place) => getType(after[place]!) === getType(block))
      .toSorted((one, other) => Math.abs(one - index - shift) - Math.abs(other - index - shift));
    if (closest === undefined) continue;
    matched[index] = closest;
    free.delete(closest);
  }
  return matched;
}

/** Moves the notes of blocks with their blocks when a draft is saved. */
export async function moveNotes(
  queries: Queries,
  pageId: number,
  before: readonly Block[],
  after: readonly Block[],
): Promise<void> {
  const noted = await queries
    .selectFrom('page_note')
    .select(['id', 'block'])
    .where('page_id', '=', pageId)
    .where('block', 'is not', null)
    .execute();
  if (noted.length === 0) return;
  const matched = matchBlocks(convertLayouts(before), convertLayouts(after));
  for (const { id, block } of noted) {
    const next = matched[block ?? -1] ?? null;
    if (next !== block)
      await queries.updateTable('page_note').set({ block: next }).where('id', '=', id).execute();
  }
}

/** Returns all notes of a page, oldest first. */
export const listNotes = (queries: Queries, pageId: number): Promise<PageNote[]> =>
  queries
    .selectFrom('page_note')
    .select([
      'id',
      'parent_id as parent',
      'block',
      'block_type as blockType',
      'body',
      'written_name as writtenBy',
      'written_at as writtenAt',
      'resolved_at as resolvedAt',
      'resolved_name as resolvedBy',
    ])
    .where('page_id', '=', pageId)
    .orderBy('id')
    .limit(MAX_NOTES)
    .execute();

/** Returns all users by name. */
export const listPeople = (queries: Queries): Promise<Person[]> =>
  queries.selectFrom('editor_user').select(['id', 'name']).orderBy('name').execute();

/** Returns the people whose names a text has after an @, in any case. A longer name is not the shorter one that it begins with. */
export function findMentioned(text: string, people: readonly Person[]): Person[] {
  let rest = text.toLowerCase();
  return people
    .toSorted((one, other) => other.name.length - one.name.length)
    .filter(({ name }) => {
      const mention = `@${name.toLowerCase()}`;
      if (!rest.includes(mention)) return false;
      rest = rest.replaceAll(mention, ' ');
      return true;
    });
}

/** A new note. */
export interface NewNote {
  body: string;
  block: number | null;
  parent: number | null;
}

/**
 * Stores a note. Users whom it mentions see it among their tasks. The authors of a thread see each answer there.
 * @param blocks the draft to which `block` refers
 * @returns false, without a change, if the block or the note that it answers does not exist
 */
export async function addNote(
  queries: Queries,
  pageId: number,
  { body, block, parent }: NewNote,
  blocks: readonly Block[],
  author: { id: number; name: string },
): Promise<boolean> {
  const on = block === null ? undefined : convertLayouts(blocks)[block];
  if (block !== null && !on) return false;
  const thread =
    parent === null
      ? []
      : await queries
          .selectFrom('page_note')
          .select(['id', 'written_by as by'])
          .where('page_id', '=', pageId)
          .where((or) => or.or([or('id', '=', parent), or('parent_id', '=', parent)]))
          .execute();
  if (parent !== null && !thread.some(({ id }) => id === parent)) return false;
  const { id } = await queries
    .insertInto('page_note')
    .values({
      page_id: pageId,
      parent_id: parent,
      block,
      block_type: on ? getType(on) : null,
      body,
      written_by: author.id,
      written_name: author.name,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const told = new Set([
    ...findMentioned(body, await listPeople(queries)).map((person) => person.id),
    ...thread.flatMap(({ by }) => by ?? []),
  ]);
  told.delete(author.id);
  if (told.size > 0)
    await queries
      .insertInto('page_note_mention')
      .values([...told].map((userId) => ({ note_id: id, user_id: userId })))
      .execute();
  return true;
}

/** Marks a note with its answers as resolved, or as open. @returns false if there is no such note */
export async function resolveNote(
  queries: Queries,
  pageId: number,
  id: number,
  by: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('page_note')
    .set({ resolved_at: by === null ? null : now, resolved_name: by })
    .where('page_id', '=', pageId)
    .where('id', '=', id)
    .where('parent_id', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks the mentions of a user in notes of a page as seen. */
export async function markMentionsSeen(
  queries: Queries,
  pageId: number,
  userId: number,
  notes: readonly number[],
): Promise<void> {
  if (notes.length === 0) return;
  await queries
    .updateTable('page_note_mention')
    .set({ seen_at: now })
    .where('user_id', '=', userId)
    .where('seen_at', 'is', null)
    .where('note_id', 'in', ({ selectFrom }) =>
      selectFrom('page_note').select('id').where('page_id', '=', pageId).where('id', 'in', notes),
    )
    .execute();
}

/** Returns a text that changes when notes of a page are written or resolved. */
export async function getNotesRevision(queries: Queries, pageId: number): Promise<string> {
  const { count, resolved, last } = await queries
    .selectFrom('page_note')
    .select(({ fn }) => [
      fn.countAll<string>().as('count'),
      fn.count<string>('resolved_at').as('resolved'),
      fn.max('resolved_at').as('last'),
    ])
    .where('page_id', '=', pageId)
    .executeTakeFirstOrThrow();
  return `${count} ${resolved} ${last?.getTime() ?? 0}`;
}
