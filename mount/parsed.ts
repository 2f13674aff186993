/** Waits for the page's HTML. */
import { clean } from '#lib/clean.ts';

/** Time in ms that scripts wait for HTML that a script or stylesheet of the page holds back. */
const LIMIT_MS = 3000;

/** Returns the browser's own value: scripts that delay other scripts define `readyState` of the document as `loading`. */
export const getReadyState = (): DocumentReadyState => clean(document).readyState;

/** Resolves when the page is parsed, at the latest after three seconds: some pages delay the events, and some are never parsed. */
export const awaitParsed = (): Promise<void> =>
  new Promise((resolve) => {
    const end = () => resolve();
    if (getReadyState() !== 'loading') return end();
    for (const type of ['DOMContentLoaded', 'load']) addEventListener(type, end);
    setTimeout(end, LIMIT_MS);
  });
