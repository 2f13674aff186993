import { afterAll, beforeEach, vi } from 'vitest';

/** What pages keep on `window`, by name. */
const KEPT = ['dataLayer', 'mtcaptcha', 'mtcaptchaConfig'];

/** Whether the caller of `addEventListener` is a library: it listens once, for all files. */
const isLibrary = (stack: string | undefined): boolean =>
  stack?.split('\n')[2]?.includes('node_modules') ?? false;

type Registration = [target: EventTarget, ...Parameters<EventTarget['addEventListener']>];

/**
 * Files share a window (`isolate: false`). At the end of each its listeners on window and document go, with the modules that
 * they belong to, so that what one file leaves reaches no later one, in whatever order they run. Call it first: hooks that end
 * run in reverse order.
 */
export function partFiles(): void {
  const registered: Registration[] = [];
  const targets = [window, document];
  const real = targets.map((target) => target.addEventListener);
  targets.forEach((target, at) => {
    target.addEventListener = (...args: Parameters<EventTarget['addEventListener']>) => {
      if (!isLibrary(new Error().stack)) registered.push([target, ...args]);
      Reflect.apply(real[at]!, target, args);
    };
  });
  beforeEach(() => {
    // Who renders on React's own time, or in act(), says so for its test alone.
    Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
  });
  afterAll(() => {
    for (const [target, ...args] of registered) target.removeEventListener(...args);
    targets.forEach((target, at) => Object.assign(target, { addEventListener: real[at] }));
    for (const name of KEPT) Reflect.deleteProperty(window, name);
    vi.resetModules();
  });
}
