import { useEffect, type RefObject } from 'react';

/**
 * While `active`: Escape inside `root` calls `onEscape`; a press outside of it, or focus that goes there, calls `onLeave`.
 * An Escape that was for this goes no further: a dialog around it stays open.
 */
export function useDismiss(
  root: RefObject<HTMLElement | null>,
  active: boolean,
  onLeave: () => void,
  onEscape: () => void,
): void {
  useEffect(() => {
    const element = root.current;
    if (!active || !element) return;
    const isOutside = (target: EventTarget | null) => target instanceof Node && !element.contains(target);
    const pressed = (event: PointerEvent) => {
      if (isOutside(event.target)) onLeave();
    };
    const focusLeft = (event: FocusEvent) => {
      // Focus that goes nowhere is a press on what takes none, in Safari even a button of ours.
      if (isOutside(event.relatedTarget)) onLeave();
    };
    const keyPressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      onEscape();
    };
    document.addEventListener('pointerdown', pressed);
    element.addEventListener('focusout', focusLeft);
    element.addEventListener('keydown', keyPressed);
    return () => {
      document.removeEventListener('pointerdown', pressed);
      element.removeEventListener('focusout', focusLeft);
      element.removeEventListener('keydown', keyPressed);
    };
  }, [root, active, onLeave, onEscape]);
}
