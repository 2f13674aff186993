/** Registers the shop's own pages: login, account, payment, receipt, and the purchase. They work without JavaScript. */
import type { FastifyInstance } from 'fastify';
import { registerBasketRoutes } from './basket/routes.ts';
import { acceptFormBodies } from '../../platform/http/security/form-bodies.ts';
import { createLoginLimiter } from '../../platform/http/security/login-limiter.ts';
import { registerRateLimit } from '../../platform/http/security/attempt-limiter.ts';
import { registerAccountRoutes, LOGIN_PATH } from './account-routes.ts';
import { registerOrderRoutes } from './order-routes.ts';
import { type ShopPageOptions, createShopRouter } from './router.ts';

export async function registerShopPageRoutes(app: FastifyInstance, options: ShopPageOptions): Promise<void> {
  await registerRateLimit(app, options.database, 'shop forms');
  acceptFormBodies(app);
  const site = createShopRouter(app, options);
  registerAccountRoutes(site, options, await createLoginLimiter(options.database, 'customer', LOGIN_PATH));
  registerOrderRoutes(site, options);
  registerBasketRoutes(site, options);
}
