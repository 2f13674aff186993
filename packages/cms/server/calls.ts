import type { FastifyInstance } from 'fastify';
import { registerCaptchaRoutes } from '../enquiries/captcha-routes.ts';
import { registerEnquiryRoutes } from '../enquiries/routes.ts';
import { registerFacetRoutes } from '../search/facet-routes.ts';
import { registerFormResultRoutes } from '../enquiries/native/routes.ts';
import { registerFilteredCardRoutes } from '../search/filtered-card-routes.ts';
import { registerLikeRoutes } from '../content/like-routes.ts';
import { registerMenuRoutes, registerMenuWriteRoutes } from '../content/menus/routes.ts';
import { registerNavigationRoutes } from '../pages/render/navigation-routes.ts';
import { registerProductDetailRoutes } from '../shop/reviews/product-detail-routes.ts';
import { registerReviewRoutes, registerReviewWriteRoutes } from '../shop/reviews/routes.ts';
import { registerSearchRoutes } from '../search/routes.ts';
import { registerCartRoutes, registerCartWriteRoutes } from '../shop/api/cart.ts';
import { registerCustomerRoutes, registerCustomerWriteRoutes } from '../shop/api/customer.ts';
import { registerHandoverRoutes } from '../shop/api/handover.ts';
import { registerDeliveryRoutes } from '../shop/api/delivery.ts';
import { registerPaymentRoutes } from '../shop/api/payment.ts';
import { registerReleaseKindRoutes, registerSignUpRoutes } from '../enquiries/sign-up-routes.ts';
import type { Database } from '../platform/database/database.ts';
import type { ErrorReporter } from '../platform/http/errors.ts';
import { createNativePosts, registerNativePostParser } from '../enquiries/native/posts.ts';
import { verifyNativePost, isNativePost } from '../enquiries/native/request.ts';
import { type Captcha, createCaptcha } from '../platform/http/security/captcha.ts';
import { acceptFormBodies } from '../platform/http/security/form-bodies.ts';
import { listSites } from '../content/find-entry.ts';
import { createAddressCheck } from '../pages/uses/check-address.ts';
import { getSecret } from '../platform/http/security/secret.ts';
import { registerRateLimit } from '../platform/http/security/attempt-limiter.ts';
import type { Visitors } from '../platform/http/security/visitors.ts';
import type { AppOptions } from './app-options.ts';
import { BODY_LIMIT } from './http-server.ts';

/** Registers the routes that change something, with a rate limit and CSRF check. */
async function registerWriteRoutes(
  app: FastifyInstance,
  database: Database,
  captcha: Captcha,
  visitors: Visitors,
  perMinute: number,
  report: ErrorReporter,
): Promise<void> {
  await registerRateLimit(app, database, 'writes', perMinute);
  app.addHook('onRequest', async (request) =>
    isNativePost(request) ? verifyNativePost(request) : visitors.verifyCsrfHeader(request),
  );
  registerLikeRoutes(app, database);
  await app.register(async (scope) => {
    const sites = async () => new Map((await listSites(database)).map((one) => [one.site, one]));
    const native = createNativePosts(database, createAddressCheck(app, database, sites));
    registerNativePostParser(scope, report);
    registerEnquiryRoutes(scope, database, captcha, native, BODY_LIMIT);
    registerSignUpRoutes(scope, database, native);
  });
  await registerMenuWriteRoutes(app, database);
  registerReviewWriteRoutes(app, database);
  registerCartWriteRoutes(app, database, visitors);
  registerHandoverRoutes(app, database, visitors);
}

/** Registers the call with a form-encoded body, which contains its CSRF token. */
async function registerFormRoutes(
  app: FastifyInstance,
  database: Database,
  visitors: Visitors,
  perMinute: number,
): Promise<void> {
  await registerRateLimit(app, database, 'form calls', perMinute);
  acceptFormBodies(app);
  registerCustomerWriteRoutes(app, database, visitors);
}

/** Registers all calls of the API. */
export async function registerCalls(
  app: FastifyInstance,
  { database, captchaSecret, paymentSecret, writesPerMinute = 120 }: AppOptions,
  visitors: Visitors,
  report: ErrorReporter,
): Promise<void> {
  const captcha = await createCaptcha(database, captchaSecret);
  registerNavigationRoutes(app, database);
  registerSearchRoutes(app, database);
  registerFacetRoutes(app, database);
  registerFilteredCardRoutes(app, database);
  registerCaptchaRoutes(app, captcha);
  registerFormResultRoutes(app, database);
  registerCartRoutes(app, database, visitors);
  registerCustomerRoutes(app, database);
  registerDeliveryRoutes(app, database);
  registerReleaseKindRoutes(app);
  registerProductDetailRoutes(app, database);
  registerReviewRoutes(app, database);
  registerMenuRoutes(app, database);
  registerPaymentRoutes(app, database, paymentSecret ?? (await getSecret(database, 'payment-secret')));
  await app.register((scope) =>
    registerWriteRoutes(scope, database, captcha, visitors, writesPerMinute, report),
  );
  await app.register((scope) => registerFormRoutes(scope, database, visitors, writesPerMinute));
}
