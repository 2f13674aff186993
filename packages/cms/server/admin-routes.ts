import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { isRecord } from 'saaristo/schemas';
import { SHOP } from '../platform/model/shop-site.ts';
import { getSiteNames } from '../content/find-entry.ts';
import type { Database } from '../platform/database/database.ts';
import { findEnquiry, findFile } from '../enquiries/inbox.ts';
import {
  getFailure,
  HttpError,
  OtherSitesError,
  PublishersOnlyError,
  type ErrorReporter,
} from '../platform/http/errors.ts';
import { getSearchParameters, isLocalRequest } from '../platform/http/request.ts';
import type { Visitors } from '../platform/http/security/visitors.ts';
import { normalizeEmail } from '../platform/model/emails.ts';
import { sendStoredFile } from '../platform/files/send.ts';
import { acceptFormBodies } from '../platform/http/security/form-bodies.ts';
import { EDITOR_POLICY } from '../platform/http/security/headers.ts';
import { formatContentDisposition } from '../platform/files/download.ts';
import { exportRows, type ExportFormat, isExportKind } from '../enquiries/export.ts';
import { renderOrderPage } from '../enquiries/admin/order-page.ts';
import { findOrderById } from '../shop/orders.ts';
import { renderEnquiryPage } from '../enquiries/admin/enquiry-page.ts';
import { renderLoginPage, renderMessagePage, renderSetupPage } from '../admin/layout.ts';
import { readListValues, registerList } from '../admin/list.ts';
import { enquiries, orders, parseEnquiryFilter, reviews, signUps, tasks } from '../enquiries/admin/lists.ts';
import type { EditorMessages } from '../admin/messages/common.ts';
import {
  createEditorServices,
  type EditorServices,
  MAX_FORM_BYTES,
  isRowId,
  getMessages,
  notFound,
  type PagesOptions,
  readRawText,
  requirePlace,
  requireUser,
  type IdRequest,
} from '../admin/requests.ts';
import { registerCollectionRoutes } from '../collections/admin/routes.ts';
import { collections } from './collections.ts';
import { recordEvent } from '../accounts/audit.ts';
import { registerAuditHook } from '../accounts/admin/audit-hook.ts';
import { registerAuditRoutes } from '../accounts/admin/audit-routes.ts';
import { registerLinkRoutes } from '../accounts/admin/link-routes.ts';
import { registerOpenIdRoutes } from '../accounts/admin/open-id-routes.ts';
import {
  continueSignIn,
  registerCodeRoutes,
  registerSecondFactorRoutes,
} from '../accounts/admin/second-factor-routes.ts';
import {
  answerEndedForm,
  isEndedForm,
  readAfterSignIn,
  registerKeptForms,
} from '../accounts/admin/kept-form.ts';
import { getLoginAddress, readTarget } from '../admin/sign-in-target.ts';
import { attemptPassword, signIn } from '../accounts/admin/sign-in.ts';
import { editorSessions, findSessionUser } from '../accounts/session.ts';
import { listTasks } from '../pages/store/tasks.ts';
import { registerPublicPreview } from '../pages/admin/public-preview.ts';
import { registerReplyRoutes, renderCareOf } from '../enquiries/admin/replies/routes.ts';
import { registerMediaRoutes } from '../media/admin/routes.ts';
import { getPageMessages } from '../admin/messages/pages.ts';
import { registerRightsHook } from '../pages/admin/rights-hook.ts';
import { registerPeopleRoutes } from '../accounts/admin/people-routes.ts';
import { registerCalendar } from '../pages/admin/calendar.ts';
import { registerPageRoutes } from '../pages/admin/routes.ts';
import { registerUserRoutes } from '../accounts/admin/user-routes.ts';
import { findPasswordError } from '../admin/password-rules.ts';
import { registerPasswordRoutes } from '../accounts/admin/password-routes.ts';
import { FIRST_PUBLISHER, isSetupToken, createFirstPublisher, isDemoPassword } from '../accounts/users.ts';

const LOGIN = '/editor/login';
/** With the form that the sign-in carries. */
const MAX_LOGIN_BYTES = 64 * 1024;

type KeyRequest = FastifyRequest<{ Params: { key: string } }>;

function getErrorSentence(error: unknown, status: number, messages: EditorMessages): string {
  if (error instanceof PublishersOnlyError) return messages.onlyPublishers;
  if (error instanceof OtherSitesError) return getPageMessages(messages.language).otherSites;
  if (status === 403) return messages.outdatedForm;
  if (status === 404) return messages.notFound;
  if (status === 413) return messages.tooLarge;
  return status === 429 ? messages.tooManyTries : messages.failed;
}

/** Registers login, setup and logout. */
function registerLoginRoutes(app: FastifyInstance, services: EditorServices): void {
  const { database, visitors, getContext, readForm } = services;
  app.get(LOGIN, async (request, reply) =>
    renderLoginPage(getContext(request, reply), {
      after: { to: readTarget(getSearchParameters(request).get('to')) },
    }),
  );

  app.post(LOGIN, { bodyLimit: MAX_LOGIN_BYTES }, async (request, reply) => {
    const context = getContext(request, reply);
    const { token, email, password } = isRecord(request.body) ? request.body : {};
    const account = normalizeEmail(readRawText(email)).slice(0, 250);
    const after = readAfterSignIn(request.body);
    const refuse = (status: number, error: string): string => {
      reply.code(status);
      return renderLoginPage(context, { error, email: account, after });
    };
    const { outdatedForm, tooManyTries, wrongPassword, demoOnlyHere } = context.messages;
    if (!visitors.verifyCsrfToken(request, token)) return refuse(403, outdatedForm);
    const typed = readRawText(password);
    if (isDemoPassword(account, typed) && !isLocalRequest(request)) return refuse(403, demoOnlyHere);
    const user = await attemptPassword(services, request, reply, account, typed);
    if (user === 'limited') return refuse(429, tooManyTries);
    if (!user) return refuse(401, wrongPassword);
    return continueSignIn(services, request, reply, user, after);
  });

  app.get('/editor/setup/:key', async (request: KeyRequest, reply) => {
    if (!(await isSetupToken(database, request.params.key))) return notFound();
    return renderSetupPage(getContext(request, reply), request.url);
  });

  app.post('/editor/setup/:key', async (request: KeyRequest, reply) => {
    const context = getContext(request, reply);
    const password = readRawText(readForm(request)['password']);
    const error = findPasswordError(password, [FIRST_PUBLISHER], context.messages);
    if (error) {
      reply.code(400);
      return renderSetupPage(context, request.url, error);
    }
    const user = (await createFirstPublisher(database, request.params.key, password)) ?? notFound();
    await signIn(database, request, reply, user, 'password/link');
    return reply.redirect('/editor', 303);
  });

  app.post('/editor/logout', async (request, reply) => {
    readForm(request);
    const user = await findSessionUser(database, request);
    await editorSessions.end(database, request, reply);
    if (user)
      await recordEvent(database, {
        userId: user.id,
        userName: user.name,
        action: 'sign-out',
        subject: '',
      });
    return reply.redirect(LOGIN, 303);
  });
}

/** Registers the pages that require a session. */
async function registerSignedInRoutes(app: FastifyInstance, services: EditorServices): Promise<void> {
  const { database, getContext } = services;
  app.addHook('onRequest', async (request, reply) => {
    request.editor = (await findSessionUser(database, request)) ?? null;
    const isCall = request.url.startsWith('/editor/api/');
    if (request.editor) {
      if (!isCall) request.tasks = (await listTasks(database, request.editor)).length;
      return;
    }
    // The block editor gets an error instead of a redirect, so that it keeps the typed content.
    if (isCall) throw new HttpError(401, 'The session has ended.');
    if (isEndedForm(request)) return;
    return reply.redirect(getLoginAddress(request.method === 'GET' ? request.url : ''), 303);
  });
  app.addHook('preHandler', async (request, reply) => {
    if (!request.editor) return reply.send(answerEndedForm(services, request, reply));
  });
  registerKeptForms(app, services);
  registerAuditHook(app, database);
  registerRightsHook(app, database);

  registerList(app, services, enquiries);
  registerList(app, services, signUps);
  registerList(app, services, reviews);
  registerList(app, services, orders);
  registerList(app, services, tasks);

  app.get('/editor/enquiries/:id', async (request: IdRequest, reply) => {
    const { id } = request.params;
    const found = (isRowId(id) && (await findEnquiry(database, requireUser(request), id))) || notFound();
    return renderEnquiryPage(
      getContext(request, reply),
      found,
      await getSiteNames(database),
      await renderCareOf(services, request, reply, found.enquiry),
    );
  });

  app.get('/editor/orders/:id', async (request: IdRequest, reply) => {
    requirePlace(request, { site: SHOP });
    const { id } = request.params;
    const order = (isRowId(id) && (await findOrderById(database, Number(id)))) || notFound();
    return renderOrderPage(getContext(request, reply), order);
  });

  app.get('/editor/export/:file', async (request: FastifyRequest<{ Params: { file: string } }>, reply) => {
    const [, kind = '', format = ''] = /^([a-z-]+)\.(csv|json)$/.exec(request.params.file) ?? [];
    if (!isExportKind(kind)) return notFound();
    const user = requireUser(request, 'publisher');
    if (kind === 'orders' || kind === 'reviews') requirePlace(request, { site: SHOP });
    request.audit = { subject: request.params.file };
    return reply
      .headers({
        'content-disposition': `attachment; filename="${kind}.${format}"`,
        'content-type': format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8',
      })
      .send(
        await exportRows(
          database,
          kind,
          format as ExportFormat,
          user,
          parseEnquiryFilter(readListValues(enquiries, request)),
        ),
      );
  });

  app.get('/editor/files/:id', async (request: IdRequest, reply) => {
    const { id } = request.params;
    const { name, type, sent } =
      (isRowId(id) && (await findFile(database, requireUser(request), id))) || notFound();
    reply.headers({
      'content-disposition': formatContentDisposition(name, type),
      'content-security-policy': "default-src 'none'; sandbox",
      'content-type': type,
      'cross-origin-resource-policy': 'same-origin',
    });
    return sendStoredFile(request, reply, sent);
  });

  registerReplyRoutes(app, services);
  registerPeopleRoutes(app, services);
  registerPasswordRoutes(app, services);
  registerUserRoutes(app, services);
  registerAuditRoutes(app, services);
  registerSecondFactorRoutes(app, services);
  await app.register((scope) => registerMediaRoutes(scope, services, collections));
  await app.register((scope) => registerCollectionRoutes(scope, services, collections));
  registerCalendar(app, services, collections);
  await registerPageRoutes(app, services, collections);
}

/** Registers the pages of /editor, which require a login. Only the block editor uses and needs JavaScript. */
export async function registerEditorRoutes(
  app: FastifyInstance,
  database: Database,
  visitors: Visitors,
  report: ErrorReporter,
  options: PagesOptions,
): Promise<void> {
  app.decorateRequest('editor', null);
  app.decorateRequest('audit', null);
  app.decorateRequest('tasks', 0);
  const services = await createEditorServices(database, visitors, options);
  acceptFormBodies(app);
  app.addHook('onRoute', (route) => {
    if (route.method === 'POST' && !route.url.startsWith('/editor/api/')) route.bodyLimit ??= MAX_FORM_BYTES;
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': EDITOR_POLICY,
      'content-type': 'text/html; charset=utf-8',
    });
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, sentence } = getFailure(error);
    if (status >= 500) report(error, request);
    if (request.url.startsWith('/editor/api/'))
      return reply
        .code(status)
        .type('application/json; charset=utf-8')
        .send({
          error:
            error instanceof PublishersOnlyError || error instanceof OtherSitesError
              ? getErrorSentence(error, status, getMessages(request))
              : sentence,
        });
    // The framework drops the type of the answer that failed.
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(
        renderMessagePage(
          services.getContext(request, reply),
          getErrorSentence(error, status, getMessages(request)),
        ),
      );
  });
  registerLoginRoutes(app, services);
  registerLinkRoutes(app, services);
  registerPublicPreview(app, services);
  registerCodeRoutes(app, services);
  await app.register((scope) => registerOpenIdRoutes(scope, services, report));
  await app.register((scope) => registerSignedInRoutes(scope, services));
}
