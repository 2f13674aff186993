import { afterAll, beforeEach, vi } from 'vitest';
import { recordListeners } from '../packages/testing/record-listeners.ts';

/** Names of `window` properties that pages keep. */
const KEPT = ['dataLayer', 'mtcaptcha', 'mtcaptchaConfig'];

/**
 * Test files share a window (`isolate: false`). At the end of each file, removes its listeners from window and document
 * together with its modules, so that no file affects a later one, in any order. Must be called first, because after
 * hooks run in reverse order.
 */
export function isolateFiles(): void {
  const removeListeners = recordListeners();
  beforeEach(() => {
    // A file that uses React outside of act() sets this for its own test.
    Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
  });
  afterAll(() => {
    removeListeners();
    for (const name of KEPT) Reflect.deleteProperty(window, name);
    vi.resetModules();
  });
}
