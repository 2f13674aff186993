/** ms to wait for a frame. A page in the background paints none. */
const MAX_WAIT_MS = 100;

/**
 * Resolves when the next frame is painted. Await it between the answer to a press and the work that follows, so that
 * the answer is seen at once. Updates of React after it are rendered together.
 */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, MAX_WAIT_MS);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
