import { useEffect, useRef, useState, useSyncExternalStore, type FocusEvent, type PointerEvent } from 'react';

/** At least the duration of a step, at most the limit of `setInterval`. */
const [MIN_MS, MAX_MS] = [500, 2 ** 31 - 1];
const DEFAULT_SECONDS = 5;

const subscribeToVisibility = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};

/**
 * Calls `step` periodically (CAR-08, WCAG 2.2.2). It pauses while the carousel is hovered or focused, or the page is hidden.
 * @param pause called when a control has the focus by keyboard. Only the pause button then resumes the steps (APG).
 * @param isOn whether autoplay is active at all
 * @param seconds interval. It is 5 for anything but a positive number.
 * @param at index of the shown slide. Each change restarts the interval.
 * @returns event handlers for the carousel's element
 */
export function useAutoplay(isOn: boolean, seconds: number, at: number, step: () => void, pause: () => void) {
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isPageVisible = useSyncExternalStore(
    subscribeToVisibility,
    () => document.visibilityState === 'visible',
    () => false,
  );
  const isRunning = isOn && isPageVisible && !isPointedAt && !hasFocus;
  const ms = Math.min(MAX_MS, Math.max(MIN_MS, (seconds > 0 ? seconds : DEFAULT_SECONDS) * 1000));

  const latest = useRef(step);
  useEffect(() => {
    latest.current = step;
  });
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => latest.current(), ms);
    return () => clearInterval(timer);
  }, [isRunning, ms, at]);

  const handlePointer =
    (isPointed: boolean) =>
    ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') setPointedAt(isPointed);
    };
  return {
    onPointerEnter: handlePointer(true),
    onPointerLeave: handlePointer(false),
    onFocus: ({ target }: FocusEvent) => {
      // Not on the pause button, which a screen reader focuses before it presses it.
      if (target.matches(':focus-visible:not([aria-pressed])')) pause();
      setFocus(true);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setFocus(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
  };
}
