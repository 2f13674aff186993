/** The load strategies (docs/reference.md#load-strategies). */

/** Browsers replace a query that they do not understand. */
const isKnownQuery = (query: string): boolean =>
  /^not\s+all$/.test(query) || matchMedia(query).media !== 'not all';

/** Longer values are cut, because the time of the expressions is quadratic. */
const MAX_LENGTH = 500;

/** The results of `parseStrategy` by value. */
const parsed = new Map<string, string>();

/**
 * Reads a load strategy. Media features may lack their parentheses.
 * @returns the strategy in its usual form. A value that has no meaning becomes `eager`, and is reported once.
 */
export function parseStrategy(value: string): string {
  let load = parsed.get(value);
  if (load === undefined) {
    load = value.slice(0, MAX_LENGTH).trim().toLowerCase();
    const query = /^media\s*\((.*)\)$/s.exec(load)?.[1]?.trim();
    const known = query && [query, `(${query.split(/\sand\s/).join(') and (')})`].find(isKnownQuery);
    if (known) load = `media(${known})`;
    else if (!/^(eager|idle|visible|interaction)$/.test(load)) {
      console.warn(`[saaristo] unknown data-load="${value}": the widget is loaded at once`);
      load = 'eager';
    }
    parsed.set(value, load);
  }
  return load;
}

/** The strategy of parts that wait for a visitor's own ones (page/personal.ts). */
const NEVER = 'media(not all)';

/** Time in ms after which such a part stops waiting, because the page may have blocked their script. */
const PART_MS = 10_000;

/**
 * Calls `start` when a marker's load strategy allows loading. The loader's listeners start `interaction`.
 * @param load a result of `parseStrategy`
 * @returns a function that cancels the waiting; undefined if there is nothing to cancel
 */
export function awaitStrategy(element: Element, load: string, start: () => void): (() => void) | undefined {
  if (load === NEVER && element.hasAttribute('data-widget-part')) {
    const timer = setTimeout(start, PART_MS);
    return () => clearTimeout(timer);
  }
  if (load.startsWith('media(')) {
    const media = (element.ownerDocument.defaultView ?? window).matchMedia(load.slice(6, -1));
    const check = () => media.matches && start();
    media.onchange = check;
    check();
    return () => (media.onchange = null);
  }
  if (load === 'visible') {
    // For all markers: a page may have a thousand. One for the window and one for areas that scroll in the page: some browsers add the two
    // margins.
    observers ??= ['rootMargin', 'scrollMargin'].map(
      (margin) => new IntersectionObserver(handleIntersections, { [margin]: '200px' }),
    );
    visibleCallbacks.set(element, start);
    for (const observer of observers) observer.observe(element);
    return () => observers!.forEach((observer) => observer.unobserve(element));
  }
  if (load === 'idle') {
    // Safari has no idle callback.
    if (!window.requestIdleCallback) {
      const timer = setTimeout(start, 200);
      return () => clearTimeout(timer);
    }
    const callback = requestIdleCallback(start, { timeout: 2000 });
    return () => cancelIdleCallback(callback);
  }
  if (load !== 'interaction') start();
  return;
}

const visibleCallbacks = new WeakMap<Element, () => void>();
let observers: IntersectionObserver[] | undefined;

function handleIntersections(entries: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) if (isIntersecting) visibleCallbacks.get(target)!();
}
