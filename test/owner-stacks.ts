import * as react from 'react';

/** React's state that it shares with its renderers. */
const SHARED = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * React's development build takes a stack trace for each created element, up to ten thousand a second, for the owner
 * names of its tools and of `captureOwnerStack`, which no test reads. Its warnings do not change. Sets React's counter
 * to the limit.
 */
export function disableOwnerStacks(): void {
  const shared = (react as unknown as Record<string, object | undefined>)[SHARED];
  if (!shared) return;
  Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', {
    get: () => 10_000,
    set() {},
    configurable: true,
  });
}
