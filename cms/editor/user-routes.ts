import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { sanitizeText } from '../http/form-check.ts';
import type { Visitors } from '../http/security/visitors.ts';
import { getPasswordRefusal } from './password-rules.ts';
import {
  type GetContext,
  readForm,
  MAX_FORM_BYTES,
  notFound,
  parseRowId,
  requireUser,
  type IdRequest,
} from './requests.ts';
import {
  addUser,
  isEmail,
  isRole,
  listUsers,
  removeUser,
  setPassword,
  setRole,
  type UserRefusal,
} from './users.ts';
import { type UserDraft, renderUsersPage } from './users-page.ts';

const LIST = '/editor/users';
const MAX_NAME_LENGTH = 80;

const textOf = (value: unknown): string => (typeof value === 'string' ? sanitizeText(value).trim() : '');

/** Registers the management of users by publishers. */
export function registerUserRoutes(
  app: FastifyInstance,
  database: Database,
  visitors: Visitors,
  getContext: GetContext,
): void {
  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    refused?: { draft: UserDraft; reason: UserRefusal },
  ): Promise<string> => {
    requireUser(request, 'publisher');
    if (refused) reply.code(400);
    return renderUsersPage(getContext(request, reply), await listUsers(database), refused);
  };
  const nobody: UserDraft = { email: '', name: '', role: 'editor' };

  app.get(LIST, (request, reply) => show(request, reply));

  app.post(LIST, { bodyLimit: MAX_FORM_BYTES }, async (request, reply) => {
    requireUser(request, 'publisher');
    const { email, name, role, password } = readForm(visitors, request);
    const draft: UserDraft = {
      email: textOf(email),
      name: textOf(name).slice(0, MAX_NAME_LENGTH),
      role: isRole(role) ? role : 'editor',
    };
    if (!isEmail(draft.email) || draft.name === '') return show(request, reply, { draft, reason: 'fields' });
    const refusal = getPasswordRefusal(typeof password === 'string' ? password : '', [
      draft.email,
      draft.name,
    ]);
    if (typeof password !== 'string' || refusal)
      return show(request, reply, { draft, reason: refusal === 'common' ? 'common' : 'password' });
    if (!(await addUser(database, { ...draft, password })))
      return show(request, reply, { draft, reason: 'taken' });
    return reply.redirect(LIST, 303);
  });

  app.post(`${LIST}/:id`, { bodyLimit: MAX_FORM_BYTES }, async (request: IdRequest, reply) => {
    requireUser(request, 'publisher');
    const { role, password, remove } = readForm(visitors, request);
    const id = parseRowId(request.params.id) ?? notFound();
    const last = () => show(request, reply, { draft: nobody, reason: 'last' });
    if (remove !== undefined) {
      if (!(await removeUser(database, id))) return last();
    } else if (typeof password === 'string' && password !== '') {
      const refusal = getPasswordRefusal(password);
      if (refusal)
        return show(request, reply, { draft: nobody, reason: refusal === 'common' ? 'common' : 'password' });
      await setPassword(database, id, password);
    } else if (isRole(role) && !(await setRole(database, id, role))) return last();
    return reply.redirect(LIST, 303);
  });
}
