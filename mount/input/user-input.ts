/** Detects whether a visitor has used a fallback, and loads the code that moves the input to the island. */
import { findFocused } from '../island/focus.ts';
import type { Island } from '../types.ts';

/**
 * Loads `captureFallbackState` if a marker needs it and it is not loaded.
 * @returns a promise that resolves when the marker can be mounted; undefined if it can be mounted at once
 */
export function loadFallbackState(marker: Island): Promise<unknown> | undefined {
  const { context } = marker;
  if (context.captureFallbackState || !hasUserInput(marker)) return undefined;
  return import('./fallback-state.ts').then(
    (module) => (context.captureFallbackState = module.captureFallbackState),
    // Mounts islands without the input.
    () => (context.captureFallbackState = () => undefined),
  );
}

/** Matches lists whose selection is not the page's own. Browsers restore the selection of an earlier visit. */
const CHANGED_OPTION = 'option:checked:not([selected], :first-child), [selected]:not(:checked)';

/** The value of a box without a `value` is `on`, which is not its default value. */
const isChanged = ({ type, value, defaultValue, checked, defaultChecked }: HTMLInputElement): boolean =>
  checked !== defaultChecked || (!/box|radio/.test(type) && value !== defaultValue);

/** Returns whether an element is a field with a text that is not the page's own. */
export const hasTypedText = (element: Element | undefined): boolean =>
  element?.matches('input:not([type=checkbox], [type=radio], [type=file]), textarea') === true &&
  isChanged(element as HTMLInputElement);

/** Returns whether the visitor may have used the fallback: clicked, typed, selected, focused, or opened a `<details>`. */
export function hasUserInput({ element, clicks }: Island): boolean {
  if (clicks || findFocused(element)) return true;
  // Some browsers have no `userActivation`.
  const { userActivation } = navigator as Partial<Navigator>;
  const isUntouched = userActivation?.hasBeenActive === false;
  const controls = element.querySelectorAll('input, textarea, select, details[open]');
  return [...controls].some((control) =>
    control.matches('input, textarea')
      ? isChanged(control as HTMLInputElement)
      : !isUntouched || control.querySelector(CHANGED_OPTION) !== null,
  );
}
