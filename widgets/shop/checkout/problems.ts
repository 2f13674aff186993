import { createContext, useContext } from 'react';
import { useIsland, useTexts } from '#island/context.ts';
import {
  findOrderProblems,
  ORDER_FIELD,
  type OrderFieldName,
  type OrderReason,
} from '#schemas/plain-order.ts';
import { useStore } from '#store/use-store.ts';
import type { State } from '#store/store.ts';
import { messages } from './messages.ts';
import { getPurchaseFields } from './purchase.ts';

/** Labels of the fields by the keys of their texts. */
export const LABELS = {
  FirstName: 'firstName',
  LastName: 'lastName',
  StreetAddress: 'streetAddress',
  PostalCode: 'postalCode',
  City: 'city',
  Email: 'email',
  PhoneNumber: 'phone',
  DeliveryDate: 'dateLegend',
  DeliveryTime: 'timeLegend',
} as const satisfies Record<OrderFieldName, string>;

/** A field of the delivery step that the shop would refuse. */
export interface FieldProblem {
  name: OrderFieldName;
  label: string;
  /** Shown at the field. */
  error: string;
}

/** Lists the problems of the order as text, which compares by value. */
const selectProblems = (state: State): string => {
  const fields = Object.entries(getPurchaseFields(state)).map(([name, text]) => [
    name.slice(ORDER_FIELD.length),
    text.trim(),
  ]);
  return findOrderProblems(Object.fromEntries(fields) as Record<OrderFieldName, string>)
    .map((problem) => problem.join(' '))
    .join(',');
};

/** Returns the fields that the shop would refuse; none if the page does not name the shop's own form, whose rules are unknown then (CHK-16). */
export function useProblems(): FieldProblem[] {
  const t = useTexts(messages);
  const { orderFormUrl } = useIsland().settings;
  const found = useStore(selectProblems);
  if (orderFormUrl === undefined || found === '') return [];
  return found
    .split(',')
    .map((problem) => problem.split(' ') as [OrderFieldName, OrderReason])
    .map(([name, reason]) => ({ name, label: t(LABELS[name]), error: t(REASONS[reason]) }));
}

/** Texts by reasons. Those that other parts of the step have are shared. */
export const REASONS = {
  missing: 'missing',
  wrongPostalCode: 'wrong',
  wrongEmail: 'wrong',
  wrongPhone: 'wrong',
  noDay: 'dateFirst',
  noTime: 'timeMissing',
} as const satisfies Record<OrderReason, keyof typeof messages.fi>;

interface Shown {
  /** Prefix of the ids of the fields. */
  id: string;
  /** Empty until the visitor tries to leave the step. */
  problems: readonly FieldProblem[];
}

/** The problems that the delivery step shows. */
export const ShownProblems = createContext<Shown>({ id: '', problems: [] });

/** Returns the id of a field, to which the list of problems leads, and its error. */
export function useField(name: OrderFieldName): { id: string; error: string | undefined } {
  const { id, problems } = useContext(ShownProblems);
  return { id: `${id}-${name}`, error: problems.find((problem) => problem.name === name)?.error };
}
