import rateLimit from '@fastify/rate-limit';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { isRecord } from '#lib/read.ts';
import type { Database } from '../database/database.ts';
import { findEnquiry, findFile, listEnquiries, listSignUps } from '../enquiries/inbox.ts';
import { failureOf, HttpError, type Report } from '../errors.ts';
import { pageNumber, queryText } from '../query.ts';
import { searchParameters } from '../request.ts';
import { repeatsToken } from '../security/anti-forgery.ts';
import { takeForms } from '../security/form-bodies.ts';
import { EDITOR_POLICY } from '../security/headers.ts';
import { disposition } from './download.ts';
import { enquiryPage } from './enquiry-page.ts';
import { loginPage, sentencePage } from './layout.ts';
import { enquiriesPage, type ListView, signUpsPage } from './list-page.ts';
import type { EditorMessages } from './messages.ts';
import { isPassword } from './password.ts';
import { contextFor, FORM_LIMIT, isId, messagesFor, missing, type WithId } from './requests.ts';
import { beginSession, endSession, isLoggedIn } from './session.ts';
import { synonymRooms } from './synonym-routes.ts';

/** How often one address may try the password. */
const TRIES = { max: 10, timeWindow: '15 minutes' };
const LOGIN = '/editor/login';

const viewOf = (request: FastifyRequest): Omit<ListView, 'counts'> => {
  const query = searchParameters(request);
  return { kind: queryText(query.get('kind')) || null, page: pageNumber(query.get('page')) };
};

function sentenceFor(status: number, messages: EditorMessages): string {
  if (status === 403) return messages.outdatedForm;
  if (status === 404) return messages.notFound;
  return status === 429 ? messages.tooManyTries : messages.failed;
}

/** The way in and out. */
function doors(app: FastifyInstance, database: Database): void {
  app.get(LOGIN, async (request, reply) => loginPage(contextFor(request, reply)));

  app.post(LOGIN, { bodyLimit: FORM_LIMIT, config: { rateLimit: TRIES } }, async (request, reply) => {
    const context = contextFor(request, reply);
    const { token, password } = isRecord(request.body) ? request.body : {};
    if (!repeatsToken(request, token)) {
      reply.code(403);
      return loginPage(context, context.messages.outdatedForm);
    }
    if (typeof password !== 'string' || !(await isPassword(database, password))) {
      reply.code(401);
      return loginPage(context, context.messages.wrongPassword);
    }
    await beginSession(database, request, reply);
    return reply.redirect('/editor', 303);
  });

  app.post('/editor/logout', { bodyLimit: FORM_LIMIT }, async (request, reply) => {
    const { token } = isRecord(request.body) ? request.body : {};
    if (!repeatsToken(request, token)) throw new HttpError(403, 'The form is out of date.');
    await endSession(database, request, reply);
    return reply.redirect(LOGIN, 303);
  });
}

/** What stands behind the login. */
async function rooms(app: FastifyInstance, database: Database): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    if (!(await isLoggedIn(database, request))) return reply.redirect(LOGIN, 303);
  });

  app.get('/editor', async (request, reply) => {
    const view = viewOf(request);
    const { rows, counts } = await listEnquiries(database, view.kind, view.page);
    return enquiriesPage(contextFor(request, reply), rows, { ...view, counts });
  });

  app.get('/editor/sign-ups', async (request, reply) => {
    const view = viewOf(request);
    const { rows, counts } = await listSignUps(database, view.kind, view.page);
    return signUpsPage(contextFor(request, reply), rows, { ...view, counts });
  });

  app.get('/editor/enquiries/:id', async (request: WithId, reply) => {
    const { id } = request.params;
    const found = (isId(id) && (await findEnquiry(database, id))) || missing();
    return enquiryPage(contextFor(request, reply), found);
  });

  app.get('/editor/files/:id', async (request: WithId, reply) => {
    const { id } = request.params;
    const { name, type, content } = (isId(id) && (await findFile(database, id))) || missing();
    return reply
      .headers({
        'content-disposition': disposition(name, type),
        'content-security-policy': "default-src 'none'; sandbox",
        'content-type': type,
        'cross-origin-resource-policy': 'same-origin',
      })
      .send(content);
  });

  synonymRooms(app, database);
}

/** The editors' pages (/editor): what visitors sent, behind a login. They work without JavaScript, and have none. */
export async function editorRoutes(app: FastifyInstance, database: Database, report: Report): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: () => new HttpError(429, 'There were too many tries from your address.'),
  });
  takeForms(app);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': EDITOR_POLICY,
      'content-type': 'text/html; charset=utf-8',
    });
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status } = failureOf(error);
    if (status >= 500) report(error, request);
    return reply
      .code(status)
      .send(sentencePage(contextFor(request, reply), sentenceFor(status, messagesFor(request))));
  });
  doors(app, database);
  await app.register((scope) => rooms(scope, database));
}
