/** Mails to users about attempts to sign in as them. */
import type { EditorLanguage } from '@saaristo/editor/contract';
import type { Database } from '../../platform/database/database.ts';
import { scheduleJob } from '../../platform/database/jobs.ts';
import { createAttemptLimiter } from '../../platform/http/security/attempt-limiter.ts';
import { type Mailer, MailError } from '../../platform/mail/mailer.ts';
import { getAccountMessages } from '../../admin/messages/accounts.ts';

/** The job that sends a notice. Its key is the user's id and the kind. */
export const NOTICE_JOB = 'send-notice';

const KINDS = ['wrongCode', 'codeLocked'] as const;
type NoticeKind = (typeof KINDS)[number];

const LANGUAGES: readonly EditorLanguage[] = ['fi', 'sv', 'en'];

const HOUR_MS = 60 * 60_000;

/** Schedules a notice to a user, at most one of a kind within an hour. */
export async function scheduleNotice(database: Database, userId: number, kind: NoticeKind): Promise<void> {
  const key = `${userId} ${kind}`;
  if (await createAttemptLimiter(database, 'notice', 1, HOUR_MS).consume(key))
    await scheduleJob(database, NOTICE_JOB, key, new Date());
}

/**
 * Sends a notice in the user's language, or in all languages of editors before the first sign-in.
 * @param host the part of the Message-ID after the @
 * @throws MailError if it can be sent later, so that its job is repeated
 */
export async function sendNotice(
  database: Database,
  mailer: Mailer,
  host: string,
  key: string,
): Promise<void> {
  const [id, name] = key.split(' ');
  const kind = KINDS.find((one) => one === name);
  const user = await database
    .selectFrom('editor_user')
    .select(['email', 'name', 'mail_language as language'])
    .where('id', '=', Number(id))
    .executeTakeFirst();
  if (!user || !kind) return;
  const notices = LANGUAGES.filter((language) => language === (user.language ?? language)).map(
    (language) => getAccountMessages(language).notices[kind],
  );
  const subject = notices.map((one) => one.subject).join(' / ');
  const text = notices.map((one) => one.text(user.name)).join('\n\n– – –\n\n');
  const messageId = `<notice-${id}-${kind}-${Math.floor(Date.now() / HOUR_MS)}@${host}>`;
  try {
    await mailer.send({ to: user.email, subject, text, messageId });
  } catch (error) {
    // A repeated message is better than none, but not one that the server refuses.
    if (!(error instanceof MailError) || error.kind === 'later') throw error;
  }
}
