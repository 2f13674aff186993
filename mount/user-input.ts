/** Finds out whether a visitor has used a fallback, and loads the code that hands the input over to the island. */
import type * as fallbackState from './fallback-state.ts';
import type { Marker } from './types.ts';

/** Captures the state of a fallback. Undefined until a fallback has been used. */
export let captureFallbackState: (typeof fallbackState)['captureFallbackState'] | undefined;

/**
 * Loads the code of `captureFallbackState`, where a marker needs it and it is not loaded yet.
 * @returns settles when the marker can be mounted; undefined where it can be mounted at once
 */
export function loadFallbackState(marker: Marker): Promise<void> | undefined {
  if (captureFallbackState || !hasUserInput(marker)) return undefined;
  return import('./fallback-state.ts').then(
    (module) => {
      captureFallbackState = module.captureFallbackState;
    },
    () => {
      // The island is mounted without the input.
      captureFallbackState = () => undefined;
    },
  );
}

/** The element inside of `element` that has the focus, as its own document or shadow root tells. */
export function focusedIn(element: Element): HTMLElement | undefined {
  const { activeElement } = element.getRootNode() as Document | ShadowRoot;
  return activeElement && element.contains(activeElement) ? (activeElement as HTMLElement) : undefined;
}

/** Lists with another choice than the page's own: browsers put back what was chosen on an earlier visit. */
const CHOSEN = 'option:checked:not([selected], :first-child), [selected]:not(:checked)';

const isChanged = ({ value, defaultValue, checked, defaultChecked }: HTMLInputElement): boolean =>
  value !== defaultValue || checked !== defaultChecked;

/** Whether the visitor may have used the fallback: pressed, typed, chosen, focused, or opened a `<details>`. */
export function hasUserInput({ element, pressed }: Marker): boolean {
  if (pressed || focusedIn(element)) return true;
  // Not every browser has it.
  const { userActivation } = navigator as Partial<Navigator>;
  const isUntouched = userActivation?.hasBeenActive === false;
  const found = element.querySelectorAll('input, textarea, select, details[open]');
  return [...found].some((one) =>
    one.matches('input, textarea')
      ? isChanged(one as HTMLInputElement)
      : !isUntouched || one.querySelector(CHOSEN) !== null,
  );
}
