import { useEffect, useRef, useState, type RefObject } from 'react';
import { lockScroll } from './scroll-lock.ts';

/**
 * Shows and closes a native modal dialog: focus goes in and comes back, what is behind is inert and still.
 * `filled` is true as long as the content has to stand: while open, and while the closing is still to be seen.
 */
export function useDialog(
  open: boolean,
  onClose: () => void,
): { dialog: RefObject<HTMLDialogElement | null>; filled: boolean } {
  const dialog = useRef<HTMLDialogElement>(null);
  const [filled, setFilled] = useState(open);
  if (open && !filled) setFilled(true);

  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    element.showModal();
    const unlock = lockScroll();
    return () => {
      element.close();
      unlock();
    };
  }, [open]);

  // The browser closes a dialog on its own, too: a back gesture, a second Escape.
  useEffect(() => {
    const element = dialog.current;
    const closed = () => {
      if (open && !element?.open) onClose();
    };
    element?.addEventListener('close', closed);
    return () => element?.removeEventListener('close', closed);
  }, [open, onClose]);

  useEffect(() => {
    if (open || !filled) return;
    let stays = true;
    const animations = dialog.current?.getAnimations?.() ?? [];
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => stays && setFilled(false));
    return () => {
      stays = false;
    };
  }, [open, filled]);

  return { dialog, filled };
}
