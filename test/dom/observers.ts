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

/** From now on nothing is in view until `intersect` says so. Holds for one test. */
export function holdIntersections(): void {
  seenAtOnce = false;
}

/** Scrolls an element into view (or out of it) for everyone who observes it. */
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

/** Sizes do not change in jsdom, which has no layout. */
class FakeResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** jsdom has no observers. Everything that is not hidden counts as in view unless a test says otherwise. */
export function fillObservers(): void {
  Object.assign(window, {
    IntersectionObserver: FakeIntersectionObserver,
    ResizeObserver: FakeResizeObserver,
  });
}

/** Forgets the observers that the last test left behind. */
export function resetObservers(): void {
  watchers.clear();
  seenAtOnce = true;
}
