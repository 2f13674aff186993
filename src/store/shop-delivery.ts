/** Finding out whether the shop delivers to where the visitor lives. */
import { askAvailability } from '#api/checkout.ts';
import { store } from './store.ts';

/** What came of a check (DLV-05 to DLV-07): `unclear` is an answer that says neither, `failed` none at all. */
export type Availability = 'available' | 'unavailable' | 'unclear' | 'failed';

/** The code is where the visitor wants the goods, for every island of the page (CHK-13). */
export const setPostalCode = (postalCode: string): void =>
  store.setState(({ delivery }) => ({ delivery: { ...delivery, postalCode } }));

/**
 * Asks the shop; a code that it delivers to becomes the known one (DLV-04, DLV-05). Rejects where the call fails or the check is
 * aborted.
 */
export async function checkAvailability(postalCode: string, signal: AbortSignal): Promise<Availability> {
  const isAvailable = await askAvailability(postalCode, signal);
  signal.throwIfAborted();
  if (isAvailable === undefined) return 'unclear';
  if (isAvailable) setPostalCode(postalCode);
  return isAvailable ? 'available' : 'unavailable';
}
