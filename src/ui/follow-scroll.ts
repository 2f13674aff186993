/** Calls `call` after each frame in which the page was scrolled. Returns a function that unsubscribes. */
export function followScroll(call: () => void): () => void {
  let frame = 0;
  const scrolled = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      call();
    });
  };
  window.addEventListener('scroll', scrolled, { passive: true });
  return () => {
    window.removeEventListener('scroll', scrolled);
    cancelAnimationFrame(frame);
  };
}
