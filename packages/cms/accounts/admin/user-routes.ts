import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGES, SITES } from 'saaristo/sites';
import { getSiteNames } from '../../content/find-entry.ts';
import { isEmail, normalizeEmail } from '../../platform/model/emails.ts';
import { createLink } from '../links.ts';
import { removeSecondFactor } from '../second-factor.ts';
import {
  type EditorServices,
  notFound,
  parseRowId,
  readText,
  requireUser,
  type IdRequest,
} from '../../admin/requests.ts';
import {
  type Account,
  addUser,
  isRole,
  listUsers,
  removeUser,
  setRights,
  unlinkIdentity,
  type UserRefusal,
} from '../users.ts';
import { renderUsersPage, type UserDraft } from './users-page.ts';

const LIST = '/editor/users';
const MAX_NAME_LENGTH = 80;

/** Returns the values whose checkbox is marked, or null for none, which means all. */
function readChosen<T extends string>(
  fields: Record<string, unknown>,
  prefix: string,
  values: readonly T[],
): T[] | null {
  const chosen = values.filter((value) => fields[`${prefix}-${value}`] !== undefined);
  return chosen.length === 0 || chosen.length === values.length ? null : chosen;
}

const readRights = (fields: Record<string, unknown>) => ({
  sites: readChosen(fields, 'site', SITES),
  languages: readChosen(fields, 'language', LANGUAGES),
});

/** Registers the management of users by administrators. Passwords are chosen by the users, with one-time links. */
export function registerUserRoutes(
  app: FastifyInstance,
  { database, getContext, readForm }: EditorServices,
): void {
  const nobody: UserDraft = { email: '', name: '', role: 'editor', sites: null, languages: null };
  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    rest: { refused?: { draft: UserDraft; reason: UserRefusal }; link?: { name: string; url: string } } = {},
  ): Promise<string> => {
    requireUser(request, 'administrator');
    if (rest.refused) reply.code(400);
    return renderUsersPage(getContext(request, reply), {
      users: await listUsers(database),
      sites: await getSiteNames(database),
      draft: nobody,
      ...rest,
      ...(rest.refused && { draft: rest.refused.draft }),
    });
  };
  const showLink = async (
    request: FastifyRequest,
    reply: FastifyReply,
    id: number,
    name: string,
  ): Promise<string> => {
    const url = `${request.protocol}://${request.host}/editor/link/${await createLink(database, id)}`;
    return show(request, reply, { link: { name, url } });
  };
  const accountOf = async (request: IdRequest): Promise<Account> => {
    requireUser(request, 'administrator');
    const id = parseRowId(request.params.id) ?? notFound();
    const account = (await listUsers(database)).find((one) => one.id === id) ?? notFound();
    request.audit = { subject: account.email };
    return account;
  };

  app.get(LIST, (request, reply) => show(request, reply));

  app.post(LIST, async (request, reply) => {
    requireUser(request, 'administrator');
    const fields = readForm(request);
    const { email, name, role } = fields;
    const draft: UserDraft = {
      email: readText(email),
      name: readText(name).slice(0, MAX_NAME_LENGTH),
      role: isRole(role) ? role : 'editor',
      ...readRights(fields),
    };
    if (!isEmail(draft.email) || draft.name === '')
      return show(request, reply, { refused: { draft, reason: 'fields' } });
    const id = await addUser(database, draft);
    if (id === undefined) return show(request, reply, { refused: { draft, reason: 'taken' } });
    request.audit = { subject: normalizeEmail(draft.email) };
    return showLink(request, reply, id, draft.name);
  });

  app.post(`${LIST}/:id`, async (request: IdRequest, reply) => {
    const fields = readForm(request);
    const { id, email, role: before } = await accountOf(request);
    const { role } = fields;
    const isRemoved = fields['remove'] !== undefined;
    if (isRemoved) request.audit = { action: 'users/remove', subject: email };
    const isDone = isRemoved
      ? await removeUser(database, id)
      : await setRights(database, id, { role: isRole(role) ? role : before, ...readRights(fields) });
    return isDone
      ? reply.redirect(LIST, 303)
      : show(request, reply, { refused: { draft: nobody, reason: 'last' } });
  });

  app.post(`${LIST}/:id/link`, async (request: IdRequest, reply) => {
    readForm(request);
    const { id, name } = await accountOf(request);
    return showLink(request, reply, id, name);
  });

  app.post(`${LIST}/:id/openid`, async (request: IdRequest, reply) => {
    readForm(request);
    return (await unlinkIdentity(database, (await accountOf(request)).id))
      ? reply.redirect(LIST, 303)
      : show(request, reply, { refused: { draft: nobody, reason: 'last' } });
  });

  app.post(`${LIST}/:id/second-factor`, async (request: IdRequest, reply) => {
    readForm(request);
    await removeSecondFactor(database, (await accountOf(request)).id);
    return reply.redirect(LIST, 303);
  });
}
