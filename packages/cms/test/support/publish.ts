/** Publishes and schedules pages in the store, without questions. */
import type { Database } from '../../platform/database/database.ts';
import type { Author } from '../../platform/model/rights.ts';
import { publishScheduled } from '../../pages/store/page-store.ts';
import { rowsOf } from './rows.ts';
import { type Approval, publish, type Questions } from '../../pages/store/publish.ts';

const noQuestions: Questions = {
  ofContent: () => Promise.resolve([]),
  ofReplaced: () => ({ block: null, title: '', messages: [] }),
};

/** Approves a draft or a review. */
const approve = (database: Database, id: number, approval: Approval, author: Author) =>
  publish(database, id, { isSure: true, ...approval }, author, noQuestions);

export const publishPage = (database: Database, id: number, version: number, author: Author) =>
  approve(database, id, { of: { version } }, author);

/** Makes the scheduled editions of a page due, or of all pages. */
export const makeDue = (database: Database, page?: number) =>
  rowsOf(
    database,
    `with due as (
       update page_edition set publish_at = now() - interval '1 second' where publish_at is not null and ($1::integer is null or page_id = $1)
       returning id::text
     ) update job set run_at = now() - interval '1 second' where name = 'publish-edition' and key in (select id from due)`,
    [page ?? null],
  );

/** Publishes the editions of a page whose time has come. Returns the names of their publishers. */
export async function publishDue(database: Database, page: number): Promise<(string | undefined)[]> {
  const editions = await database
    .selectFrom('page_edition')
    .select('id')
    .where('page_id', '=', page)
    .orderBy('publish_at')
    .execute();
  const published: (string | undefined)[] = [];
  for (const { id } of editions) published.push((await publishScheduled(database, id))?.by);
  return published;
}
