/** The delivery dates and times of an order, and the visitor's choice among them (CHK-10 to CHK-14). */
import type { Entry, ValueAt } from '#api/call.ts';
import { loadDeliveryTimes } from '#api/checkout.ts';
import { isRecord, readList, readText } from '#lib/read.ts';
import { readStored, writeStored } from '#lib/storage.ts';
import { STORED } from '#lib/stored.ts';
import { store } from '../store.ts';
import type { Delivery } from './model.ts';

/** One option: `value` is sent to the server, `label` is shown. */
export interface DeliveryTime {
  value: string;
  label: string;
}

export interface DeliveryDate extends DeliveryTime {
  times: DeliveryTime[];
}

type Dates = ValueAt<ValueAt<Awaited<ReturnType<typeof loadDeliveryTimes>>, 'data'>, 'dates'>;

function readTime(given: Entry<Dates> | Entry<ValueAt<Entry<Dates>, 'times'>>): DeliveryTime | undefined {
  const value = isRecord(given) ? readText(given.value) : undefined;
  if (!isRecord(given) || !value) return undefined;
  return { value, label: readText(given.label) || value };
}

function readDate(given: Entry<Dates>): DeliveryDate | undefined {
  const date = readTime(given);
  return date && isRecord(given) ? { ...date, times: readList(given.times, readTime) } : undefined;
}

/**
 * Loads the days on which the shop delivers to this postal code.
 * @throws if the call fails, or its answer has a `status` other than 200 or no dates (CHK-14)
 */
export async function fetchDeliveryDates(postalCode: string, signal: AbortSignal): Promise<DeliveryDate[]> {
  const answer = await loadDeliveryTimes(postalCode, signal);
  const data = isRecord(answer) ? answer.data : undefined;
  const status = isRecord(answer) ? (answer.status ?? 200) : undefined;
  if (Number(status) !== 200 || !isRecord(data) || !Array.isArray(data.dates))
    throw new Error('The shop names no delivery times.');
  return readList(data.dates, readDate);
}

/**
 * Loads the days for a visitor who chooses among them. Sets the postal code and drops a choice that is no
 * longer offered.
 */
export async function loadDeliveryDates(postalCode: string, signal: AbortSignal): Promise<DeliveryDate[]> {
  const dates = await fetchDeliveryDates(postalCode, signal);
  setDelivery({ postalCode });
  dropUnavailableChoice(dates);
  return dates;
}

/** Chooses a day and clears the time, which belongs to another day (CHK-11). */
export const chooseDate = ({ value, label }: DeliveryTime): void =>
  setChoice({ deliveryDate: value, deliveryDateText: label, deliveryTime: '', deliveryTimeText: '' });

export const chooseTime = ({ value, label }: DeliveryTime): void =>
  setChoice({ deliveryTime: value, deliveryTimeText: label });

/** Restores the choice after a reload (CHK-12). `loadDeliveryDates` checks whether it is still offered. */
export function restoreChoice(): void {
  const { deliveryDate } = store.getState().delivery;
  const stored = {
    deliveryDate: readStored(STORED.deliveryDate) ?? '',
    deliveryTime: readStored(STORED.deliveryTime) ?? '',
  };
  if (deliveryDate === '' && stored.deliveryDate !== '') setDelivery(stored);
}

/** Drops a choice that is no longer offered, and sets the labels of the rest. */
function dropUnavailableChoice(dates: readonly DeliveryDate[]): void {
  const { deliveryDate, deliveryTime } = store.getState().delivery;
  const date = dates.find(({ value }) => value === deliveryDate);
  const time = date?.times.find(({ value }) => value === deliveryTime);
  setChoice({
    deliveryDate: date?.value ?? '',
    deliveryDateText: date?.label ?? '',
    deliveryTime: time?.value ?? '',
    deliveryTimeText: time?.label ?? '',
  });
}

const setDelivery = (change: Partial<Delivery>): void =>
  store.setState(({ delivery }) => ({ delivery: { ...delivery, ...change } }));

/** Changes the choice and stores its values in session storage, under the field names, for a reload. */
function setChoice(change: Partial<Delivery>): void {
  setDelivery(change);
  const { delivery } = store.getState();
  for (const key of ['deliveryDate', 'deliveryTime'] as const) writeStored(STORED[key], delivery[key]);
}
