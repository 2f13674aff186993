import { useCallback, useState, type RefCallback } from 'react';
import { flushSync } from 'react-dom';

/** Returns a `ref` for a control that can get the focus, by its name. */
export type ControlRef = (name: string) => RefCallback<HTMLElement>;

/** Sets the focus to a control after a change that renders or moves it. */
export function useFocus(): {
  controlRef: ControlRef;
  changeThenFocus: (change: () => void, name: string) => void;
} {
  const [controls] = useState(() => new Map<string, HTMLElement>());
  const controlRef = useCallback<ControlRef>(
    (name) => (control) => {
      if (control) controls.set(name, control);
      return () => void controls.delete(name);
    },
    [controls],
  );
  const changeThenFocus = useCallback(
    (change: () => void, name: string) => {
      flushSync(change);
      controls.get(name)?.focus();
    },
    [controls],
  );
  return { controlRef, changeThenFocus };
}
