import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { registerOperation } from '../../platform/http/api.ts';
import { findArea, listDeliveryDates } from '../delivery.ts';
import { endOverdueOrders } from '../cancel-unpaid-order.ts';

/**
 * GET delivery (API-41): days and times for a postal code; `status` is 404 if there is no delivery. GET availability
 * (API-42).
 */
export function registerDeliveryRoutes(app: FastifyInstance, database: Database): void {
  registerOperation(app, 'GET /api/v1/lihakauppa/checkout/delivery', async ({ reply, query }) => {
    reply.header('cache-control', 'no-store');
    const area = await findArea(database, query.postalCode ?? '');
    if (area === undefined) return { status: 404, data: { dates: [] } };
    await endOverdueOrders(database);
    return { status: 200, data: { dates: await listDeliveryDates(database, area, new Date()) } };
  });

  registerOperation(app, 'GET /api/v1/lihakauppa/checkout/availability', async ({ query }) => ({
    data: { isAvailable: (await findArea(database, query.postalCode ?? '')) !== undefined },
  }));
}
