/** Assignments, notes, replies by e-mail and their templates. */
import { sql } from 'kysely';
import type { Language } from 'saaristo/sites';
import type { Database, Queries } from '../platform/database/database.ts';
import { now } from '../platform/database/expressions.ts';
import { scheduleJob } from '../platform/database/jobs.ts';
import { MailError, type Mailer } from '../platform/mail/mailer.ts';
import { setAnswered } from './inbox.ts';

/** The job that sends a reply. Its key is the reply's id. */
export const REPLY_JOB = 'send-reply';

export interface Note {
  id: number;
  body: string;
  writtenAt: Date;
  writtenBy: string;
}

/** 'sending': a server has begun to send the reply. If it stays so, the reply may have been sent. */
export type ReplyState = 'waiting' | 'sending' | 'sent' | 'failed';

export interface Reply extends Note {
  recipient: string;
  subject: string;
  state: ReplyState;
  error: string | null;
  sentAt: Date | null;
}

/** A text for replies. */
export interface ReplyTemplate {
  id: number;
  /** The kind of enquiries; null for all. */
  kind: string | null;
  language: Language;
  name: string;
  subject: string;
  body: string;
}

/** Assigns an enquiry to a user. null: removes the assignment. */
export async function assignEnquiry(queries: Queries, id: string, userId: number | null): Promise<void> {
  await queries.updateTable('enquiry').set({ assigned_to: userId }).where('id', '=', Number(id)).execute();
}

export async function addNote(queries: Queries, enquiryId: string, body: string, by: string): Promise<void> {
  await queries
    .insertInto('enquiry_note')
    .values({ enquiry_id: Number(enquiryId), body, written_by: by })
    .execute();
}

export const listNotes = (queries: Queries, enquiryId: string): Promise<Note[]> =>
  queries
    .selectFrom('enquiry_note')
    .select(['id', 'body', 'written_at as writtenAt', 'written_by as writtenBy'])
    .where('enquiry_id', '=', Number(enquiryId))
    .orderBy('id')
    .execute();

export const listReplies = (queries: Queries, enquiryId: string): Promise<Reply[]> =>
  queries
    .selectFrom('enquiry_reply')
    .select([
      'id',
      'body',
      'written_at as writtenAt',
      'written_by as writtenBy',
      'recipient',
      'subject',
      'state',
      'error',
      'sent_at as sentAt',
    ])
    .where('enquiry_id', '=', Number(enquiryId))
    .orderBy('id')
    .execute();

/** A reply that an editor has written. */
export interface WrittenReply {
  enquiryId: string;
  /** Of the form: a form that is sent twice is one reply. */
  formKey: string;
  recipient: string;
  subject: string;
  body: string;
  /** Whether this forwards the enquiry. A forwarded enquiry stays open. */
  isForward?: boolean;
}

/** Stores a reply and schedules its job. Does nothing if the form was sent before. */
export const queueReply = (
  database: Database,
  { enquiryId, formKey, recipient, subject, body, isForward = false }: WrittenReply,
  author: { id: number; name: string },
): Promise<void> =>
  database.transaction().execute(async (queries) => {
    const row = await queries
      .insertInto('enquiry_reply')
      .values({
        enquiry_id: Number(enquiryId),
        form_key: formKey,
        recipient,
        subject,
        body,
        is_forward: isForward,
        written_by: author.name,
        user_id: author.id,
      })
      .onConflict((conflict) => conflict.column('form_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (row) await scheduleJob(queries, REPLY_JOB, String(row.id), new Date());
  });

/** Sends a reply again: one that has failed, waits for another attempt, or may have been sent. */
export const retryReply = (database: Database, enquiryId: string, id: number): Promise<void> =>
  database.transaction().execute(async (queries) => {
    const row = await queries
      .updateTable('enquiry_reply')
      .set({ state: 'waiting', error: null })
      .where('id', '=', id)
      .where('enquiry_id', '=', Number(enquiryId))
      .where('state', '<>', 'sent')
      .returning('id')
      .executeTakeFirst();
    if (row) await scheduleJob(queries, REPLY_JOB, String(id), new Date());
  });

/** The error of a reply whose server ended before the result was stored. */
const INTERRUPTED = 'The server ended while it was sending the reply.';

/**
 * Sends a waiting reply and marks its enquiry as answered, unless that is passed on. Marks the reply as 'sending' first, in a statement of its own: if the server
 * ends before the result is stored, the next run of the job stores an error, and only an editor sends the reply again.
 * @param host the part of the Message-ID after the @
 * @throws MailError if the reply can be sent later, so that its job is repeated
 */
export async function sendReply(database: Database, mailer: Mailer, host: string, id: number): Promise<void> {
  const reply = await database
    .updateTable('enquiry_reply')
    .set({ state: 'sending', error: null })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning([
      'enquiry_id',
      'recipient as to',
      'subject',
      'body as text',
      'user_id',
      'is_forward',
      sql<string>`form_key`.as('key'),
    ])
    .executeTakeFirst();
  if (!reply) {
    await database
      .updateTable('enquiry_reply')
      .set({ error: INTERRUPTED })
      .where('id', '=', id)
      .where('state', '=', 'sending')
      .where('error', 'is', null)
      .execute();
    return;
  }
  const { enquiry_id: enquiryId, user_id: userId, is_forward: isForward, key, ...mail } = reply;
  const finish = (state: ReplyState, error: string | null): Promise<unknown> =>
    database
      .updateTable('enquiry_reply')
      .set({ state, error: error?.slice(0, 500) ?? null, ...(state === 'sent' && { sent_at: now }) })
      .where('id', '=', id)
      .execute();
  try {
    await mailer.send({ ...mail, messageId: `<${key}@${host}>`, isPersonal: true });
  } catch (error) {
    const kind = error instanceof MailError ? error.kind : 'unknown';
    const message = error instanceof Error ? error.message : String(error);
    await finish(kind === 'later' ? 'waiting' : kind === 'never' ? 'failed' : 'sending', message);
    if (kind === 'later') throw error;
    return;
  }
  await finish('sent', null);
  // Without its author the enquiry keeps its state: null would open it.
  if (userId !== null && !isForward) await setAnswered(database, String(enquiryId), userId);
}

export const listReplyTemplates = (queries: Queries): Promise<ReplyTemplate[]> =>
  queries
    .selectFrom('reply_template')
    .select(['id', 'kind', sql<Language>`language`.as('language'), 'name', 'subject', 'body'])
    .orderBy('language')
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();

/** Stores a template: a new one without an id. */
export async function saveReplyTemplate(
  queries: Queries,
  { id, ...template }: Omit<ReplyTemplate, 'id'> & { id?: number | undefined },
): Promise<void> {
  await (id === undefined
    ? queries.insertInto('reply_template').values(template).execute()
    : queries.updateTable('reply_template').set(template).where('id', '=', id).execute());
}

export async function deleteReplyTemplate(queries: Queries, id: number): Promise<void> {
  await queries.deleteFrom('reply_template').where('id', '=', id).execute();
}

/** Replaces the placeholders of a template: `{{name}}` by the value of `name`. Unknown ones stay. */
export const fillTemplate = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name]! : whole,
  );
