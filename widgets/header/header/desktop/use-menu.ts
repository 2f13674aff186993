import { useEffect, useRef, useState, type FocusEvent, type MouseEvent, type PointerEvent } from 'react';
import { useHeader } from '../header-context.ts';

/** A pointer that only passes over a tab, on its way to the open menu, opens nothing. */
const OPEN_AFTER_MS = 120;
/** A pointer that strays out of the menu for a moment does not lose it. */
const CLOSE_AFTER_MS = 300;

/**
 * The menu of one tab: a disclosure. It opens on press, Enter and Space; on hover and on keyboard focus, too, where
 * the site says so. It closes on Escape, a press outside, focus or pointer leaving, and when a link is followed (NAV-13).
 * `item` goes on the element that holds the tab and its menu, `button` on the tab.
 */
export function useMenu() {
  const { openOn } = useHeader();
  const hovers = openOn === 'hover';
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pointer = useRef('');
  const returning = useRef(false);
  const byKeyboard = useRef(false);

  const change = (next: boolean, after = 0) => {
    clearTimeout(timer.current);
    if (after > 0) timer.current = setTimeout(() => setOpen(next), after);
    else setOpen(next);
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!open) return;
    const pressed = ({ target }: globalThis.PointerEvent) => {
      if (!root.current?.contains(target as Node)) setOpen(false);
    };
    const typed = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      setOpen(false);
      if (!root.current?.contains(document.activeElement)) return;
      returning.current = true;
      button.current?.focus();
      returning.current = false;
    };
    document.addEventListener('pointerdown', pressed);
    document.addEventListener('keydown', typed);
    return () => {
      document.removeEventListener('pointerdown', pressed);
      document.removeEventListener('keydown', typed);
    };
  }, [open]);

  return {
    open,
    item: {
      ref: root,
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
    button: {
      ref: button,
      onClick: ({ detail }: MouseEvent) => {
        // Under the mouse the menu is open, or about to be: a press does not take it away.
        const underMouse = hovers && detail > 0 && pointer.current === 'mouse';
        change(underMouse || !open);
      },
      onFocus: ({ currentTarget }: FocusEvent) => {
        if (hovers && !returning.current && currentTarget.matches(':focus-visible')) change(true);
      },
    },
    close: () => change(false),
  };
}
