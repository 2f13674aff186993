import { afterAll, beforeEach, vi } from 'vitest';

/** Names of `window` properties that pages keep. */
const KEPT = ['dataLayer', 'mtcaptcha', 'mtcaptchaConfig'];

/** Returns whether a library calls `addEventListener`: it listens once, for all files. */
const isLibrary = (stack: string | undefined): boolean =>
  stack?.split('\n')[2]?.includes('node_modules') ?? false;

type Registration = [target: EventTarget, ...Parameters<EventTarget['addEventListener']>];

/**
 * Test files share a window (`isolate: false`). At the end of each file, removes its listeners from window and document
 * together with its modules, so that no file affects a later one, in any order. Must be called first, because after
 * hooks run in reverse order.
 */
export function isolateFiles(): void {
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
    // A file that uses React outside of act() sets this for its own test.
    Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
  });
  afterAll(() => {
    for (const [target, ...args] of registered) target.removeEventListener(...args);
    targets.forEach((target, at) => Object.assign(target, { addEventListener: real[at] }));
    for (const name of KEPT) Reflect.deleteProperty(window, name);
    vi.resetModules();
  });
}
