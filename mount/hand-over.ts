/** Whether an island has to hear of what a visitor did in its fallback. The code that tells it comes with the first one that has to. */
import type { carryOver } from './fallback-state.ts';
import type { Marker } from './types.ts';

/** Looks at what a visitor did in a fallback, once an island had to hear of it; until then nobody did anything. */
export let carriedFrom: typeof carryOver | undefined;

/**
 * Fetches what hands on, where a marker needs it and it is not there.
 * @returns settles when the marker can be mounted; undefined where it can at once
 */
export function handOverCode(marker: Marker): Promise<void> | undefined {
  if (carriedFrom || !mayHoldTraces(marker)) return undefined;
  return import('./fallback-state.ts').then(
    (module) => {
      carriedFrom = module.carryOver;
    },
    () => {
      // Without it the island is mounted all the same.
      carriedFrom = () => undefined;
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

/** Whether the visitor may have done something in the fallback: typed, chosen, focused, or opened what the page may open as well. */
export function mayHoldTraces({ element, pressed }: Marker): boolean {
  if (pressed || focusedIn(element)) return true;
  // Not every browser tells.
  const { userActivation } = navigator as Partial<Navigator>;
  const isUntouched = userActivation?.hasBeenActive === false;
  const found = element.querySelectorAll('input, textarea, select, details[open]');
  return [...found].some((one) =>
    one.matches('input, textarea')
      ? isChanged(one as HTMLInputElement)
      : !isUntouched || one.querySelector(CHOSEN) !== null,
  );
}
