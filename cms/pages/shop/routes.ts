/** The shop's own pages: login, account, payment, receipt, and the purchase. They work without JavaScript. */
import type { FastifyInstance } from 'fastify';
import { basketRoutes } from '../basket/routes.ts';
import { takeForms } from '../../http/security/form-bodies.ts';
import { createLoggingIn } from '../../http/security/logging-in.ts';
import { limitRate } from '../../http/security/attempt-limiter.ts';
import { accountRoutes, LOGIN_PATH } from './account-routes.ts';
import { orderRoutes } from './order-routes.ts';
import { type ShopPageOptions, shopSite } from './site.ts';

export async function shopPageRoutes(app: FastifyInstance, options: ShopPageOptions): Promise<void> {
  await limitRate(app, options.database, 'shop forms');
  takeForms(app);
  const site = shopSite(app, options);
  accountRoutes(site, options, await createLoggingIn(options.database, 'customer', LOGIN_PATH));
  orderRoutes(site, options);
  basketRoutes(site, options);
}
