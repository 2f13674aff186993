import { unanswered } from '../test/api/unanswered.ts';
import { requestsInFlight, requestsOpened } from './requests-in-flight.ts';
import { testWindow } from './test-window.ts';

/** ms without a change after which a story has settled; a change that an answer brings comes sooner. */
const QUIET_MS = 50;

/** ms after which a story counts as settled that has its answers and is never at rest, such as one that counts seconds. */
const MOST_MS = 3000;

/** ms in which a test runner that has no chunk to load says so, by timers of a tick. */
const TICKS_MS = 5;

/**
 * Waits until a story has settled: every request has been answered, but for those whose answer is held back on purpose,
 * every chunk is there (in tests), and nothing has changed for a moment.
 */
export function settled(element: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout>;
    const finish = () => {
      observer.disconnect();
      clearTimeout(timer);
      clearInterval(limit);
      resolve();
    };
    const isWaiting = () =>
      requestsOpened.size > 0 || [...requestsInFlight].some((id) => !unanswered.has(id));
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(() => (isWaiting() ? restart() : awaitChunks()), QUIET_MS);
    };
    const awaitChunks = () => {
      if (!testWindow.chunksLoaded) return finish();
      let areLoaded = false;
      void testWindow.chunksLoaded().then(() => (areLoaded = true));
      timer = setTimeout(() => (areLoaded ? finish() : restart()), TICKS_MS);
    };
    const limit = setInterval(() => {
      if (!isWaiting()) finish();
    }, MOST_MS);
    const observer = new MutationObserver(restart);
    observer.observe(element, { subtree: true, childList: true, attributes: true, characterData: true });
    restart();
  });
}
