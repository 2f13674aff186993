import { useState, type KeyboardEvent } from 'react';
import { isComposing } from '#lib/composing.ts';

export interface UsedOptions<T> {
  /** The visible options; none while the list is closed. */
  options: readonly T[];
  /** Index of the option that Enter chooses; -1 for none. */
  active: number;
  /** Opens the list without an active option. */
  open: () => void;
  close: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Keyboard control of a text field's options: arrows move through them in a circle, Enter chooses, Escape
 * closes. Leaves all other keys to the field, also these keys if they have no effect.
 */
export function useOptions<T>(matches: readonly T[], choose: (option: T) => void): UsedOptions<T> {
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const options = isOpen ? matches : [];
  const setState = (isShown: boolean, index = -1): void => {
    setIsOpen(isShown);
    setActive(index);
  };

  /** Returns whether the key was handled. */
  function handleKey({ key, shiftKey, ctrlKey, metaKey, nativeEvent }: KeyboardEvent): boolean {
    const step = STEPS[key];
    const { length } = matches;
    if (isComposing(nativeEvent) || shiftKey || ctrlKey || metaKey) return false;
    if (step !== undefined && length > 0) {
      const isFirst = options[active] === undefined;
      setState(true, isFirst ? (step > 0 ? 0 : length - 1) : (active + step + length) % length);
      return true;
    }
    if (key === 'Enter' && options[active] !== undefined) {
      choose(options[active]);
      setState(false);
      return true;
    }
    if (key !== 'Escape' || options.length === 0) return false;
    // Keeps a surrounding dialog open.
    nativeEvent.stopPropagation();
    setState(false);
    return true;
  }

  return {
    options,
    active,
    open: () => setState(true),
    close: () => setState(false),
    onKeyDown: (event) => handleKey(event) && event.preventDefault(),
  };
}
