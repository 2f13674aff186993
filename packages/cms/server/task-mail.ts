/** Tells users of new tasks by e-mail. */
import { getPageMessages } from '../admin/messages/pages.ts';
import { getEditorMessages } from '../admin/messages/common.ts';
import { describeTask } from '../pages/admin/failures.ts';
import { listTasks, type Task } from '../pages/store/tasks.ts';
import { getSiteNames } from '../content/find-entry.ts';
import type { Database } from '../platform/database/database.ts';
import { ago } from '../platform/database/expressions.ts';
import { type Mailer, sendUnlessRefused } from '../platform/mail/mailer.ts';
import { USER_COLUMNS } from '../accounts/users.ts';

/** A task is told after this time, unless the user has seen it or it was taken back. */
const QUIET = '2 minutes';

const MAX_SUBJECT = 150;

/**
 * Sends each user a mail with the tasks that are new since the last one. A user who has never signed in has no address for links and gets
 * none.
 * @param host the part of the Message-ID after the @
 * @throws MailError if a mail can be sent later: its user is told by the next run
 */
export async function mailTasks(database: Database, mailer: Mailer, host: string): Promise<void> {
  const users = await database
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
    .execute();
  const sites = await getSiteNames(database);
  for (const user of users) {
    const tasks = (await listTasks(database, user, user.toldAt)).filter(({ at }) => at <= user.until);
    if (tasks.length > 0) {
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
      const [first] = tasks as [Task];
      const subject =
        tasks.length === 1 ? `${t.tasks[first.kind]}: ${getTitle(first)}` : t.taskMail.subject(tasks.length);
      await sendUnlessRefused(mailer, {
        to: user.email,
        subject: subject.slice(0, MAX_SUBJECT),
        text: [
          t.taskMail.greeting(user.name),
          ...tasks.map(describe),
          `${t.taskMail.foot} ${user.origin}/editor/password`,
        ].join('\n\n'),
        messageId: `<tasks-${user.id}-${user.toldAt.getTime()}@${host}>`,
      });
    }
    await database
      .updateTable('editor_user')
      .set({ told_at: user.until })
      .where('id', '=', user.id)
      .execute();
  }
}
