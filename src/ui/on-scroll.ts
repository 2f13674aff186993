/** Calls `call` after each frame in which the page was scrolled. Returns a function that unsubscribes. */
export function onScroll(call: () => void): () => void {
  let frame = 0;
  const handleScroll = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      call();
    });
  };
  window.addEventListener('scroll', handleScroll, { passive: true });
  return () => {
    window.removeEventListener('scroll', handleScroll);
    cancelAnimationFrame(frame);
  };
}
