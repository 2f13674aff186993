import { cleanPostalCode } from '#lib/pasted.ts';
import { fetchAvailability } from '#api/checkout.ts';
import type { LoadContext } from '#island/load.ts';
import { isRecord, LONG_TEXT, readText } from '#lib/read.ts';
import { ORDER_FIELD } from '#schemas/plain-order.ts';
import { fetchDeliveryDates, type DeliveryDate } from '#store/delivery/times.ts';
import { POSTAL_CODE } from '#store/delivery/postal-code.ts';

/** Delivery options for a postal code. */
export interface PlainDelivery {
  postalCode: string;
  /** Whether the shop delivers there; true if the shop did not answer. */
  isServed: boolean;
  /** Undefined if the shop did not answer. */
  dates: DeliveryDate[] | undefined;
}

/** Reads a field of the refused order, or '' if it is missing. */
export const readOrderField = (order: unknown, name: string): string =>
  (isRecord(order) && readText(order[ORDER_FIELD + name], LONG_TEXT)) || '';

/**
 * Loads the delivery options for the postal code of the page's address or of the refused order. Never rejects, since the form is shown in
 * any case.
 */
export async function loadPlainDelivery({
  url,
  settings,
  signal,
}: Pick<LoadContext, 'url' | 'settings' | 'signal'>): Promise<PlainDelivery | undefined> {
  const asked = url.searchParams.get(POSTAL_CODE) ?? readOrderField(settings.order, 'PostalCode');
  const postalCode = cleanPostalCode(asked);
  if (postalCode === '') return undefined;
  const [dates, isServed] = await Promise.all([
    fetchDeliveryDates(postalCode, signal).catch(() => undefined),
    fetchAvailability(postalCode, signal).catch(() => undefined),
  ]);
  return { postalCode, isServed: isServed ?? true, dates };
}
