import { fetchAvailability } from '#api/checkout.ts';
import type { LoadContext } from '#island/load.ts';
import { cleanPostalCode } from '#lib/pasted.ts';
import { POSTAL_CODE } from '#store/delivery/postal-code.ts';
import type { Availability } from '#store/delivery/availability.ts';

/** The shop's answer for a postal code. */
export interface Answered {
  postalCode: string;
  availability: Availability;
}

/**
 * Checks the postal code of the page's address, if there is one.
 * @throws (rejects) if the call is aborted
 */
export async function load(_: unknown, { url, signal }: LoadContext): Promise<Answered | undefined> {
  const postalCode = cleanPostalCode(url.searchParams.get(POSTAL_CODE) ?? '');
  if (postalCode === '') return undefined;
  try {
    const isAvailable = await fetchAvailability(postalCode, signal);
    const availability = isAvailable === undefined ? 'unclear' : isAvailable ? 'available' : 'unavailable';
    return { postalCode, availability };
  } catch (error) {
    if (signal.aborted) throw error;
    return { postalCode, availability: 'failed' };
  }
}
