import type { FastifyInstance, FastifyRequest } from 'fastify';
import { now } from '../../platform/database/expressions.ts';
import { getSearchParameters } from '../../platform/http/request.ts';
import { renderPasswordPage, type PasswordErrors } from './password-page.ts';
import { findPasswordError } from '../../admin/password-rules.ts';
import { type EditorServices, readRawText, requireUser } from '../../admin/requests.ts';
import { editorSessions } from '../session.ts';
import { attemptPassword } from './sign-in.ts';
import { setPassword } from '../users.ts';

const PATH = '/editor/password';

/** Registers the page where users change their own password, and choose whether mails tell them of tasks. The password asks for the current one, with the attempt limits of a login. */
export function registerPasswordRoutes(app: FastifyInstance, services: EditorServices): void {
  const { database, getContext, readForm, options } = services;
  const readMail = async (request: FastifyRequest): Promise<boolean | undefined> =>
    options.canMail
      ? (
          await database
            .selectFrom('editor_user')
            .select('wants_mail')
            .where('id', '=', requireUser(request).id)
            .executeTakeFirst()
        )?.wants_mail
      : undefined;

  app.get(PATH, async (request, reply) => {
    const changed = getSearchParameters(request).get('changed');
    return renderPasswordPage(getContext(request, reply), {
      changed: changed === 'password' || changed === 'mail' ? changed : undefined,
      wantsMail: await readMail(request),
    });
  });

  app.post(`${PATH}/mail`, async (request, reply) => {
    const isWanted = readForm(request)['wanted'] === '1';
    await database
      .updateTable('editor_user')
      .set({ wants_mail: isWanted, told_at: now })
      .where('id', '=', requireUser(request).id)
      .execute();
    return reply.redirect(`${PATH}?changed=mail`, 303);
  });

  app.post(PATH, async (request, reply) => {
    const fields = readForm(request);
    const [current, password, repeated] = ['current', 'password', 'repeated'].map((name) =>
      readRawText(fields[name]),
    ) as [string, string, string];
    const context = getContext(request, reply);
    const { messages } = context;
    const user = requireUser(request);
    const wantsMail = await readMail(request);
    const refuse = (status: number, errors: PasswordErrors): string => {
      reply.code(status);
      return renderPasswordPage(context, { errors, wantsMail });
    };
    const error = findPasswordError(password, [user.email, user.name], messages);
    if (error) return refuse(400, { password: error });
    if (password !== repeated) return refuse(400, { repeated: messages.differentPasswords });
    const found = await attemptPassword(services, request, reply, user.email, current);
    if (found === 'limited') return refuse(429, { current: messages.tooManyTries });
    if (!found) return refuse(400, { current: messages.wrongCurrentPassword });
    await setPassword(database, user.id, password);
    await editorSessions.start(database, request, reply, { user_id: user.id });
    return reply.redirect(`${PATH}?changed=password`, 303);
  });
}
