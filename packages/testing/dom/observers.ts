type Watcher = {
  callback: IntersectionObserverCallback;
  targets: Set<Element>;
  observer: IntersectionObserver;
};

const watchers = new Set<Watcher>();
let seenAtOnce = true;

function entry(target: Element, isIntersecting: boolean): IntersectionObserverEntry {
  const rect = target.getBoundingClientRect();
  return {
    target,
    isIntersecting,
    intersectionRatio: isIntersecting ? 1 : 0,
    boundingClientRect: rect,
    intersectionRect: rect,
    rootBounds: null,
    time: performance.now(),
  };
}

/** Makes nothing visible until `intersect` is called. Applies to one test. */
export function holdIntersections(): void {
  seenAtOnce = false;
}

/** Scrolls an element into view, or out of it, for all observers. */
export function intersect(target: Element, isIntersecting = true): void {
  for (const { callback, targets, observer } of watchers)
    if (targets.has(target)) callback([entry(target, isIntersecting)], observer);
}

class FakeIntersectionObserver {
  private readonly watcher: Watcher;

  constructor(callback: IntersectionObserverCallback) {
    this.watcher = { callback, targets: new Set(), observer: this as unknown as IntersectionObserver };
    watchers.add(this.watcher);
  }

  observe(target: Element): void {
    this.watcher.targets.add(target);
    const seen = seenAtOnce;
    queueMicrotask(() => {
      const first = seen && target.closest('[hidden]') === null;
      if (this.watcher.targets.has(target))
        this.watcher.callback([entry(target, first)], this.watcher.observer);
    });
  }

  unobserve(target: Element): void {
    this.watcher.targets.delete(target);
  }

  disconnect(): void {
    this.watcher.targets.clear();
    watchers.delete(this.watcher);
  }

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

/** jsdom has no layout, so sizes do not change. */
class FakeResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Adds observers, which jsdom lacks. Everything that is not hidden is in view, unless a test changes it. */
export function fillObservers(): void {
  Object.assign(window, {
    IntersectionObserver: FakeIntersectionObserver,
    ResizeObserver: FakeResizeObserver,
  });
}

/** Removes the observers of the last test. */
export function resetObservers(): void {
  watchers.clear();
  seenAtOnce = true;
}
