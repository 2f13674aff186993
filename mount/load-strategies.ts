/** The load strategies (docs/reference.md#load-strategies): each waits for its moment, and can be aborted. */

/** Calls `begin` when the strategy's moment comes; the result calls the waiting off. `interaction` is begun by the page's listeners. */
export function wait(element: Element, load: string, begin: () => void): (() => void) | undefined {
  if (load.startsWith('media(')) {
    const media = (element.ownerDocument.defaultView ?? window).matchMedia(load.slice(6, -1));
    const check = () => media.matches && begin();
    media.onchange = check;
    check();
    return () => (media.onchange = null);
  }
  if (load === 'visible') {
    // One observer for all: a page may hold a thousand markers.
    observer ??= new IntersectionObserver(arrived, { rootMargin: '200px' });
    begins.set(element, begin);
    observer.observe(element);
    return () => observer!.unobserve(element);
  }
  if (load === 'idle') {
    // Safari has no idle callback.
    if (!window.requestIdleCallback) {
      const timer = setTimeout(begin, 200);
      return () => clearTimeout(timer);
    }
    const call = requestIdleCallback(begin, { timeout: 2000 });
    return () => cancelIdleCallback(call);
  }
  if (load !== 'interaction') begin();
  return;
}

const begins = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

function arrived(entries: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) if (isIntersecting) begins.get(target)!();
}
