import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { registerOperation } from '../../platform/http/api.ts';
import { createHandoverToken } from '../handover.ts';
import type { Visitors } from '../../platform/http/security/visitors.ts';

export const HANDOVER_PATH = '/api/v1/lihakauppa/shoppingcart/handover';

/** POST without body: `{token}` for links to the basket; `{}` if there is no cart. */
export function registerHandoverRoutes(app: FastifyInstance, database: Database, visitors: Visitors): void {
  registerOperation(app, `POST ${HANDOVER_PATH}`, async ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    const visitor = visitors.findVisitor(request);
    return visitor ? { token: await createHandoverToken(database, visitor) } : {};
  });
}
