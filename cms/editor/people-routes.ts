import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { storableText } from '../http/checked.ts';
import type { Visitors } from '../http/security/visitors.ts';
import { deletePerson, findPerson, type Identifiers, parseIdentifiers } from '../people/people.ts';
import { deletedPage, peoplePage, SHOWN, type Typed } from './people-page.ts';
import { type ContextFor, fieldsOf, FORM_LIMIT, userOf } from './requests.ts';

const ROOM = '/editor/people';

/** Rows of a kind in an export. */
const MOST_EXPORTED = 100_000;

const LIMIT = { bodyLimit: FORM_LIMIT };

const textOf = (value: unknown): string => (typeof value === 'string' ? storableText(value).trim() : '');

/**
 * The data of one person, for publishers. Identifiers are posted: an address in a URL would be kept by proxies, histories and logs.
 */
export function peopleRooms(
  app: FastifyInstance,
  database: Database,
  visitors: Visitors,
  contextFor: ContextFor,
): void {
  /** Reads the form; the page says what is wrong with one that names nobody. */
  const read = (
    request: FastifyRequest,
  ): { typed: Typed; identifiers: Identifiers | undefined; isSure: boolean } => {
    userOf(request, 'publisher');
    const { email, phone, order, sure } = fieldsOf(visitors, request);
    const typed = { email: textOf(email), phone: textOf(phone), order: textOf(order) };
    return { typed, identifiers: parseIdentifiers(typed), isSure: sure === '1' };
  };
  const refuse = (request: FastifyRequest, reply: FastifyReply, typed: Typed): string => {
    reply.code(400);
    return peoplePage(contextFor(request, reply), { typed, isRefused: true });
  };

  app.get(ROOM, async (request, reply) => {
    userOf(request, 'publisher');
    return peoplePage(contextFor(request, reply), { typed: { email: '', phone: '', order: '' } });
  });

  app.post(ROOM, LIMIT, async (request, reply) => {
    const { typed, identifiers } = read(request);
    if (!identifiers) return refuse(request, reply, typed);
    const found = await findPerson(database, identifiers, SHOWN + 1);
    return peoplePage(contextFor(request, reply), { typed, found });
  });

  app.post(`${ROOM}/export`, LIMIT, async (request, reply) => {
    const { typed, identifiers } = read(request);
    if (!identifiers) return refuse(request, reply, typed);
    return reply
      .headers({
        'content-disposition': 'attachment; filename="person.json"',
        'content-type': 'application/json; charset=utf-8',
      })
      .send(JSON.stringify(await findPerson(database, identifiers, MOST_EXPORTED), null, 2));
  });

  app.post(`${ROOM}/delete`, LIMIT, async (request, reply) => {
    const { typed, identifiers, isSure } = read(request);
    if (!identifiers) return refuse(request, reply, typed);
    if (!isSure) {
      reply.code(400);
      const found = await findPerson(database, identifiers, SHOWN + 1);
      return peoplePage(contextFor(request, reply), { typed, found, isUnsure: true });
    }
    const deleted = await deletePerson(database, identifiers);
    const { mentions: _, ...counts } = deleted;
    request.log.warn({ by: userOf(request).id, counts }, 'The data of one person was deleted.');
    return deletedPage(contextFor(request, reply), deleted);
  });
}
