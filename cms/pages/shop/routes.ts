/** The shop's own pages: login, account, payment, receipt, and the purchase. They work without JavaScript. */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { basketRoutes } from '../basket/routes.ts';
import { HttpError } from '../../errors.ts';
import { takeForms } from '../../security/form-bodies.ts';
import { accountRoutes } from './account-routes.ts';
import { orderRoutes } from './order-routes.ts';
import { type ShopPageOptions, shopSite } from './site.ts';

export async function shopPageRoutes(app: FastifyInstance, options: ShopPageOptions): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: () => new HttpError(429, 'There were too many requests from your address.'),
  });
  takeForms(app);
  const site = shopSite(app, options);
  accountRoutes(site, options);
  orderRoutes(site, options);
  basketRoutes(site, options);
}
