import type { FastifyInstance } from 'fastify';
import { isRecord } from 'saaristo/schemas';
import { review, type ReviewData } from 'saaristo/schemas';
import type { Database } from '../../platform/database/database.ts';
import { registerOperation } from '../../platform/http/api.ts';
import { createFormCheck } from '../../platform/http/form-check.ts';
import { HttpError } from '../../platform/http/errors.ts';
import { isReservedName } from './reserved-names.ts';
import { listReviews, storeReview } from './reviews.ts';
import { findCustomer } from '../customer-session.ts';
import { findProduct } from '../products.ts';
import { getClientAddress } from '../../platform/http/security/client-address.ts';
import { createAttemptLimiter } from '../../platform/http/security/attempt-limiter.ts';

/** Page size of the island (REV-04). */
const PAGE_SIZE = 9;
/** Limits the reviews of one address. */
const MAX_PER_HOUR = 10;
const HOUR_MS = 3_600_000;

const form = createFormCheck(review);

/** GET reviews (API-44) of `productId` in pages. Ignores `language`, since the shop is Finnish. */
export function registerReviewRoutes(app: FastifyInstance, database: Database): void {
  registerOperation(app, 'GET /api/review/lihakauppa/', ({ reply, query }) => {
    reply.header('cache-control', 'no-store');
    const { productId = '', page = 1, pageSize = PAGE_SIZE } = query;
    return listReviews(database, productId, page, pageSize);
  });
}

/** POST a review (API-45): returns `{isSuccess: true}` once it is stored. Customers' reviews are shown at once. */
export function registerReviewWriteRoutes(app: FastifyInstance, database: Database): void {
  const attempts = createAttemptLimiter(database, 'review', MAX_PER_HOUR, HOUR_MS);
  registerOperation(app, 'POST /api/review/lihakauppa/', async ({ request }) => {
    if (!isRecord(request.body)) throw new HttpError(400, 'The body has to be an object.');
    const data = (await form.read(request.body)) as unknown as ReviewData;
    const product = await findProduct(database, data.productId);
    if (!product?.sold) throw new HttpError(404, 'There is no such product.');
    if (isReservedName(data.userName))
      throw new HttpError(400, 'The shop alone writes under such a name; choose another one.', {
        userName: 'nameReserved',
      });
    if (!(await attempts.consume(getClientAddress(request))))
      throw new HttpError(429, 'There were too many reviews from your address; wait an hour.');
    const customer = await findCustomer(database, request);
    await database.transaction().execute((queries) => storeReview(queries, data, customer?.id));
    // `isHeld`: an editor approves the review first.
    return { isSuccess: true, isHeld: customer === undefined };
  });
}
