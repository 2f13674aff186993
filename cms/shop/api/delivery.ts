import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import { queryText } from '../../http/query.ts';
import { getSearchParameters } from '../../http/request.ts';
import { findArea, listDeliveryDates } from '../delivery.ts';
import { endOverdueOrders } from '../cancel-unpaid-order.ts';

const PATH = '/api/v1/lihakauppa/checkout';

const getPostalCode = (request: FastifyRequest): string =>
  queryText(getSearchParameters(request).get('postalCode'));

/**
 * GET delivery (API-41): days and times for a postal code; `status` is 404 if there is no delivery. GET availability
 * (API-42).
 */
export function deliveryRoutes(app: FastifyInstance, database: Database): void {
  app.get(`${PATH}/delivery`, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const area = await findArea(database, getPostalCode(request));
    if (area === undefined) return { status: 404, data: { dates: [] } };
    await endOverdueOrders(database);
    return { status: 200, data: { dates: await listDeliveryDates(database, area, new Date()) } };
  });

  app.get(`${PATH}/availability`, async (request) => ({
    data: { isAvailable: (await findArea(database, getPostalCode(request))) !== undefined },
  }));
}
