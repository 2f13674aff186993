import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { isRecord } from 'saaristo/schemas';
import { siteNames } from '../content/find-entry.ts';
import type { Database } from '../database/database.ts';
import { findEnquiry, findFile, listEnquiries, listSignUps, setAnswered } from '../enquiries/inbox.ts';
import { failureOf, HttpError, type Report } from '../http/errors.ts';
import { pageNumber, queryText } from '../http/query.ts';
import { searchParameters } from '../http/request.ts';
import type { Visitors } from '../http/security/visitors.ts';
import { takeForms } from '../http/security/form-bodies.ts';
import { EDITOR_POLICY } from '../http/security/headers.ts';
import { createLoggingIn, type LoggingIn } from '../http/security/logging-in.ts';
import { disposition } from './download.ts';
import { exported, type ExportFormat, isExportKind } from './export.ts';
import { DELETABLE, type Deletable, deleteOne, listOrders, listVisitorReviews, showReview } from './inbox.ts';
import { enquiryPage } from './enquiry-page.ts';
import { loginPage, sentencePage, setupPage } from './layout.ts';
import { enquiriesPage, type ListView, signUpsPage } from './list-page.ts';
import type { EditorMessages } from './messages.ts';
import {
  type ContextFor,
  createContextFor,
  fieldsOf,
  FORM_LIMIT,
  isId,
  messagesFor,
  missing,
  OnlyPublishers,
  userOf as editorOf,
  type WithId,
} from './requests.ts';
import { ordersPage, reviewsPage } from './shop-pages.ts';
import { beginSession, endSession, userOfSession } from './session.ts';
import { synonymRooms } from './synonym-routes.ts';
import { mediaRooms } from './media/routes.ts';
import { peopleRooms } from './people-routes.ts';
import { pageRooms, type PagesOptions } from './pages/routes.ts';
import { userRooms } from './user-routes.ts';
import { PASSWORD_LENGTH, passwordRefusal } from './password-rules.ts';
import { registerPasswordRoutes } from './password-routes.ts';
import { emailKey, FIRST_PUBLISHER, isSetupToken, setUp, userOf } from './users.ts';

const LOGIN = '/editor/login';

type WithKey = FastifyRequest<{ Params: { key: string } }>;

const viewOf = (request: FastifyRequest): Omit<ListView, 'counts'> => {
  const query = searchParameters(request);
  const state = query.get('state');
  return {
    kind: queryText(query.get('kind')) || null,
    text: queryText(query.get('q')) || undefined,
    isAnswered: state === 'answered' || state === 'open' ? state === 'answered' : undefined,
    page: pageNumber(query.get('page')),
  };
};

function sentenceFor(error: unknown, status: number, messages: EditorMessages): string {
  if (error instanceof OnlyPublishers) return messages.onlyPublishers;
  if (status === 403) return messages.outdatedForm;
  if (status === 404) return messages.notFound;
  if (status === 413) return messages.tooLarge;
  return status === 429 ? messages.tooManyTries : messages.failed;
}

/** The way in and out. */
function doors(
  app: FastifyInstance,
  database: Database,
  visitors: Visitors,
  contextFor: ContextFor,
  loggingIn: LoggingIn,
): void {
  app.get(LOGIN, async (request, reply) => loginPage(contextFor(request, reply)));

  app.post(LOGIN, { bodyLimit: FORM_LIMIT }, async (request, reply) => {
    const context = contextFor(request, reply);
    const { token, email, password } = isRecord(request.body) ? request.body : {};
    const account = typeof email === 'string' ? emailKey(email).slice(0, 250) : '';
    if (!visitors.isOwnForm(request, token)) {
      reply.code(403);
      return loginPage(context, context.messages.outdatedForm, account);
    }
    if (!(await loggingIn.take(request, account))) {
      reply.code(429);
      return loginPage(context, context.messages.tooManyTries, account);
    }
    const user = typeof password === 'string' ? await userOf(database, account, password) : undefined;
    if (!user) {
      reply.code(401);
      return loginPage(context, context.messages.wrongPassword, account);
    }
    await loggingIn.right(request, reply, account);
    await beginSession(database, request, reply, user);
    return reply.redirect('/editor', 303);
  });

  app.get('/editor/setup/:key', async (request: WithKey, reply) => {
    if (!(await isSetupToken(database, request.params.key))) return missing();
    return setupPage(contextFor(request, reply), request.url);
  });

  app.post('/editor/setup/:key', { bodyLimit: FORM_LIMIT }, async (request: WithKey, reply) => {
    const context = contextFor(request, reply);
    const { password } = fieldsOf(visitors, request);
    const { least, most } = PASSWORD_LENGTH;
    const refusal = passwordRefusal(typeof password === 'string' ? password : '', [FIRST_PUBLISHER]);
    if (typeof password !== 'string' || refusal) {
      reply.code(400);
      const { commonPassword, wrongLength } = context.messages;
      return setupPage(
        context,
        request.url,
        refusal === 'common' ? commonPassword : wrongLength(least, most),
      );
    }
    const user = (await setUp(database, request.params.key, password)) ?? missing();
    await beginSession(database, request, reply, user);
    return reply.redirect('/editor', 303);
  });

  app.post('/editor/logout', { bodyLimit: FORM_LIMIT }, async (request, reply) => {
    fieldsOf(visitors, request);
    await endSession(database, request, reply);
    return reply.redirect(LOGIN, 303);
  });
}

/** What stands behind the login. */
async function rooms(
  app: FastifyInstance,
  database: Database,
  visitors: Visitors,
  contextFor: ContextFor,
  loggingIn: LoggingIn,
  options: PagesOptions,
): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    request.editor = (await userOfSession(database, request)) ?? null;
    if (request.editor) return;
    // A call of the block editor is told, so that nothing typed is lost to a page that it didn't ask for.
    if (request.url.startsWith('/editor/api/')) throw new HttpError(401, 'The session has ended.');
    return reply.redirect(LOGIN, 303);
  });

  app.get('/editor/inbox', async (request, reply) => {
    const view = viewOf(request);
    const { rows, counts } = await listEnquiries(database, view, view.page);
    return enquiriesPage(contextFor(request, reply), rows, { ...view, counts }, await siteNames(database));
  });

  app.get('/editor/sign-ups', async (request, reply) => {
    const view = viewOf(request);
    const { rows, counts } = await listSignUps(database, view.kind, view.page);
    return signUpsPage(contextFor(request, reply), rows, { ...view, counts }, await siteNames(database));
  });

  app.get('/editor/enquiries/:id', async (request: WithId, reply) => {
    const { id } = request.params;
    const found = (isId(id) && (await findEnquiry(database, id))) || missing();
    return enquiryPage(contextFor(request, reply), found, await siteNames(database));
  });

  app.get('/editor/reviews', async (request, reply) => {
    const { page } = viewOf(request);
    return reviewsPage(contextFor(request, reply), { ...(await listVisitorReviews(database, page)), page });
  });

  app.get('/editor/orders', async (request, reply) => {
    const { page } = viewOf(request);
    return ordersPage(contextFor(request, reply), { ...(await listOrders(database, page)), page });
  });

  app.get('/editor/export/:file', async (request: FastifyRequest<{ Params: { file: string } }>, reply) => {
    const [, kind = '', format = ''] = /^([a-z-]+)\.(csv|json)$/.exec(request.params.file) ?? [];
    if (!isExportKind(kind)) return missing();
    return reply
      .headers({
        'content-disposition': `attachment; filename="${kind}.${format}"`,
        'content-type': format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8',
      })
      .send(await exported(database, kind, format as ExportFormat, viewOf(request)));
  });

  /** What a button of a list does; then the list is shown again. */
  const button = (
    kind: Deletable,
    name: string,
    work: (id: string, request: FastifyRequest) => Promise<unknown>,
  ): void => {
    app.post(`/editor/${kind}/:id/${name}`, { bodyLimit: FORM_LIMIT }, async (request: WithId, reply) => {
      fieldsOf(visitors, request);
      const { id } = request.params;
      if (!isId(id)) return missing();
      await work(id, request);
      return reply.redirect(kind === 'enquiries' ? '/editor/inbox' : `/editor/${kind}`, 303);
    });
  };
  for (const kind of DELETABLE) button(kind, 'delete', (id) => deleteOne(database, kind, id));
  button('reviews', 'show', (id) => showReview(database, id));
  button('enquiries', 'answer', (id, request) => setAnswered(database, id, editorOf(request).id));
  button('enquiries', 'reopen', (id) => setAnswered(database, id, null));

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

  synonymRooms(app, database, visitors, contextFor);
  peopleRooms(app, database, visitors, contextFor);
  registerPasswordRoutes(app, database, visitors, contextFor, loggingIn);
  userRooms(app, database, visitors, contextFor);
  await app.register((scope) => mediaRooms(scope, database, visitors, contextFor));
  await pageRooms(app, database, visitors, contextFor, options);
}

/** The editors' pages (/editor), behind a login. Only the block editor has, and needs, JavaScript. */
export async function editorRoutes(
  app: FastifyInstance,
  database: Database,
  visitors: Visitors,
  report: Report,
  options: PagesOptions,
): Promise<void> {
  app.decorateRequest('editor', null);
  const contextFor = createContextFor(visitors);
  takeForms(app);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': EDITOR_POLICY,
      'content-type': 'text/html; charset=utf-8',
    });
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, sentence } = failureOf(error);
    if (status >= 500) report(error, request);
    if (request.url.startsWith('/editor/api/'))
      return reply.code(status).type('application/json; charset=utf-8').send({ error: sentence });
    return reply
      .code(status)
      .send(sentencePage(contextFor(request, reply), sentenceFor(error, status, messagesFor(request))));
  });
  const loggingIn = await createLoggingIn(database, 'editor', '/editor');
  doors(app, database, visitors, contextFor, loggingIn);
  await app.register((scope) => rooms(scope, database, visitors, contextFor, loggingIn, options));
}
