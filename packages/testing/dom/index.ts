import { fillComputedStyle } from './computed-style.ts';
import { fillDialog } from './dialog.ts';
import { fillMedia, resetMedia } from './media.ts';
import { fillObservers, resetObservers } from './observers.ts';
import { closePopovers, fillPopover } from './popover.ts';

/** Replaces Node's storage by the window's: vitest keeps Node's, which is undefined from version 25 on. */
function fillStorage(): void {
  const { jsdom } = globalThis as { jsdom?: { window: Window } };
  if (!jsdom) return;
  for (const name of ['localStorage', 'sessionStorage'] as const)
    Object.defineProperty(globalThis, name, { value: jsdom.window[name], configurable: true });
}

/** Adds features of browsers that jsdom lacks: dialogs, popovers, media queries, observers, storage, scrolling; and makes styles fast. */
export function fillDomGaps(): void {
  fillComputedStyle();
  fillDialog();
  fillPopover();
  fillMedia();
  fillObservers();
  fillStorage();
  Element.prototype.scrollIntoView = () => {};
  Element.prototype.scrollTo = () => {};
  window.scrollTo = () => {};
  window.requestIdleCallback = (callback) =>
    window.setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 50 }), 0);
  window.cancelIdleCallback = (id) => window.clearTimeout(id);
}

/** Resets the page, storage and added features to the state at the start of a test. */
export function resetDom(): void {
  closePopovers();
  resetMedia();
  resetObservers();
  Object.assign(window, { scrollY: 0 });
  document.head.replaceChildren();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('data-site');
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
  history.replaceState(null, '', '/');
}
