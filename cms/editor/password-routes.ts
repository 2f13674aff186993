import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { searchParameters } from '../http/request.ts';
import type { LoggingIn } from '../http/security/logging-in.ts';
import type { Visitors } from '../http/security/visitors.ts';
import { passwordPage, type PasswordErrors } from './password-page.ts';
import { PASSWORD_LENGTH, passwordRefusal } from './password-rules.ts';
import { type ContextFor, fieldsOf, FORM_LIMIT, userOf } from './requests.ts';
import { beginSession } from './session.ts';
import { setPassword, userOf as userBy } from './users.ts';

const ROOM = '/editor/password';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Registers the page where users change their own password. It asks for the current one, with the limits of a login. */
export function registerPasswordRoutes(
  app: FastifyInstance,
  database: Database,
  visitors: Visitors,
  contextFor: ContextFor,
  loggingIn: LoggingIn,
): void {
  app.get(ROOM, async (request, reply) =>
    passwordPage(contextFor(request, reply), {
      isChanged: searchParameters(request).get('changed') === '1',
    }),
  );

  app.post(ROOM, { bodyLimit: FORM_LIMIT }, async (request, reply) => {
    const fields = fieldsOf(visitors, request);
    const [current, password, repeated] = [
      textOf(fields['current']),
      textOf(fields['password']),
      textOf(fields['repeated']),
    ];
    const context = contextFor(request, reply);
    const { messages } = context;
    const user = userOf(request);
    const refuse = (status: number, errors: PasswordErrors): string => {
      reply.code(status);
      return passwordPage(context, { errors });
    };
    const refusal = passwordRefusal(password, [user.email, user.name]);
    if (refusal)
      return refuse(400, {
        password:
          refusal === 'common'
            ? messages.commonPassword
            : messages.wrongLength(PASSWORD_LENGTH.least, PASSWORD_LENGTH.most),
      });
    if (password !== repeated) return refuse(400, { repeated: messages.differentPasswords });
    if (!(await loggingIn.take(request, user.email))) return refuse(429, { current: messages.tooManyTries });
    if (!(await userBy(database, user.email, current)))
      return refuse(400, { current: messages.wrongCurrentPassword });
    await loggingIn.right(request, reply, user.email);
    await setPassword(database, user.id, password);
    await beginSession(database, request, reply, user);
    return reply.redirect(`${ROOM}?changed=1`, 303);
  });
}
