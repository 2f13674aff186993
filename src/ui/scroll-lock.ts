/** Prevents the page behind a dialog from scrolling. */

let holders = 0;

/**
 * Locks scrolling. Returns a function that unlocks it. Keeps the scrollbar's space, so that the page does not
 * shift.
 */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (holders++ === 0) {
    if (window.innerWidth > clientWidth) style.setProperty('scrollbar-gutter', 'stable');
    style.setProperty('overflow', 'hidden');
  }
  return () => {
    if (--holders > 0) return;
    style.removeProperty('overflow');
    style.removeProperty('scrollbar-gutter');
  };
}
