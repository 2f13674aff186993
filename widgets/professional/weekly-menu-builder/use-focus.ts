import { useCallback, useState, type RefCallback } from 'react';
import { flushSync } from 'react-dom';

/** Gives the `ref` of a control that focus is to be moved to, by a name of its own. */
export type ControlRef = (name: string) => RefCallback<HTMLElement>;

/** Moves the focus to a control that a change renders, moves or leaves. */
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
