import { useEffect, type RefObject } from 'react';

/** Puts the focus into the first field of an element when it opens. */
export function useFocusOnOpen(element: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    if (open) element.current?.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus();
  }, [element, open]);
}
