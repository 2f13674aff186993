/** Calls of the checkout about delivery. */
import { isRecord } from '#lib/read.ts';
import { type AnswerTo, get } from './call.ts';

const PATH = '/api/v1/lihakauppa/checkout';

/**
 * Loads the delivery times for a postal code (API-41). The store validates the answer. Rejects with ApiError.
 */
export const loadDeliveryTimes = (
  postalCode: string,
  signal?: AbortSignal,
): Promise<AnswerTo<`GET ${typeof PATH}/delivery`>> => get(`${PATH}/delivery`, { postalCode }, signal);

/**
 * Returns whether the shop delivers to a postal code; undefined if the answer does not say (API-42). Rejects
 * with ApiError.
 */
export async function fetchAvailability(
  postalCode: string,
  signal?: AbortSignal,
): Promise<boolean | undefined> {
  const answer = await get(`${PATH}/availability`, { postalCode }, signal);
  if (!isRecord(answer)) return undefined;
  const { data } = answer;
  // Servers of other estates answer without the envelope.
  const from: Record<string, unknown> = isRecord(data) && 'isAvailable' in data ? data : answer;
  const { isAvailable } = from;
  return typeof isAvailable === 'boolean' ? isAvailable : undefined;
}
