import { useEffect, useRef, useState, type RefObject } from 'react';
import { lockScroll } from './scroll-lock.ts';

interface Options {
  open: boolean;
  /** Called when the visitor closes the dialog. */
  onClose: () => void;
  /** Whether Escape, a press outside and a back gesture close it. */
  dismissible: boolean;
  /** Whether a press outside closes it. */
  closeOnOutside: boolean;
}

/**
 * Shows and closes a native modal dialog: moves the focus in and back, and makes the page behind it inert and
 * not scrollable. `isFilled` is true while the content must be rendered: while the dialog is open or its
 * closing animation runs.
 */
export function useDialog({ open, onClose, dismissible, closeOnOutside }: Options): {
  dialog: RefObject<HTMLDialogElement | null>;
  isFilled: boolean;
} {
  const dialog = useRef<HTMLDialogElement>(null);
  /** A press that starts inside, for example to select text, and ends outside does not close. */
  const startedOutside = useRef(false);
  const [isFilled, setFilled] = useState(open);
  if (open && !isFilled) setFilled(true);

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

  // The browser may close the dialog itself: a back gesture, a second Escape.
  useEffect(() => {
    const element = dialog.current;
    const handleClose = () => {
      if (open && !element?.open) onClose();
    };
    element?.addEventListener('close', handleClose);
    return () => element?.removeEventListener('close', handleClose);
  }, [open, onClose]);

  // A press outside has the dialog itself as its target.
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const handlePointerDown = ({ target }: Event) => (startedOutside.current = target === element);
    const handleClick = ({ target }: Event) => {
      if (dismissible && closeOnOutside && startedOutside.current && target === element) onClose();
    };
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!dismissible && event.key === 'Escape') event.preventDefault();
    };
    const handleCancel = (event: Event) => {
      if (event.target !== element) return;
      event.preventDefault();
      if (dismissible) onClose();
    };
    element.addEventListener('pointerdown', handlePointerDown, { signal });
    element.addEventListener('click', handleClick, { signal });
    element.addEventListener('keydown', handleKeyDown, { signal });
    element.addEventListener('cancel', handleCancel, { signal });
    return () => controller.abort();
  }, [onClose, dismissible, closeOnOutside]);

  useEffect(() => {
    if (open || !isFilled) return;
    let isCurrent = true;
    const animations = dialog.current?.getAnimations?.() ?? [];
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(
      () => isCurrent && setFilled(false),
    );
    return () => {
      isCurrent = false;
    };
  }, [open, isFilled]);

  return { dialog, isFilled };
}
