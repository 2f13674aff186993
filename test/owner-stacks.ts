import * as react from 'react';

/** What React shares with its renderers. */
const SHARED = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * React's development build takes a stack trace for each element that is made, up to ten thousand a second, to name the owners of
 * an element in its tools and in `captureOwnerStack`, which nobody reads in a test. Its warnings stay what they are. From now
 * on it takes itself to have made as many as it may: `test/unit/test/setup.test.tsx` says whether it still does.
 */
export function keepNoOwnerStacks(): void {
  const shared = (react as unknown as Record<string, object | undefined>)[SHARED];
  if (!shared) return;
  Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', {
    get: () => 10_000,
    set() {},
    configurable: true,
  });
}
