import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isRecord } from 'saaristo/schemas';
import { releaseKinds } from './release-kinds.ts';
import type { Database } from '../platform/database/database.ts';
import { type SignUpPlace, signUpCalls, storeSignUp } from './sign-ups.ts';
import { type ApiCall, registerOperation } from '../platform/http/api.ts';
import { HttpError } from '../platform/http/errors.ts';
import { NativePost, type NativePosts } from './native/posts.ts';
import { getRequestOrigin, getRequestSite } from '../platform/http/request.ts';
import { getFirstLanguage } from '../content/find-entry.ts';
import { getPageLanguage } from '../content/page-language.ts';
import { getHomePath } from '../platform/model/paths.ts';
import { getClientAddress } from '../platform/http/security/client-address.ts';
import { createAttemptLimiter } from '../platform/http/security/attempt-limiter.ts';

/** Maximum sign-ups per address and hour, enough for a household. */
const MAX_PER_HOUR = 60;
const HOUR_MS = 3_600_000;

/** Returns the place of a sign-up, whose link is in the language of the page. */
async function getPlace(database: Database, request: FastifyRequest): Promise<SignUpPlace> {
  const site = getRequestSite(request);
  const language = await getPageLanguage(database, request);
  const home = getHomePath(language, (await getFirstLanguage(database, site)) === language);
  const origin = getRequestOrigin(request);
  return { site, getLink: (token) => origin && `${origin}${home}newsletter/${token}` };
}

/**
 * Registers the sign-ups (API-24, API-25, API-27), which have no captcha (NWS-14). They respond `{success: true}` when the sign-up is
 * stored. A native post is redirected to its page.
 */
export function registerSignUpRoutes(app: FastifyInstance, database: Database, native: NativePosts): void {
  const attempts = createAttemptLimiter(database, 'sign-up', MAX_PER_HOUR, HOUR_MS);
  for (const call of signUpCalls) {
    const receiveSignUp = async ({ request, reply }: Pick<ApiCall<typeof call.key>, 'request' | 'reply'>) => {
      const place = await getPlace(database, request);
      if (request.body instanceof NativePost) {
        const store = (data: Record<string, unknown>) => storeSignUp(database, call, place, data);
        const form = { kind: call.kind, form: call.form, requiresAnswer: false, store };
        return native.process(request.body, form, request, reply);
      }
      if (!isRecord(request.body)) throw new HttpError(400, 'The body has to be an object.');
      const data = await call.form.read(request.body);
      if (!(await attempts.consume(getClientAddress(request))))
        throw new HttpError(429, 'There were too many sign-ups from your address; wait an hour.');
      await storeSignUp(database, call, place, data);
      return { success: true };
    };
    registerOperation(app, call.key, receiveSignUp, { config: { acceptsNativePosts: true } });
  }
}

/** Registers `GET /api/cision/subscribe/categories` (API-26): the kinds of news releases in `language`. German has the English names. */
export function registerReleaseKindRoutes(app: FastifyInstance): void {
  registerOperation(app, 'GET /api/cision/subscribe/categories', ({ query: { language = 'fi' } }) =>
    releaseKinds.map(({ name, informationType }) => ({
      name: language === 'de' ? name.en : name[language],
      informationType,
    })),
  );
}
