/** Keeps the page behind a dialog from scrolling. */

let holders = 0;

/** Holds the page still until the result is called; the scrollbar's room stays, so nothing moves sideways. */
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
