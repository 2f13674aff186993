import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { registerOperation } from '../../platform/http/api.ts';
import { HttpError } from '../../platform/http/errors.ts';
import { getSiteOrigin, getRequestSite } from '../../platform/http/request.ts';
import { findProductDetail } from './product-detail.ts';

/** GET /api/products/{code} (API-43): a product of the shop for the product modal. */
export function registerProductDetailRoutes(app: FastifyInstance, database: Database): void {
  registerOperation(app, 'GET /api/products/{code}', async ({ request, reply, params }) => {
    reply.header('cache-control', 'no-store');
    const asked = getRequestSite(request);
    const detail = await findProductDetail(database, params.code, (site, path) =>
      site === asked ? path : (getSiteOrigin(request, site) ?? '') + path,
    );
    if (!detail) throw new HttpError(404, 'There is no such product.');
    return detail;
  });
}
