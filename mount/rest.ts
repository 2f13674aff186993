/** Delays prerendered pages: until their content is painted, and until the visitor uses them (docs/embedding.md#pages-at-rest). */
import { clean } from '#lib/clean.ts';
import { INTERACTION_TYPES } from './interactions.ts';
import { awaitStrategy } from './load-strategies.ts';
import { readPageSettings } from './page-settings.ts';

/** Events by which a visitor uses a page, besides the stored interactions. */
const USES = ['pointerdown', 'wheel', 'keydown'];

/** ms after which a page whose content never finishes loading, for example an image, stops waiting for it. */
const CONTENT_MS = 5000;

/** ms after which the page ends its rest when the browser is idle. */
const REST_MS = 3000;

/** Returns whether the page settings have `hydrateOnUse`. */
export const hydratesOnUse = (): boolean => readPageSettings().hydrateOnUse === true;

function awaitUse(types: string[], wake: () => void): void {
  for (const type of types) addEventListener(type, wake, { once: true, capture: true, passive: true });
}

/**
 * Waits until the page's content is painted.
 * @returns whether it was painted before the visitor used the page
 */
export const awaitContent = (): Promise<boolean> =>
  new Promise((resolve) => {
    awaitUse([...USES, ...INTERACTION_TYPES], () => resolve(false));
    const finish = () => resolve(true);
    // The next frame paints the page. The frame after it paints images that are decoded meanwhile.
    addEventListener('load', () =>
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(finish))),
    );
    setTimeout(finish, CONTENT_MS);
  });

/** Calls `wake` at the first use of the page, and when the browser is idle after three seconds. */
export function awaitRest(wake: () => void): void {
  awaitUse([...USES, 'pointermove', 'touchstart'], wake);
  setTimeout(() => awaitStrategy(clean(document).body, 'idle', wake), REST_MS);
}
