/** When an order can be delivered, and which of these times the visitor has chosen (CHK-10 to CHK-14). */
import { loadDeliveryTimes } from '#api/checkout.ts';
import { isRecord, readList, readText } from '#lib/read.ts';
import type { Delivery } from './delivery.ts';
import { store } from './store.ts';

/** One choice: what is sent, and what is read. */
export interface DeliveryTime {
  value: string;
  label: string;
}

export interface DeliveryDate extends DeliveryTime {
  times: DeliveryTime[];
}

function readTime(given: unknown): DeliveryTime | undefined {
  const value = isRecord(given) ? readText(given['value']) : undefined;
  if (!isRecord(given) || !value) return undefined;
  return { value, label: readText(given['label']) || value };
}

function readDate(given: unknown): DeliveryDate | undefined {
  const date = readTime(given);
  return date && isRecord(given) ? { ...date, times: readList(given['times'], readTime) } : undefined;
}

/**
 * The days on which the shop delivers to this postal code.
 * @throws where the call fails, or answers with a status of its own that is not 200 (CHK-14)
 */
export async function askDeliveryDates(postalCode: string, signal: AbortSignal): Promise<DeliveryDate[]> {
  const answer = await loadDeliveryTimes(postalCode, signal);
  const data = isRecord(answer) ? answer['data'] : undefined;
  const status = isRecord(answer) ? (answer['status'] ?? 200) : undefined;
  if (Number(status) !== 200 || !isRecord(data) || !Array.isArray(data['dates']))
    throw new Error('The shop names no delivery times.');
  return readList(data['dates'], readDate);
}

/** The same for a visitor who chooses among them; where the shop delivers, the code counts as known from then on. */
export async function loadDeliveryDates(postalCode: string, signal: AbortSignal): Promise<DeliveryDate[]> {
  const dates = await askDeliveryDates(postalCode, signal);
  setDelivery({ postalCode });
  keepOffered(dates);
  return dates;
}

/** Chooses a day; the time of another day is none of this one (CHK-11). */
export const chooseDate = ({ value, label }: DeliveryTime): void =>
  choose({ deliveryDate: value, deliveryDateText: label, deliveryTime: '', deliveryTimeText: '' });

/** Chooses a time of the chosen day. */
export const chooseTime = ({ value, label }: DeliveryTime): void =>
  choose({ deliveryTime: value, deliveryTimeText: label });

/** Takes up what was chosen before the page was loaded anew (CHK-12). Whether it is still offered, the shop says. */
export function restoreChoice(): void {
  const { deliveryDate } = store.getState().delivery;
  const stored = { deliveryDate: read('deliveryDate'), deliveryTime: read('deliveryTime') };
  if (deliveryDate === '' && stored.deliveryDate !== '') setDelivery(stored);
}

/** Drops what is no longer offered, and knows the rest by name. */
function keepOffered(dates: readonly DeliveryDate[]): void {
  const { deliveryDate, deliveryTime } = store.getState().delivery;
  const date = dates.find(({ value }) => value === deliveryDate);
  const time = date?.times.find(({ value }) => value === deliveryTime);
  choose({
    deliveryDate: date?.value ?? '',
    deliveryDateText: date?.label ?? '',
    deliveryTime: time?.value ?? '',
    deliveryTimeText: time?.label ?? '',
  });
}

const setDelivery = (change: Partial<Delivery>): void =>
  store.setState(({ delivery }) => ({ delivery: { ...delivery, ...change } }));

/** Changes the choice, and keeps its values for a reload, under their own names. */
function choose(change: Partial<Delivery>): void {
  setDelivery(change);
  const { delivery } = store.getState();
  try {
    for (const key of ['deliveryDate', 'deliveryTime'] as const)
      if (delivery[key] === '') sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, delivery[key]);
  } catch {
    // Full or blocked storage: a reload asks again.
  }
}

function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
