import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { getSearchParameters } from '../http/request.ts';
import type { LoginLimiter } from '../http/security/login-limiter.ts';
import type { Visitors } from '../http/security/visitors.ts';
import { renderPasswordPage, type PasswordErrors } from './password-page.ts';
import { PASSWORD_LENGTH, getPasswordRefusal } from './password-rules.ts';
import { type GetContext, readForm, MAX_FORM_BYTES, requireUser } from './requests.ts';
import { createSession } from './session.ts';
import { setPassword, authenticateUser } from './users.ts';

const PATH = '/editor/password';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Registers the page where users change their own password. It asks for the current one, with the attempt limits of a login. */
export function registerPasswordRoutes(
  app: FastifyInstance,
  database: Database,
  visitors: Visitors,
  getContext: GetContext,
  loggingIn: LoginLimiter,
): void {
  app.get(PATH, async (request, reply) =>
    renderPasswordPage(getContext(request, reply), {
      isChanged: getSearchParameters(request).get('changed') === '1',
    }),
  );

  app.post(PATH, { bodyLimit: MAX_FORM_BYTES }, async (request, reply) => {
    const fields = readForm(visitors, request);
    const [current, password, repeated] = [
      textOf(fields['current']),
      textOf(fields['password']),
      textOf(fields['repeated']),
    ];
    const context = getContext(request, reply);
    const { messages } = context;
    const user = requireUser(request);
    const refuse = (status: number, errors: PasswordErrors): string => {
      reply.code(status);
      return renderPasswordPage(context, { errors });
    };
    const refusal = getPasswordRefusal(password, [user.email, user.name]);
    if (refusal)
      return refuse(400, {
        password:
          refusal === 'common'
            ? messages.commonPassword
            : messages.wrongLength(PASSWORD_LENGTH.least, PASSWORD_LENGTH.most),
      });
    if (password !== repeated) return refuse(400, { repeated: messages.differentPasswords });
    if (!(await loggingIn.consume(request, user.email)))
      return refuse(429, { current: messages.tooManyTries });
    if (!(await authenticateUser(database, user.email, current)))
      return refuse(400, { current: messages.wrongCurrentPassword });
    await loggingIn.recordSuccess(request, reply, user.email);
    await setPassword(database, user.id, password);
    await createSession(database, request, reply, user);
    return reply.redirect(`${PATH}?changed=1`, 303);
  });
}
