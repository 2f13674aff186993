import { unanswered } from '../src/api/mocks/unanswered.ts';
import { requestsInFlight, requestsOpened } from './requests-in-flight.ts';
import { testWindow } from './test-window.ts';

/** Time in ms without changes after which a story has settled; changes caused by an answer occur sooner. */
const QUIET_MS = 50;

/** Maximum time in ms, from the last answer on, to wait for a story that never stops changing, such as a counter of seconds. */
const MOST_MS = 3000;

/** Time in ms within which a test runner reports that no chunk is loading; it uses timers of one tick. */
const TICKS_MS = 5;

/**
 * Waits until a story has settled: every request is answered, except those held back on purpose; no part is busy; every font and (in tests)
 * every chunk is loaded; and nothing has changed for a moment.
 */
export function waitUntilSettled(element: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout>;
    const finish = () => {
      observer.disconnect();
      clearTimeout(timer);
      clearInterval(limit);
      resolve();
    };
    const isWaiting = () =>
      document.fonts.status === 'loading' ||
      requestsOpened.size > 0 ||
      [...requestsInFlight].some((id) => !unanswered.has(id));
    // An answer is shown after it arrives. A part stays busy while its request is held back.
    const isBusy = () => requestsInFlight.size === 0 && element.querySelector('[aria-busy="true"]') !== null;
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(() => (isWaiting() || isBusy() ? restart() : awaitChunks()), QUIET_MS);
    };
    const awaitChunks = () => {
      if (!testWindow.chunksLoaded) return finish();
      let areLoaded = false;
      void testWindow.chunksLoaded().then(() => (areLoaded = true));
      timer = setTimeout(() => (areLoaded ? finish() : restart()), TICKS_MS);
    };
    let answeredAt = performance.now();
    const limit = setInterval(() => {
      const now = performance.now();
      if (isWaiting()) answeredAt = now;
      else if (now - answeredAt > MOST_MS) finish();
    }, QUIET_MS);
    const observer = new MutationObserver(restart);
    observer.observe(element, { subtree: true, childList: true, attributes: true, characterData: true });
    restart();
  });
}
