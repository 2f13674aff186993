import { fetchAvailability } from '#api/checkout.ts';
import type { LoadContext } from '#island/load.ts';
import { isRecord, readText } from '#lib/read.ts';
import { ORDER_FIELD } from '#schemas/plain-order.ts';
import { fetchDeliveryDates, type DeliveryDate } from '#store/shop-delivery-times.ts';
import { POSTAL_CODE } from './postal-code.ts';

/** When the goods can come, for the postal code that was asked for. */
export interface PlainDelivery {
  postalCode: string;
  /** Whether the shop delivers there; where it does not say so either way, it may. */
  isServed: boolean;
  /** Undefined where the shop did not say. */
  dates: DeliveryDate[] | undefined;
}

/** Reads a field of the order that was refused; '' where there is none. */
export const typedIn = (order: unknown, name: string): string =>
  (isRecord(order) && readText(order[ORDER_FIELD + name])) || '';

/** Asks for the code of the page's address, else that of the refused order. Never rejects: the form is there in any case. */
export async function loadPlainDelivery({
  url,
  settings,
  signal,
}: Pick<LoadContext, 'url' | 'settings' | 'signal'>): Promise<PlainDelivery | undefined> {
  const asked = url.searchParams.get(POSTAL_CODE) ?? typedIn(settings.order, 'PostalCode');
  const postalCode = asked.trim();
  if (postalCode === '') return undefined;
  const [dates, isServed] = await Promise.all([
    fetchDeliveryDates(postalCode, signal).catch(() => undefined),
    fetchAvailability(postalCode, signal).catch(() => undefined),
  ]);
  return { postalCode, isServed: isServed ?? true, dates };
}
