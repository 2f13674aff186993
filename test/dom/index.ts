import { fillComputedStyle } from './computed-style.ts';
import { fillDialog } from './dialog.ts';
import { fillMedia, resetMedia } from './media.ts';
import { fillObservers, resetObservers } from './observers.ts';
import { closePopovers, fillPopover } from './popover.ts';

/** Adds what jsdom lacks and every browser has: dialogs, popovers, media queries, observers, scrolling; and a quick way to its styles. */
export function fillDomGaps(): void {
  fillComputedStyle();
  fillDialog();
  fillPopover();
  fillMedia();
  fillObservers();
  Element.prototype.scrollIntoView = () => {};
  Element.prototype.scrollTo = () => {};
  window.scrollTo = () => {};
  window.requestIdleCallback = (callback) =>
    window.setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 50 }), 0);
  window.cancelIdleCallback = (id) => window.clearTimeout(id);
}

/** Puts page, storage and the filled gaps back to where a test starts. */
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
