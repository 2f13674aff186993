import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getPasswordRefusal } from './password-rules.ts';
import {
  type EditorServices,
  MAX_FORM_BYTES,
  notFound,
  parseRowId,
  readText,
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

/** Registers the management of users by publishers. */
export function registerUserRoutes(
  app: FastifyInstance,
  { database, getContext, readForm }: EditorServices,
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
    const { email, name, role, password } = readForm(request);
    const draft: UserDraft = {
      email: readText(email),
      name: readText(name).slice(0, MAX_NAME_LENGTH),
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
    const { role, password, remove } = readForm(request);
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
