import { useEffect, useRef, type FocusEvent, type MouseEvent, type PointerEvent } from 'react';
import { useHeader } from '../header-context.ts';
import { useDetails } from '../use-details.ts';

/** A pointer that only passes over a tab, on its way to the open menu, opens nothing. */
const OPEN_AFTER_MS = 120;
/** A pointer that strays out of the menu for a moment does not lose it. */
const CLOSE_AFTER_MS = 300;

/**
 * The menu of one tab: a disclosure. It opens on press, Enter and Space; on hover and on keyboard focus, too, where
 * the site says so. It closes on Escape, a press outside, focus or pointer leaving, and when a link is followed (NAV-13).
 * `item` goes on the `<details>` that holds the tab and its menu, `tab` on the tab.
 */
export function useMenu() {
  const { openOn } = useHeader();
  const hovers = openOn === 'hover';
  const { open, change: changeNow, details } = useDetails();
  const root = details.ref;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pointer = useRef('');
  const returning = useRef(false);
  const byKeyboard = useRef(false);

  const change = (next: boolean, after = 0) => {
    clearTimeout(timer.current);
    if (after > 0) timer.current = setTimeout(() => changeNow(next), after);
    else changeNow(next);
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const pressed = ({ target }: globalThis.PointerEvent) => {
      if (!element.contains(target as Node)) element.open = false;
    };
    // By the element's own state: React hears of it later, and Escape may be quicker on a busy machine.
    const typed = (event: globalThis.KeyboardEvent) => {
      if (!element.open || event.key !== 'Escape' || event.defaultPrevented) return;
      element.open = false;
      if (!element.contains(document.activeElement)) return;
      returning.current = true;
      element.querySelector('summary')?.focus();
      returning.current = false;
    };
    document.addEventListener('pointerdown', pressed);
    document.addEventListener('keydown', typed);
    return () => {
      document.removeEventListener('pointerdown', pressed);
      document.removeEventListener('keydown', typed);
    };
  }, [root]);

  return {
    open,
    item: {
      ...details,
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        if (open) change(true);
        else if (hovers) change(true, OPEN_AFTER_MS);
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        // Who works by keyboard does not lose the menu to a mouse that was pushed aside.
        const inUse = byKeyboard.current && root.current?.contains(document.activeElement);
        if (pointerType === 'mouse' && !inUse) change(false, CLOSE_AFTER_MS);
      },
      onKeyUp: () => {
        byKeyboard.current = true;
      },
      onPointerDown: ({ pointerType }: PointerEvent) => {
        pointer.current = pointerType;
        byKeyboard.current = false;
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        // Focus that goes nowhere is a press on something that takes none, in Safari even a button.
        if (relatedTarget && !root.current?.contains(relatedTarget)) change(false);
      },
    },
    tab: {
      onClick: (event: MouseEvent) => {
        clearTimeout(timer.current);
        // Under the mouse the menu is open, or about to be: a press does not take it away.
        if (!hovers || event.detail === 0 || pointer.current !== 'mouse') return;
        event.preventDefault();
        change(true);
      },
      onFocus: ({ currentTarget }: FocusEvent) => {
        if (hovers && !returning.current && currentTarget.matches(':focus-visible')) change(true);
      },
    },
    close: () => change(false),
  };
}
