/**
 * Keeps typed values in session storage until the form is sent, so that they survive a reload: one record per
 * page, widget and form. If storage is full, blocked or invalid, nothing is restored.
 */
import { useCallback, useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { isRecord, readJson, writeJson } from '#lib/read.ts';
import { readStored, writeStored } from '#lib/storage.ts';
import { STORED } from '#lib/stored.ts';
import type { Values } from '#schemas/form.ts';

/**
 * Returns the storage key of a form's draft on the page at `path`.
 * @param marker tells the form's marker from the others of the page; '' outside of one
 */
export const getDraftKey = (path: string, widget: string, form: string, marker = ''): string =>
  `${STORED.draft.name} ${path} ${widget} ${form} ${marker}`;

/** Returns whether a value has the type of the field's initial value; a number if that is null. */
export function hasSameType(value: unknown, first: unknown): boolean {
  if (Array.isArray(first)) return Array.isArray(value) && value.every((one) => typeof one === 'string');
  return first === null ? typeof value === 'number' : typeof value === typeof first;
}

/** Compares values. Compares lists by content, because the form copies them. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other));

/** Returns the stored values that fit the form: fields of the form with the type of their initial value. */
export function readDraft(key: string, initial: Values): Values {
  const stored = readJson(readStored(STORED.draft, key));
  if (!isRecord(stored)) return {};
  const fits = ([name, value]: [string, unknown]): boolean =>
    Object.hasOwn(initial, name) && hasSameType(value, initial[name]) && value !== initial[name];
  return Object.fromEntries(Object.entries(stored).filter(fits)) as Values;
}

/** Stores the values; undefined removes them. */
const writeDraft = (key: string, values: Values | undefined): void =>
  writeStored(STORED.draft, values ? writeJson(values) : '', key);

/** Keys of the forms that are mounted. Two forms of one marker, and of one name, still have a draft each. */
const usedKeys = new Set<string>();

function findFreeKey(key: string): string {
  let candidate = key;
  for (let number = 2; usedKeys.has(candidate); number++) candidate = `${key} ${number}`;
  return candidate;
}

/**
 * Restores the draft when the form mounts and stores every change. Keeps values that are already typed, and
 * values that the page sets (`given`).
 * @returns a function that removes the draft
 */
export function useDraft<V extends Values>(
  form: UseFormReturn<V>,
  initial: V,
  key: string,
  given: Partial<V> = {},
): () => void {
  const ownKeyRef = useRef(key);
  const givenNames = Object.keys(given).join(' ');
  useEffect(() => {
    const { watch, setValue, getValues } = form as unknown as UseFormReturn<Values>;
    const typed = getValues();
    const ownKey = (ownKeyRef.current = findFreeKey(key));
    usedKeys.add(ownKey);
    for (const [name, value] of Object.entries(readDraft(ownKey, initial)))
      if (isSame(typed[name], initial[name]) && !givenNames.split(' ').includes(name)) setValue(name, value);
    const { unsubscribe } = watch((values) => writeDraft(ownKey, values as Values));
    return () => {
      unsubscribe();
      usedKeys.delete(ownKey);
    };
  }, [form, initial, key, givenNames]);
  return useCallback(() => writeDraft(ownKeyRef.current, undefined), []);
}
