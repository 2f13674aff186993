import { useEffect, useRef } from 'react';

const FIRST_FIELD = ':scope > ol > li:last-child :is(input, textarea, select, [contenteditable])';

/** Returns the place of a list, and a function that focuses the item that is about to be added. */
export function useFocusAdded() {
  const place = useRef<HTMLFieldSetElement>(null);
  const isAdded = useRef(false);
  useEffect(() => {
    if (!isAdded.current) return;
    isAdded.current = false;
    place.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
  });
  return [place, (): void => void (isAdded.current = true)] as const;
}
