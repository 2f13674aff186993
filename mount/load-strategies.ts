/** The load strategies (docs/reference.md#load-strategies). */

/**
 * Calls `start` when a marker's load strategy allows loading. The loader's listeners start `interaction`.
 * @returns a function that cancels the waiting; undefined if there is nothing to cancel
 */
export function awaitStrategy(element: Element, load: string, start: () => void): (() => void) | undefined {
  if (load.startsWith('media(')) {
    const media = (element.ownerDocument.defaultView ?? window).matchMedia(load.slice(6, -1));
    const check = () => media.matches && start();
    media.onchange = check;
    check();
    return () => (media.onchange = null);
  }
  if (load === 'visible') {
    // One observer for all markers: a page may have a thousand.
    observer ??= new IntersectionObserver(handleIntersections, { rootMargin: '200px' });
    visibleCallbacks.set(element, start);
    observer.observe(element);
    return () => observer!.unobserve(element);
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
let observer: IntersectionObserver | undefined;

function handleIntersections(entries: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) if (isIntersecting) visibleCallbacks.get(target)!();
}
