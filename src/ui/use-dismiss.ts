import { useEffect, type RefObject } from 'react';
import { isComposing } from '#lib/composing.ts';

/**
 * While `active`, calls `onEscape` on Escape inside `root`, and `onLeave` on a press or focus outside. Stops
 * the Escape event, so that a dialog around it stays open.
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
    const handlePointerDown = (event: PointerEvent) => {
      if (isOutside(event.target)) onLeave();
    };
    const handleFocusOut = (event: FocusEvent) => {
      // Ignores a null target: a press on an element that can't be focused, in Safari also on a button inside
      // `root`.
      if (isOutside(event.relatedTarget)) onLeave();
    };
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      event.preventDefault();
      event.stopPropagation();
      onEscape();
    };
    document.addEventListener('pointerdown', handlePointerDown);
    element.addEventListener('focusout', handleFocusOut);
    element.addEventListener('keydown', handleKeyDown);
    return () => {
      document.removeEventListener('pointerdown', handlePointerDown);
      element.removeEventListener('focusout', handleFocusOut);
      element.removeEventListener('keydown', handleKeyDown);
    };
  }, [root, active, onLeave, onEscape]);
}
