/** Tells users of new tasks by e-mail. */
import { getPageMessages } from '../admin/messages/pages.ts';
import { getEditorMessages } from '../admin/messages/common.ts';
import { describeTask } from '../pages/admin/failures.ts';
import { listTasks, type Task } from '../pages/store/tasks.ts';
import { getSiteNames } from '../content/find-entry.ts';
import type { Database } from '../platform/database/database.ts';
import { ago } from '../platform/database/expressions.ts';
import { type Mail, MailError, type Mailer, sendUnlessRefused } from '../platform/mail/mailer.ts';
import { USER_COLUMNS } from '../accounts/users.ts';

/** Time from a task to its mail. A task that is done or taken back by then is not told. */
const QUIET = '2 minutes';

const MAX_SUBJECT = 150;

/** A run ends within the time in which no other server repeats it. */
const MAX_MS = 2 * 60_000;

/** The mail of a user's tasks; undefined without one. */
function createTaskMail(
  user: TaskReader,
  tasks: readonly Task[],
  sites: ReadonlyMap<string, string>,
): Pick<Mail, 'subject' | 'text'> | undefined {
  const [first] = tasks;
  if (!first) return undefined;
  const messages = getEditorMessages(user.language ?? undefined);
  const t = getPageMessages(messages.language);
  const getTitle = ({ title }: Task): string => title.replaceAll(/\s+/g, ' ').trim() || t.untitled;
  const describe = (task: Task): string =>
    [
      `${t.tasks[task.kind]}: ${getTitle(task)}`,
      [task.site && (sites.get(task.site) ?? task.site), task.path].filter(Boolean).join(' '),
      [task.by, describeTask(task, messages)].filter(Boolean).join(': '),
      `${user.origin}${task.address}`,
    ]
      .filter(Boolean)
      .join('\n');
  const subject =
    tasks.length === 1 ? `${t.tasks[first.kind]}: ${getTitle(first)}` : t.taskMail.subject(tasks.length);
  return {
    subject: subject.slice(0, MAX_SUBJECT),
    text: [
      t.taskMail.greeting(user.name),
      ...tasks.map(describe),
      `${t.taskMail.foot} ${user.origin}/editor/password`,
    ].join('\n\n'),
  };
}

/** The users who want mail and were told of nothing within the quiet time, the longest untold first. */
const findReaders = (database: Database) =>
  database
    .selectFrom('editor_user')
    .select([
      ...USER_COLUMNS,
      'mail_language as language',
      'mail_origin as origin',
      'told_at as toldAt',
      ago(QUIET).as('until'),
    ])
    .where('wants_mail', '=', true)
    .where('mail_origin', 'is not', null)
    .where('told_at', '<', ago(QUIET))
    .orderBy('told_at')
    .execute();

type TaskReader = Awaited<ReturnType<typeof findReaders>>[number];

/**
 * Sends each user a mail with the tasks that are new since the last one. A user who has never signed in has no address for links and gets
 * none. A user whose address fails for now gets the mail by the next run. The others get theirs now.
 * @param host the part of the Message-ID after the @
 * @throws MailError if the mail server does not answer, or if no mail could be sent
 */
export async function mailTasks(database: Database, mailer: Mailer, host: string): Promise<void> {
  const end = Date.now() + MAX_MS;
  const sites = await getSiteNames(database);
  let sent = 0;
  let failure: MailError | undefined;
  for (const user of await findReaders(database)) {
    if (Date.now() > end) break;
    const tasks = (await listTasks(database, user, user.toldAt)).filter(({ at }) => at <= user.until);
    const mail = createTaskMail(user, tasks, sites);
    try {
      if (mail) {
        const messageId = `<tasks-${user.id}-${user.toldAt.getTime()}@${host}>`;
        await sendUnlessRefused(mailer, { ...mail, to: user.email, messageId });
        sent += 1;
      }
    } catch (error) {
      if (!(error instanceof MailError) || error.endsRun) throw error;
      failure = error;
      // A mail that may have arrived is not repeated.
      if (error.kind === 'later') continue;
    }
    await database
      .updateTable('editor_user')
      .set({ told_at: user.until })
      .where('id', '=', user.id)
      .execute();
  }
  if (failure && sent === 0) throw failure;
}
