import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clearCookie, setCookie } from '../../platform/http/security/cookies.ts';
import { registerRateLimit } from '../../platform/http/security/attempt-limiter.ts';
import type { ErrorReporter } from '../../platform/http/errors.ts';
import { renderLoginPage } from '../../admin/layout.ts';
import type { EditorServices } from '../../admin/requests.ts';
import { getAccountMessages } from '../../admin/messages/accounts.ts';
import { OPENID_MINUTES } from '../open-id.ts';
import { getSearchParameters } from '../../platform/http/request.ts';
import { readTarget } from '../../admin/sign-in-target.ts';
import { signIn } from './sign-in.ts';

const START = '/editor/openid';
const CALLBACK = '/editor/openid/callback';
const COOKIE = 'editor-openid';
/** The cookie with the page to which the sign-in leads. */
const TARGET = 'editor-openid-to';
const COOKIE_OPTIONS = { path: '/editor/openid', httpOnly: true };
const LOGINS_PER_MINUTE = 30;

/** Returns the address to which the provider sends its answer. It has to be registered there. */
const getRedirectUri = ({ protocol, host }: FastifyRequest): string =>
  new URL(CALLBACK, `${protocol}://${host}`).href;

/**
 * Registers the sign-in by an OpenID provider. It creates no accounts: a publisher invites the address first. The second factor is the
 * provider's.
 */
export async function registerOpenIdRoutes(
  app: FastifyInstance,
  { database, openId, getContext }: EditorServices,
  report: ErrorReporter,
): Promise<void> {
  if (!openId) return;
  await registerRateLimit(app, database, 'openid', LOGINS_PER_MINUTE);

  app.get(START, async (request, reply) => {
    const context = getContext(request, reply);
    try {
      const { url, token } = await openId.start(getRedirectUri(request));
      setCookie(request, reply, COOKIE, token, { ...COOKIE_OPTIONS, maxAge: OPENID_MINUTES * 60 });
      const to = readTarget(getSearchParameters(request).get('to'));
      setCookie(request, reply, TARGET, to, { ...COOKIE_OPTIONS, maxAge: OPENID_MINUTES * 60 });
      return await reply.redirect(url, 303);
    } catch (error) {
      report(error, request);
      reply.code(502);
      return renderLoginPage(context, { error: getAccountMessages(context.messages.language).openIdFailed });
    }
  });

  app.get(CALLBACK, async (request, reply) => {
    const context = getContext(request, reply);
    const t = getAccountMessages(context.messages.language);
    clearCookie(request, reply, COOKIE, COOKIE_OPTIONS);
    const url = new URL(request.url, getRedirectUri(request));
    const user = await openId
      .finish(url, request.cookies[COOKIE] ?? '')
      .catch((error: unknown) => void request.log.warn({ err: error }, 'A sign-in by OpenID has failed.'));
    if (user === undefined || user === 'unknown') {
      reply.code(user === 'unknown' ? 403 : 400);
      return renderLoginPage(context, { error: user === 'unknown' ? t.openIdUnknown : t.openIdFailed });
    }
    await signIn(database, request, reply, user);
    clearCookie(request, reply, TARGET, COOKIE_OPTIONS);
    return reply.redirect(readTarget(request.cookies[TARGET]), 303);
  });
}
