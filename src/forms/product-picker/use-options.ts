import { useState, type KeyboardEvent } from 'react';

export interface UsedOptions<T> {
  /** Those that are shown; none while they are closed. */
  options: readonly T[];
  /** The one that Enter takes; -1 for none. */
  active: number;
  /** Shows those that match, with none of them active. */
  open: () => void;
  close: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The options of a text field, by keyboard: arrows go round through them, Enter takes the active one, Escape closes them. Every other
 * key, and these where there is no option for them, is the text's or what is around it.
 */
export function useOptions<T>(matching: readonly T[], choose: (option: T) => void): UsedOptions<T> {
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const options = isOpen ? matching : [];
  const show = (isShown: boolean, index = -1): void => {
    setIsOpen(isShown);
    setActive(index);
  };

  /** Whether the key was for the options. */
  function handleKey({ key, shiftKey, ctrlKey, metaKey, nativeEvent }: KeyboardEvent): boolean {
    const step = STEPS[key];
    const { length } = matching;
    if (nativeEvent.isComposing || shiftKey || ctrlKey || metaKey) return false;
    if (step !== undefined && length > 0) {
      const isFirst = options[active] === undefined;
      show(true, isFirst ? (step > 0 ? 0 : length - 1) : (active + step + length) % length);
      return true;
    }
    if (key === 'Enter' && options[active] !== undefined) {
      choose(options[active]);
      show(false);
      return true;
    }
    if (key !== 'Escape' || options.length === 0) return false;
    // A dialog around stays open.
    nativeEvent.stopPropagation();
    show(false);
    return true;
  }

  return {
    options,
    active,
    open: () => show(true),
    close: () => show(false),
    onKeyDown: (event) => handleKey(event) && event.preventDefault(),
  };
}
