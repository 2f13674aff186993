import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { storableText } from '../http/checked.ts';
import type { Visitors } from '../http/security/visitors.ts';
import { passwordRefusal } from './password-rules.ts';
import { type ContextFor, fieldsOf, FORM_LIMIT, missing, rowId, userOf, type WithId } from './requests.ts';
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
import { type UserDraft, usersPage } from './users-page.ts';

const LIST = '/editor/users';
const LONGEST_NAME = 80;

const textOf = (value: unknown): string => (typeof value === 'string' ? storableText(value).trim() : '');

/** Who may enter, managed by publishers. */
export function userRooms(
  app: FastifyInstance,
  database: Database,
  visitors: Visitors,
  contextFor: ContextFor,
): void {
  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    refused?: { draft: UserDraft; reason: UserRefusal },
  ): Promise<string> => {
    userOf(request, 'publisher');
    if (refused) reply.code(400);
    return usersPage(contextFor(request, reply), await listUsers(database), refused);
  };
  const nobody: UserDraft = { email: '', name: '', role: 'editor' };

  app.get(LIST, (request, reply) => show(request, reply));

  app.post(LIST, { bodyLimit: FORM_LIMIT }, async (request, reply) => {
    userOf(request, 'publisher');
    const { email, name, role, password } = fieldsOf(visitors, request);
    const draft: UserDraft = {
      email: textOf(email),
      name: textOf(name).slice(0, LONGEST_NAME),
      role: isRole(role) ? role : 'editor',
    };
    if (!isEmail(draft.email) || draft.name === '') return show(request, reply, { draft, reason: 'fields' });
    const refusal = passwordRefusal(typeof password === 'string' ? password : '', [draft.email, draft.name]);
    if (typeof password !== 'string' || refusal)
      return show(request, reply, { draft, reason: refusal === 'common' ? 'common' : 'password' });
    if (!(await addUser(database, { ...draft, password })))
      return show(request, reply, { draft, reason: 'taken' });
    return reply.redirect(LIST, 303);
  });

  app.post(`${LIST}/:id`, { bodyLimit: FORM_LIMIT }, async (request: WithId, reply) => {
    userOf(request, 'publisher');
    const { role, password, remove } = fieldsOf(visitors, request);
    const id = rowId(request.params.id) ?? missing();
    const last = () => show(request, reply, { draft: nobody, reason: 'last' });
    if (remove !== undefined) {
      if (!(await removeUser(database, id))) return last();
    } else if (typeof password === 'string' && password !== '') {
      const refusal = passwordRefusal(password);
      if (refusal)
        return show(request, reply, { draft: nobody, reason: refusal === 'common' ? 'common' : 'password' });
      await setPassword(database, id, password);
    } else if (isRole(role) && !(await setRole(database, id, role))) return last();
    return reply.redirect(LIST, 303);
  });
}
