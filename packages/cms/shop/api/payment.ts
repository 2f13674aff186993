import type { FastifyInstance } from 'fastify';
import { isRecord } from 'saaristo/schemas';
import type { Database } from '../../platform/database/database.ts';
import { HttpError } from '../../platform/http/errors.ts';
import { isSameToken } from '../../platform/http/security/tokens.ts';
import { signNotice, type PaymentNotice, handlePaymentNotice } from '../payment.ts';

const PATH = '/api/v1/lihakauppa/payment';
const MAX_REFERENCE_LENGTH = 200;

/** @throws HttpError 400 */
function parseNotice(body: unknown): PaymentNotice & { signature: string } {
  if (isRecord(body)) {
    const { order, payment, cents, status, signature } = body;
    const isNamed = typeof payment === 'string' && /^[\x21-\x7E]+$/.test(payment);
    if (
      typeof order === 'string' &&
      isNamed &&
      payment.length <= MAX_REFERENCE_LENGTH &&
      typeof cents === 'number' &&
      Number.isSafeInteger(cents) &&
      cents >= 0 &&
      cents < 2 ** 31 &&
      (status === 'paid' || status === 'cancelled') &&
      typeof signature === 'string'
    )
      return { order, payment, cents, status, signature };
  }
  throw new HttpError(400, 'The body has to hold order, payment, cents, status and signature.');
}

/**
 * POST payment: a notice of the payment service, signed with the shared secret. The service repeats it until the
 * response is 200. The response contains the order's status.
 */
export function registerPaymentRoutes(app: FastifyInstance, database: Database, secret: string): void {
  app.post(PATH, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const notice = parseNotice(request.body);
    if (!isSameToken(notice.signature, signNotice(secret, notice)))
      throw new HttpError(403, 'The signature is not the one of this notice.');
    const status = await handlePaymentNotice(database, notice);
    if (status === undefined) throw new HttpError(404, 'There is no such order.');
    return { status };
  });
}
