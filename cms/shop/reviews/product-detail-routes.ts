import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { HttpError } from '../../http/errors.ts';
import { originSeenFrom, requestSite } from '../../http/request.ts';
import { productDetail } from './product-detail.ts';

/** GET /api/products/{code} (API-43): a product of the shop as the product modal shows it. */
export function productDetailRoutes(app: FastifyInstance, database: Database): void {
  app.get<{ Params: { code: string } }>('/api/products/:code', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const asked = requestSite(request);
    const detail = await productDetail(database, request.params.code, (site, path) =>
      site === asked ? path : (originSeenFrom(request, site) ?? '') + path,
    );
    if (!detail) throw new HttpError(404, 'There is no such product.');
    return detail;
  });
}
