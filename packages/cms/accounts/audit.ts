/** The audit trail: users, their actions and the times. */
import { sql } from 'kysely';
import type { Queries } from '../platform/database/database.ts';
import { escapeLike, rowCount } from '../platform/database/expressions.ts';
import { readAll, ROWS_PER_QUERY } from '../enquiries/export.ts';

/** An event to record. */
export interface AuditEntry {
  /** null for actions of the server. */
  userId: number | null;
  userName: string;
  /** Such as `pages/publish`. */
  action: string;
  pageId?: number | undefined;
  /** The object of the action, as people know it. Default: the title and path of the page. */
  subject?: string | undefined;
}

export interface AuditRow {
  id: number;
  at: Date;
  userName: string;
  action: string;
  pageId: number | null;
  subject: string;
  count: number;
}

/** Selects events. */
export interface AuditFilter {
  action?: string | undefined;
  /** A part of the user's name or of the subject. */
  text?: string | undefined;
}

export const EVENTS_PER_PAGE = 50;
const MAX_SUBJECT_LENGTH = 300;

/** Actions that are repeated often. In a row and within the hour they are one event. */
const FREQUENT = [
  'pages/save',
  'sign-in-failed',
  'second-factor-failed',
  'second-factor-locked',
  'enquiries/search',
  'files/download',
];

/** Stores an event. */
export async function recordEvent(
  queries: Queries,
  { userId, userName, action, pageId, subject }: AuditEntry,
): Promise<void> {
  const name =
    subject === undefined
      ? sql<string>`coalesce((select concat_ws(' ', nullif(draft ->> 'title', ''), '(' || site || path || ')') from page where id = ${pageId ?? null}), '')`
      : sql<string>`${subject.slice(0, MAX_SUBJECT_LENGTH)}`;
  if (FREQUENT.includes(action)) {
    // These conditions use the index by page.
    const isAlike =
      pageId === undefined ? sql`page_id is null and action = ${action}` : sql`page_id = ${pageId}`;
    const { rows } = await sql`
      update audit_event set at = now(), count = count + 1, subject = ${name}
      where id = (select max(id) from audit_event where ${isAlike})
        and action = ${action} and user_id is not distinct from ${userId}::integer and user_name = ${userName}
        and at > now() - interval '1 hour'
      returning id`.execute(queries);
    if (rows.length > 0) return;
  }
  await queries
    .insertInto('audit_event')
    .values({
      // The user may have just been deleted.
      user_id: sql`(select id from editor_user where id = ${userId}::integer)`,
      user_name: userName,
      action,
      page_id: pageId ?? null,
      subject: name,
    })
    .execute();
}

const selectEvents = (queries: Queries, { action, text }: AuditFilter) =>
  queries
    .selectFrom('audit_event')
    .$if(action !== undefined, (all) => all.where('action', '=', action ?? ''))
    .$if(text !== undefined, (all) => {
      const pattern = `%${escapeLike(text ?? '')}%`;
      return all.where(({ or, eb }) =>
        or([eb('user_name', 'ilike', pattern), eb('subject', 'ilike', pattern)]),
      );
    });

const COLUMNS = [
  'id',
  'at',
  'user_name as userName',
  'action',
  'page_id as pageId',
  'subject',
  'count',
] as const;

/** Returns events, newest first, their count, and all actions that were ever recorded. */
export async function listEvents(
  queries: Queries,
  filter: AuditFilter,
  page: number,
): Promise<{ rows: AuditRow[]; count: number; actions: string[] }> {
  const found = selectEvents(queries, filter);
  const rows = await found
    .select(COLUMNS)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(EVENTS_PER_PAGE)
    .offset((page - 1) * EVENTS_PER_PAGE)
    .execute();
  const { count } = await found.select(rowCount).executeTakeFirstOrThrow();
  const actions = await queries
    .selectFrom('audit_event')
    .select('action')
    .distinct()
    .orderBy('action')
    .execute();
  return { rows, count, actions: actions.map(({ action }) => action) };
}

/** Returns events for an export, newest first. */
export async function* exportEvents(queries: Queries, filter: AuditFilter): AsyncGenerator<object, void> {
  const rows = readAll<{ id: number; exactTime: string }>((after) =>
    selectEvents(queries, filter)
      .select(['id', 'at', 'user_name as user', 'action', 'subject', 'page_id as page', 'count'])
      // A date has no microseconds.
      .select(sql<string>`at::text`.as('exactTime'))
      .$if(after !== undefined, (all) =>
        all.where(sql<boolean>`(at, id) < (${after?.exactTime}::timestamptz, ${after?.id}::bigint)`),
      )
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(ROWS_PER_QUERY)
      .execute(),
  );
  for await (const { id: _id, exactTime: _time, ...event } of rows) yield event;
}

/** Calls without a lasting change, and calls that record an event for each page themselves. */
const UNRECORDED = [
  'POST pages/presence',
  'POST pages/bulk',
  'POST collections/bulk',
  'POST collections/import',
  'POST pages/drafts',
  'PUT pages/translations',
  'POST second-factor/turn-on',
];

/** Reads that are recorded: exports, and downloads of visitors' files. */
const RECORDED_READS: Readonly<Record<string, string>> = {
  '/editor/export/:file': 'export',
  '/editor/audit/export.csv': 'audit/export',
  '/editor/collections/:name/export.:format': 'collections/export',
  '/editor/files/:id': 'files/download',
};

/**
 * Returns the action of a request from its route: `POST /editor/api/pages/:id/publish` is `pages/publish`.
 * @returns undefined for other reads and for an unrecorded call
 */
export function getRouteAction(method: string, route: string): string | undefined {
  if (method === 'GET' || method === 'HEAD') return RECORDED_READS[route];
  const parts = route
    .replace(/^\/editor\/(?:api\/)?/, '')
    .split('/')
    .filter((part) => part !== '' && !part.startsWith(':'));
  const isOne = route.endsWith('/:id');
  const verb =
    parts.length > 1 ? [] : [method === 'DELETE' ? 'delete' : isOne || method === 'PUT' ? 'save' : 'create'];
  const action = [...parts, ...verb].join('/');
  return UNRECORDED.includes(`${method} ${action}`) ? undefined : action;
}
