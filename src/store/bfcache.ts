/** The age of a page: its HTML may have been made long before the visitor sees it. */
import { settings } from '#island/settings.ts';

/** Parts of the entry that not all browsers have. */
type Navigation = Partial<PerformanceNavigationTiming> & { deliveryType?: string; activationStart?: number };

/** HTML is used as current for this time. */
const MAX_AGE_MS = 30_000;

/**
 * Returns whether the visitor's values in the HTML may be out of date: the browser shows a copy (after back or forward, from its cache, or
 * prefetched), has rendered the page in advance, or has shown it for some time. Values of `personalUrl` are requested when the page is shown.
 */
export function isPageOld(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as Navigation[];
  if (!entry) return false;
  const { type, deliveryType, activationStart = 0, responseStart, transferSize, encodedBodySize = 0 } = entry;
  const isCopy =
    type === 'back_forward' ||
    // Browsers without `deliveryType` name no bytes for a copy.
    (deliveryType === undefined ? transferSize === 0 && encodedBodySize > 0 : deliveryType !== '');
  const age = performance.now() - Math.max(responseStart ?? NaN, activationStart);
  return activationStart > 0 || age > MAX_AGE_MS || (isCopy && settings().personalUrl === undefined);
}

/**
 * Calls `call` each time the page is restored from the bfcache, and when a page that was rendered in advance is shown. Returns a function
 * that unsubscribes.
 */
export function onRestored(call: () => void): () => void {
  const handlePageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) call();
  };
  addEventListener('pageshow', handlePageShow);
  document.addEventListener('prerenderingchange', call);
  return () => {
    removeEventListener('pageshow', handlePageShow);
    document.removeEventListener('prerenderingchange', call);
  };
}
