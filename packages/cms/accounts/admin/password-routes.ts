import type { FastifyInstance } from 'fastify';
import { getSearchParameters } from '../../platform/http/request.ts';
import { renderPasswordPage, type PasswordErrors } from './password-page.ts';
import { findPasswordError } from '../../admin/password-rules.ts';
import { type EditorServices, readRawText, requireUser } from '../../admin/requests.ts';
import { editorSessions } from '../session.ts';
import { attemptPassword } from './sign-in.ts';
import { setPassword } from '../users.ts';

const PATH = '/editor/password';

/** Registers the page where users change their own password. It asks for the current one, with the attempt limits of a login. */
export function registerPasswordRoutes(app: FastifyInstance, services: EditorServices): void {
  const { database, getContext, readForm } = services;
  app.get(PATH, async (request, reply) =>
    renderPasswordPage(getContext(request, reply), {
      isChanged: getSearchParameters(request).get('changed') === '1',
    }),
  );

  app.post(PATH, async (request, reply) => {
    const fields = readForm(request);
    const [current, password, repeated] = ['current', 'password', 'repeated'].map((name) =>
      readRawText(fields[name]),
    ) as [string, string, string];
    const context = getContext(request, reply);
    const { messages } = context;
    const user = requireUser(request);
    const refuse = (status: number, errors: PasswordErrors): string => {
      reply.code(status);
      return renderPasswordPage(context, { errors });
    };
    const error = findPasswordError(password, [user.email, user.name], messages);
    if (error) return refuse(400, { password: error });
    if (password !== repeated) return refuse(400, { repeated: messages.differentPasswords });
    const found = await attemptPassword(services, request, reply, user.email, current);
    if (found === 'limited') return refuse(429, { current: messages.tooManyTries });
    if (!found) return refuse(400, { current: messages.wrongCurrentPassword });
    await setPassword(database, user.id, password);
    await editorSessions.start(database, request, reply, { user_id: user.id });
    return reply.redirect(`${PATH}?changed=1`, 303);
  });
}
