/** What the checkout asks the shop about delivery. */
import { isRecord } from '#lib/read.ts';
import { get } from './http.ts';

const PATH = '/api/v1/lihakauppa/checkout';

/** GET when an order can be delivered to a postal code (API-41); the store reads the answer. Rejects with ApiError. */
export const loadDeliveryTimes = (postalCode: string, signal?: AbortSignal): Promise<unknown> =>
  get(`${PATH}/delivery`, { postalCode }, signal);

/**
 * Whether the shop delivers to a postal code; undefined where the answer doesn't say so or otherwise (API-42).
 * Rejects with ApiError.
 */
export async function fetchAvailability(
  postalCode: string,
  signal?: AbortSignal,
): Promise<boolean | undefined> {
  const answer = await get(`${PATH}/availability`, { postalCode }, signal);
  if (!isRecord(answer)) return undefined;
  const { data } = answer;
  const isAvailable = isRecord(data) && 'isAvailable' in data ? data['isAvailable'] : answer['isAvailable'];
  return typeof isAvailable === 'boolean' ? isAvailable : undefined;
}
