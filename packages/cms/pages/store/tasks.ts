/** Tasks of a user: reviews to do, drafts that were sent back, and notes that mention them. */
import { sql } from 'kysely';
import type { Language, Site } from 'saaristo/sites';
import type { Queries } from '../../platform/database/database.ts';
import { mayWrite, type Rights } from '../../platform/model/rights.ts';

export interface Task {
  kind: 'review' | 'returned' | 'mention';
  pageId: number;
  title: string;
  site: Site;
  language: Language;
  path: string;
  /** The name of the user who asked for the review, sent the draft back, or wrote the note. */
  by: string;
  at: Date;
  text: string;
}

interface TaskUser extends Rights {
  id: number;
  role: 'editor' | 'publisher';
}

/** Maximum tasks of a list. */
const MAX_TASKS = 200;

/** Returns the tasks of a user, oldest first. Reviews are tasks of publishers with the right to the page. */
export async function listTasks(queries: Queries, user: TaskUser): Promise<Task[]> {
  const { rows } = await sql<Task>`
    with last_review as (select distinct on (page_id) * from page_review order by page_id, id desc)
    select waiting.*, page.id as "pageId", draft ->> 'title' as title, site, language, path
    from (
      select 'review' as kind, page_id, requested_name as by, requested_at as at, note as text from last_review
      where result is null and ${user.role === 'publisher'}::boolean
      union all
      select 'returned', page_id, decided_name, decided_at, answer from last_review
      where result = 'returned' and requested_by = ${user.id}::integer
      union all
      select 'mention', page_id, written_name, written_at, body from page_note_mention
      join page_note on page_note.id = note_id
      where user_id = ${user.id}::integer and seen_at is null and resolved_at is null
    ) as waiting
    join page on page.id = page_id
    where deleted_at is null
    order by at limit ${MAX_TASKS}`.execute(queries);
  return rows.filter((task) => task.kind !== 'review' || mayWrite(user, task));
}
