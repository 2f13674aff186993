import type { FastifyInstance } from 'fastify';
import { isRecord } from 'saaristo/schemas';
import { address as addressForm } from 'saaristo/schemas';
import type { Database } from '../../platform/database/database.ts';
import { registerOperation } from '../../platform/http/api.ts';
import { createFormCheck } from '../../platform/http/form-check.ts';
import { HttpError } from '../../platform/http/errors.ts';
import type { Visitors } from '../../platform/http/security/visitors.ts';
import { createCustomerAnswer, type NewAddress, saveAddress } from '../customers.ts';
import { findCustomer } from '../customer-session.ts';

const form = createFormCheck(addressForm);

/** GET customer (API-39): the customer who is logged in. */
export function registerCustomerRoutes(app: FastifyInstance, database: Database): void {
  registerOperation(app, 'GET /api/lk/customer', async ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    return createCustomerAnswer(await findCustomer(database, request));
  });
}

/** POST customer (API-40), form-encoded: stores the customer's delivery address and returns it. */
export function registerCustomerWriteRoutes(
  app: FastifyInstance,
  database: Database,
  visitors: Visitors,
): void {
  registerOperation(app, 'POST /api/lk/customer', async ({ request }) => {
    const body = isRecord(request.body) ? request.body : {};
    if (!visitors.verifyCsrfToken(request, body.__RequestVerificationToken))
      throw new HttpError(403, 'The anti-forgery token is missing, or is not the one of this visitor.');
    const customer = await findCustomer(database, request);
    if (!customer) throw new HttpError(401, 'Nobody is logged in.');
    const data = (await form.read(body)) as unknown as NewAddress;
    return { deliveryAddress: await saveAddress(database, customer.id, data) };
  });
}
