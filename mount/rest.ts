/** Lets a page of prerendered islands rest until the visitor uses it (docs/embedding.md#pages-at-rest). */
import { awaitStrategy } from './load-strategies.ts';

/** Events by which a visitor uses a page, besides the stored interactions. */
const USES = ['pointerdown', 'pointermove', 'wheel', 'touchstart', 'keydown'];

/** ms after which the page ends its rest when the browser is idle. */
const REST_MS = 3000;

/** Returns whether the page settings have `hydrateOnUse`. */
export const hydratesOnUse = (): boolean =>
  /"hydrateOnUse":\s*true/.test(document.querySelector('script[data-widget-settings]')?.textContent ?? '');

/** Calls `wake` at the first use of the page, and when the browser is idle after three seconds. */
export function awaitUse(wake: () => void): void {
  for (const type of USES) addEventListener(type, wake, { once: true, capture: true, passive: true });
  setTimeout(() => awaitStrategy(document.body, 'idle', wake), REST_MS);
}
