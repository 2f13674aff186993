import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deletePerson, findPerson, type Identifiers, parseIdentifiers } from '../people/people.ts';
import { renderDeletedPage, renderPeoplePage, MAX_SHOWN_ROWS, type TypedIdentifiers } from './people-page.ts';
import { type EditorServices, readText, requireUser } from '../../admin/requests.ts';

const PATH = '/editor/people';

/** Maximum rows of a kind in an export. */
const MAX_EXPORTED_ROWS = 100_000;

/**
 * Registers the pages for the data of one person, for publishers. Identifiers are posted, because proxies, histories and logs would keep an
 * address in a URL.
 */
export function registerPeopleRoutes(
  app: FastifyInstance,
  { database, getContext, readForm }: EditorServices,
): void {
  /** Reads the form. `identifiers` is undefined if no field is filled in. */
  const read = (
    request: FastifyRequest,
  ): { typed: TypedIdentifiers; identifiers: Identifiers | undefined; isSure: boolean } => {
    requireUser(request, 'administrator');
    const { email, phone, order, sure } = readForm(request);
    const typed = { email: readText(email), phone: readText(phone), order: readText(order) };
    return { typed, identifiers: parseIdentifiers(typed), isSure: sure === '1' };
  };
  const refuse = (request: FastifyRequest, reply: FastifyReply, typed: TypedIdentifiers): string => {
    reply.code(400);
    return renderPeoplePage(getContext(request, reply), { typed, isRefused: true });
  };

  app.get(PATH, async (request, reply) => {
    requireUser(request, 'administrator');
    return renderPeoplePage(getContext(request, reply), { typed: { email: '', phone: '', order: '' } });
  });

  app.post(PATH, async (request, reply) => {
    const { typed, identifiers } = read(request);
    if (!identifiers) return refuse(request, reply, typed);
    const found = await findPerson(database, identifiers, MAX_SHOWN_ROWS + 1);
    return renderPeoplePage(getContext(request, reply), { typed, found });
  });

  app.post(`${PATH}/export`, async (request, reply) => {
    const { typed, identifiers } = read(request);
    if (!identifiers) return refuse(request, reply, typed);
    return reply
      .headers({
        'content-disposition': 'attachment; filename="person.json"',
        'content-type': 'application/json; charset=utf-8',
      })
      .send(JSON.stringify(await findPerson(database, identifiers, MAX_EXPORTED_ROWS), null, 2));
  });

  app.post(`${PATH}/delete`, async (request, reply) => {
    const { typed, identifiers, isSure } = read(request);
    if (!identifiers) return refuse(request, reply, typed);
    if (!isSure) {
      reply.code(400);
      const found = await findPerson(database, identifiers, MAX_SHOWN_ROWS + 1);
      return renderPeoplePage(getContext(request, reply), { typed, found, isUnconfirmed: true });
    }
    const deleted = await deletePerson(database, identifiers);
    const { mentions: _, ...counts } = deleted;
    request.log.warn({ by: requireUser(request).id, counts }, 'The data of one person was deleted.');
    return renderDeletedPage(getContext(request, reply), deleted);
  });
}
