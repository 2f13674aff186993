/** Tasks of a user: reviews to do, drafts that were sent back, notes that mention them, and publishings that failed. */
import type { PublishFailure } from '@saaristo/editor/contract';
import { sql } from 'kysely';
import type { Language, Site } from 'saaristo/sites';
import { mayWriteItem } from '../../collections/store.ts';
import type { Queries } from '../../platform/database/database.ts';
import { mayWrite, type Rights } from '../../platform/model/rights.ts';
import { listScheduled } from './scheduled.ts';

export interface Task {
  /** 'approved' is news, which only mails tell. */
  kind: 'review' | 'returned' | 'mention' | 'failed' | 'approved';
  /** The path of its page in the back office. */
  address: string;
  title: string;
  /** null for an item of all sites. */
  site: Site | null;
  /** null for an item of all languages. */
  language: Language | null;
  /** '' for an item. */
  path: string;
  /** The name of the user who asked for the review, decided it, wrote the note, or scheduled the publishing. */
  by: string | null;
  at: Date;
  text: string;
  /** Why a publishing failed. */
  failure?: PublishFailure | null;
}

export interface TaskUser extends Rights {
  id: number;
  role: 'editor' | 'publisher';
}

/** Maximum tasks of a list. */
const MAX_TASKS = 200;

/** Returns the address of an item, or of a page, in the back office. */
export const getEditAddress = (id: number, collection?: string | null): string =>
  collection == null ? `/editor/pages/${id}` : `/editor/collections/${collection}/${id}`;

/**
 * Returns the tasks of a user, oldest first. Reviews and failures are tasks of publishers with the right to the page.
 * @param since lists later tasks, and news
 */
export async function listTasks(queries: Queries, user: TaskUser, since?: Date): Promise<Task[]> {
  const { rows } = await sql<Task & { site: Site; language: Language }>`
    with last_review as (select distinct on (page_id) * from page_review order by page_id, id desc)
    select waiting.*, '/editor/pages/' || page.id as address, draft ->> 'title' as title, site, language, path
    from (
      select 'review' as kind, page_id, requested_name as by, requested_at as at, note as text from last_review
      where result is null and ${user.role === 'publisher'}::boolean
      union all
      select result, page_id, decided_name, decided_at, answer from last_review
      where requested_by = ${user.id}::integer
        and (result = 'returned' or (result = 'approved' and ${since !== undefined}::boolean))
      union all
      select 'mention', page_id, written_name, written_at, body from page_note_mention
      join page_note on page_note.id = note_id
      where user_id = ${user.id}::integer and seen_at is null and resolved_at is null
    ) as waiting
    join page on page.id = page_id
    where deleted_at is null and (${since ?? null}::timestamptz is null or at > ${since ?? null})
    order by at limit ${MAX_TASKS}`.execute(queries);
  const scheduled = user.role === 'publisher' ? await listScheduled(queries) : [];
  const failed = scheduled
    .filter((one) => one.failure && mayWriteItem(user, one))
    // A failure comes after its time, on a busy server much later.
    .map((one) => ({ ...one, at: one.failedAt ?? one.at }))
    .filter(({ at }) => !(since && at <= since));
  return [
    ...rows.filter((task) => task.kind !== 'review' || mayWrite(user, task)),
    ...failed.map(({ id, collection, failedAt: _, ...change }): Task => ({
      ...change,
      kind: 'failed',
      address: getEditAddress(id, collection),
      text: '',
    })),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime());
}
