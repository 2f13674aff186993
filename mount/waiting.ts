/** The load strategies (contract, section 1): each waits for its moment, and can be called off. */

/** Calls `begin` when the strategy's moment comes; the result calls the waiting off. `interaction` is begun by the page's listeners. */
export function wait(element: Element, load: string, begin: () => void): (() => void) | undefined {
  const query = /^media\((.*)\)$/s.exec(load)?.[1];
  if (query !== undefined) {
    const media = matchMedia(query);
    if (media.matches) return void begin();
    const check = () => media.matches && begin();
    media.addEventListener('change', check);
    return () => media.removeEventListener('change', check);
  }
  if (load === 'visible') {
    // One observer for all: a page may hold a thousand markers.
    observer ??= new IntersectionObserver(arrived, { rootMargin: '200px' });
    begins.set(element, begin);
    observer.observe(element);
    return () => observer?.unobserve(element);
  }
  if (load === 'idle') {
    // Safari has no idle callback.
    const id = window.requestIdleCallback?.(begin, { timeout: 2000 }) ?? setTimeout(begin, 200);
    return () => (window.cancelIdleCallback ?? clearTimeout)(id);
  }
  if (load !== 'interaction') begin();
  return;
}

const begins = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

function arrived(entries: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) if (isIntersecting) begins.get(target)?.();
}
