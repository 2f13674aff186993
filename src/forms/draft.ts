/**
 * What a visitor has typed survives a reload of the tab, until it is sent: in session storage, a record for each page,
 * widget and form. Storage that is full, blocked or holds nonsense only means that nothing is remembered.
 */
import { useCallback, useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { isRecord, readJson } from '#lib/read.ts';
import type { Values } from '#schemas/form.ts';

/** Key of a form's draft on the page at `path`. */
export const draftKey = (path: string, widget: string, form: string): string =>
  `saaristo-draft ${path} ${widget} ${form}`;

/** A value of the kind that a field starts with; a number where there is none at first. */
export function isAlike(value: unknown, first: unknown): boolean {
  if (Array.isArray(first)) return Array.isArray(value) && value.every((one) => typeof one === 'string');
  return first === null ? typeof value === 'number' : typeof value === typeof first;
}

/** Lists by what is in them: the form keeps copies. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other));

/** The stored values that fit the form: its own fields, each of the kind that it starts with. */
export function readDraft(key: string, initial: Values): Values {
  let stored: unknown;
  try {
    stored = readJson(sessionStorage.getItem(key));
  } catch {
    return {};
  }
  if (!isRecord(stored)) return {};
  const fits = ([name, value]: [string, unknown]): boolean =>
    Object.hasOwn(initial, name) && isAlike(value, initial[name]) && value !== initial[name];
  return Object.fromEntries(Object.entries(stored).filter(fits)) as Values;
}

/** Puts the values away; `undefined` forgets them. */
export function writeDraft(key: string, values: Values | undefined): void {
  try {
    if (values) sessionStorage.setItem(key, JSON.stringify(values));
    else sessionStorage.removeItem(key);
  } catch {
    // Not remembered.
  }
}

/** Keys of the forms that are mounted: two of a kind have a draft each. */
const usedKeys = new Set<string>();

function freeKey(key: string): string {
  let free = key;
  for (let number = 2; usedKeys.has(free); number++) free = `${key} ${number}`;
  return free;
}

/**
 * Brings the draft back when the form mounts, and keeps it up to date. What is already typed comes before it, and what the
 * page gives is no draft's.
 * @returns forgets the draft
 */
export function useDraft<V extends Values>(
  form: UseFormReturn<V>,
  initial: V,
  key: string,
  given: Partial<V> = {},
): () => void {
  const own = useRef(key);
  const locked = Object.keys(given).join(' ');
  useEffect(() => {
    const { watch, setValue, getValues } = form as unknown as UseFormReturn<Values>;
    const typed = getValues();
    const ownKey = (own.current = freeKey(key));
    usedKeys.add(ownKey);
    for (const [name, value] of Object.entries(readDraft(ownKey, initial)))
      if (isSame(typed[name], initial[name]) && !locked.split(' ').includes(name)) setValue(name, value);
    const { unsubscribe } = watch((values) => writeDraft(ownKey, values as Values));
    return () => {
      unsubscribe();
      usedKeys.delete(ownKey);
    };
  }, [form, initial, key, locked]);
  return useCallback(() => writeDraft(own.current, undefined), []);
}
