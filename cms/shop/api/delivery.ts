import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import { queryText } from '../../http/query.ts';
import { searchParameters } from '../../http/request.ts';
import { areaOf, deliveryDates } from '../delivery.ts';
import { releaseOverdue } from '../cancel-unpaid-order.ts';

const PATH = '/api/v1/lihakauppa/checkout';

const postalCodeIn = (request: FastifyRequest): string =>
  queryText(searchParameters(request).get('postalCode'));

/** GET delivery (API-41): days and times of a postal code; `status` is 404 where nothing is delivered. GET availability (API-42). */
export function deliveryRoutes(app: FastifyInstance, database: Database): void {
  app.get(`${PATH}/delivery`, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const area = await areaOf(database, postalCodeIn(request));
    if (area === undefined) return { status: 404, data: { dates: [] } };
    await releaseOverdue(database);
    return { status: 200, data: { dates: await deliveryDates(database, area, new Date()) } };
  });

  app.get(`${PATH}/availability`, async (request) => ({
    data: { isAvailable: (await areaOf(database, postalCodeIn(request))) !== undefined },
  }));
}
