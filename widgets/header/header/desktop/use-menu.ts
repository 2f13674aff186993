import { useEffect, useRef, type FocusEvent, type MouseEvent, type PointerEvent } from 'react';
import { useHeader } from '../header-context.ts';
import { useDetails } from '../use-details.ts';

/** Delay before a hovered tab opens, so that a pointer on its way to the open menu does not open another one. */
const OPEN_AFTER_MS = 120;
/** Delay before a menu closes after the pointer has left it. */
const CLOSE_AFTER_MS = 300;

/**
 * Manages the menu of a tab as a disclosure. It opens on click, Enter and Space, and on sites with `hover` also on hover and keyboard
 * focus. It closes on Escape, on a click outside, when the focus or pointer leaves it, and when a link is followed (NAV-13). `item` goes on
 * the `<details>` with the tab and its menu, `tab` on the tab.
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
    const handlePress = ({ target }: globalThis.PointerEvent) => {
      if (!element.contains(target as Node)) element.open = false;
    };
    // Uses the element's own state, because on a slow machine Escape may be pressed before React's state is updated.
    const handleKey = (event: globalThis.KeyboardEvent) => {
      if (!element.open || event.key !== 'Escape' || event.defaultPrevented) return;
      element.open = false;
      if (!element.contains(document.activeElement)) return;
      returning.current = true;
      element.querySelector('summary')?.focus();
      returning.current = false;
    };
    document.addEventListener('pointerdown', handlePress);
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('pointerdown', handlePress);
      document.removeEventListener('keydown', handleKey);
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
        // A moved mouse must not close a menu that is used by keyboard.
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
        // Without a new focus target, the visitor has clicked on something that cannot be focused; in Safari this includes buttons.
        if (relatedTarget && !root.current?.contains(relatedTarget)) change(false);
      },
    },
    tab: {
      onClick: (event: MouseEvent) => {
        clearTimeout(timer.current);
        // With a mouse the menu is already open or opening, so a click must not close it.
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
