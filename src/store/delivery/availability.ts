/** Checks whether the shop delivers to a postal code. */
import { fetchAvailability } from '#api/checkout.ts';
import { setPostalCode } from './postal-code.ts';

/** Result of a check (DLV-05 to DLV-07). `unclear`: the answer says neither. `failed`: there is no answer. */
export type Availability = 'available' | 'unavailable' | 'unclear' | 'failed';

/**
 * Asks the shop about a postal code, and sets it if the shop delivers there (DLV-04, DLV-05). Rejects if the
 * call fails or the check is aborted.
 */
export async function checkAvailability(postalCode: string, signal: AbortSignal): Promise<Availability> {
  const isAvailable = await fetchAvailability(postalCode, signal);
  signal.throwIfAborted();
  if (isAvailable === undefined) return 'unclear';
  if (isAvailable) setPostalCode(postalCode);
  return isAvailable ? 'available' : 'unavailable';
}
