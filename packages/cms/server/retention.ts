/** Retention periods of visitors' data, and the jobs of the server. */
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { PUBLISH_JOB } from '../pages/store/editions.ts';
import {
  publishScheduled,
  type ScheduledChange,
  UNPUBLISH_JOB,
  unpublishScheduled,
} from '../pages/store/page-store.ts';
import { KEPT } from '../platform/model/retention.ts';
import { BIN_DAYS } from '../media/store.ts';
import { publishScheduledItem, showItem } from '../collections/publish.ts';
import { SHOW_ITEM_JOB } from '../collections/days.ts';
import { PUBLISH_ITEM_JOB } from '../collections/store.ts';
import { collections } from './collections.ts';
import type { Database, Queries } from '../platform/database/database.ts';
import { ago, now } from '../platform/database/expressions.ts';
import type { JobKinds } from '../platform/database/jobs.ts';
import { recordEvent } from '../accounts/audit.ts';
import { NOTICE_JOB, sendNotice } from '../accounts/admin/notices.ts';
import { mailTasks } from './task-mail.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { deleteUnusedFiles, moveToStore } from '../platform/files/stored-files.ts';
import { FORM_MAIL_JOB } from '../enquiries/form-mail.ts';
import { sendFormMail } from '../enquiries/admin/send-form-mail.ts';
import { REPLY_JOB, sendReply } from '../enquiries/replies.ts';
import { askForConfirmation } from '../enquiries/sign-up-links.ts';
import { CONFIRM_JOB } from '../enquiries/sign-ups.ts';
import { createPurgeJob } from './purge.ts';
import { CONFIRMATION_JOB, sendConfirmation } from '../shop/confirmation.ts';
import { ORDER_STEP_JOB, tellStep, tellUndone, UNDONE_STEP_JOB } from '../shop/order-steps.ts';
import { createMailer, type MailOptions } from '../platform/mail/mailer.ts';
import { deleteExpiredAttempts } from '../platform/http/security/attempt-limiter.ts';
import { endOverdueOrders } from '../shop/cancel-unpaid-order.ts';
import { deleteExpiredVisitors } from '../shop/visitor-carts.ts';

interface RetentionRule {
  table: 'enquiry' | 'sign_up' | 'shop_order' | 'review' | 'menu' | 'audit_event' | 'page_draft' | 'media';
  /** Days after the date in `column`. */
  days: number;
  column: string;
  /** Limits the rule to some rows of the table. */
  where?: RawBuilder<SqlBool>;
}

const YEAR = 365;

/** Retention of visitors' data, the audit trail, earlier drafts and the bin of the library. */
const RETENTION: readonly RetentionRule[] = [
  { table: 'enquiry', days: KEPT.messageYears * YEAR, column: 'received_at' },
  { table: 'sign_up', days: KEPT.messageYears * YEAR, column: 'received_at' },
  { table: 'shop_order', days: KEPT.orderYears * 366, column: 'made_at' },
  {
    table: 'shop_order',
    days: KEPT.unpaidOrderDays,
    column: 'made_at',
    where: sql`status in ('cancelled', 'expired') and not exists (select 1 from shop_payment where order_id = shop_order.id)`,
  },
  { table: 'review', days: KEPT.reviewYears * YEAR, column: 'written_at', where: sql`content_key is null` },
  { table: 'review', days: 90, column: 'written_at', where: sql`not shown` },
  { table: 'menu', days: 400, column: 'read_on' },
  { table: 'audit_event', days: 400, column: 'at' },
  { table: 'page_draft', days: 90, column: 'saved_at' },
  { table: 'media', days: BIN_DAYS, column: 'deleted_at' },
];

/** Tables whose rows have an expiry time. */
const EXPIRING_TABLES = [
  'shop_login',
  'shop_handover',
  'editor_session',
  'editor_setup',
  'editor_link',
  'page_preview_link',
  'editor_second_step',
  'editor_openid_login',
  'used_challenge',
  'form_result',
  'editor_request',
] as const;

/** Deletions by name. Each is a separate job, so that a failure does not stop the others. */
const deletions: Readonly<Record<string, (queries: Queries) => Promise<unknown>>> = {
  ...Object.fromEntries(
    RETENTION.map(({ table, days, column, where = sql<SqlBool>`true` }, index) => [
      `delete-old-${table}-${index}`,
      (queries: Queries) =>
        queries
          .deleteFrom(table)
          .where(sql.ref<Date>(column), '<', ago(`${days} days`))
          .where(where)
          .execute(),
    ]),
  ),
  ...Object.fromEntries(
    EXPIRING_TABLES.map((table) => [
      `delete-expired-${table}`,
      (queries: Queries) => queries.deleteFrom(table).where('expires_at', '<', now).execute(),
    ]),
  ),
  'delete-expired-attempts': deleteExpiredAttempts,
  'forget-visitors': deleteExpiredVisitors,
};

/** Runs all deletions. */
export async function runDeletions(queries: Queries): Promise<void> {
  for (const run of Object.values(deletions)) await run(queries);
}

/** Runs a job of a page, and records its change with the name of the user who scheduled it. */
async function recorded(
  database: Database,
  key: string,
  action: string,
  run: (database: Database, id: number) => Promise<ScheduledChange | undefined>,
): Promise<void> {
  const done = await run(database, Number(key));
  if (done) await recordEvent(database, { userId: null, userName: done.by, action, pageId: done.pageId });
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Creates the jobs that send mails to visitors and users. */
const createMailJobs = (database: Database, mail: MailOptions): JobKinds => {
  const mailer = createMailer(mail);
  const host = /@([^\s>]+)/.exec(mail.from)?.[1] ?? 'localhost';
  return {
    [REPLY_JOB]: {
      lane: 'mail',
      run: (key) => sendReply(database, mailer, host, Number(key)),
    },
    [CONFIRMATION_JOB]: {
      lane: 'mail',
      run: (key) => sendConfirmation(database, mailer, host, Number(key)),
    },
    [ORDER_STEP_JOB]: {
      lane: 'mail',
      run: (key) => tellStep(database, mailer, host, Number(key)),
    },
    [UNDONE_STEP_JOB]: { lane: 'mail', run: (key) => tellUndone(database, mailer, host, key) },
    [FORM_MAIL_JOB]: { lane: 'mail', run: (key) => sendFormMail(database, mailer, host, key) },
    [CONFIRM_JOB]: {
      lane: 'mail',
      run: (key) => askForConfirmation(database, mailer, host, Number(key)),
    },
    [NOTICE_JOB]: { lane: 'mail', run: (key) => sendNotice(database, mailer, host, key) },
    'mail-tasks': { everyMs: MINUTE_MS, lane: 'mail', run: () => mailTasks(database, mailer, host) },
  };
};

/** A server without mail confirms no order and tells of no step, because the receipt has the same content, and asks for no confirmation. */
const WITHOUT_MAIL: JobKinds = Object.fromEntries(
  [CONFIRMATION_JOB, ORDER_STEP_JOB, UNDONE_STEP_JOB, FORM_MAIL_JOB, CONFIRM_JOB].map((name) => [
    name,
    { run: () => Promise.resolve() },
  ]),
);

/** Maximum files and time of one run, which has to end before another server repeats it. */
const MOVE_LIMITS = { files: 100, ms: 2 * MINUTE_MS };

/** Creates the jobs that move new files out of the database, and delete unused ones. */
const createFileJobs = (database: Database, files: FileStore): JobKinds => ({
  'move-files': {
    everyMs: MINUTE_MS,
    lane: 'files',
    run: () => moveToStore(database, files, MOVE_LIMITS),
  },
  'delete-unused-files': {
    everyMs: HOUR_MS,
    lane: 'files',
    run: async () => {
      await files.removeParts();
      await deleteUnusedFiles(database, files);
    },
  },
});

/** Returns the server's jobs: scheduled publishing and unpublishing, ending unpaid orders every minute, and deletions every hour. */
export const createServerJobs = (
  database: Database,
  mail?: MailOptions,
  purge: JobKinds = createPurgeJob([]),
  files?: FileStore,
): JobKinds => ({
  ...purge,
  ...(mail ? createMailJobs(database, mail) : WITHOUT_MAIL),
  ...(files && createFileJobs(database, files)),
  [PUBLISH_JOB]: { run: (key) => recorded(database, key, 'pages/publish', publishScheduled) },
  [UNPUBLISH_JOB]: { run: (key) => recorded(database, key, 'pages/unpublish', unpublishScheduled) },
  [SHOW_ITEM_JOB]: { run: (key) => showItem(database, collections, key) },
  [PUBLISH_ITEM_JOB]: {
    run: async (key) => {
      const done = await publishScheduledItem(database, collections, Number(key));
      if (done)
        await recordEvent(database, {
          userId: null,
          userName: done.by,
          action: 'collections/publish',
          subject: done.subject,
        });
    },
  },
  'end-unpaid-orders': {
    everyMs: MINUTE_MS,
    run: async () => {
      const errors = await endOverdueOrders(database);
      if (errors.length > 0) throw new AggregateError(errors, String(errors[0]));
    },
  },
  ...Object.fromEntries(
    Object.entries(deletions).map(([name, run]) => [name, { everyMs: HOUR_MS, run: () => run(database) }]),
  ),
});
