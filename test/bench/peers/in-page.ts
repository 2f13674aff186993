/** Measurements that run inside the page of a system. */

/** Functions of a system's script. A system that observes the document has neither. */
interface Peer {
  /** Mounts the markers in a list. */
  start?: (list: Element) => void;
  /** Unmounts the islands that `start` has mounted. */
  stop?: (list: Element) => void;
}

export interface Mounted {
  /** ms until all buttons exist, or react to presses. */
  all: number;
  /** The longest task in ms; 0 if none took 50. */
  longest: number;
}

declare global {
  interface Window {
    peer?: Peer;
    measureMount: typeof measureMount;
    keepNothing: typeof keepNothing;
    countMounted: typeof countMounted;
  }
}

const TIMEOUT_MS = 20_000;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve());
    port1.start();
    port2.postMessage(null);
  });

/** Returns whether React has attached itself to an element, which does not change the DOM. */
const isAttached = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps$'));

/** Creates elements without running them: the document of a template upgrades no custom elements. */
function createList(html: string): Element {
  const template = document.createElement('template');
  template.innerHTML = `<div>${html}</div>`;
  return template.content.firstElementChild!;
}

/**
 * Adds markers to the page and waits until all are mounted or hydrated, then removes them.
 * @throws if that takes 20 seconds
 */
async function measureMount({ html, count }: { html: string; count: number }): Promise<Mounted> {
  window.gc!();
  const list = createList(html);
  await pause(50);
  let longest = 0;
  const tasks = new PerformanceObserver((entries) => {
    for (const { duration } of entries.getEntries()) longest = Math.max(longest, duration);
  });
  tasks.observe({ type: 'longtask' });
  const started = performance.now();
  document.body.append(list);
  window.peer?.start?.(list);
  const buttons = list.getElementsByTagName('button');
  let next = 0;
  while (next < count) {
    await nextTask();
    while (next < count && buttons[next] && isAttached(buttons[next]!)) next += 1;
    if (performance.now() - started > TIMEOUT_MS) throw new Error(`${next} of ${count} are mounted`);
  }
  const all = performance.now() - started;
  await pause(50);
  tasks.disconnect();
  window.peer?.stop?.(list);
  list.remove();
  await pause(50);
  return { all, longest };
}

/** Mounts markers and removes their elements, as another script does, which calls no function of the system. */
async function keepNothing({ html, count }: { html: string; count: number }): Promise<void> {
  const list = createList(html);
  document.body.append(list);
  window.peer?.start?.(list);
  const end = performance.now() + TIMEOUT_MS;
  while (list.querySelectorAll('button').length < count && performance.now() < end) await pause(20);
  list.remove();
  await pause(500);
}

/** Adds markers of which some are faulty. Returns the number of mounted ones when nothing changes any more. */
async function countMounted(html: string): Promise<number> {
  const list = createList(html);
  document.body.append(list);
  window.peer?.start?.(list);
  let last = performance.now();
  const observer = new MutationObserver(() => (last = performance.now()));
  observer.observe(list, { subtree: true, childList: true });
  while (performance.now() - last < 1500) await pause(100);
  observer.disconnect();
  const { length } = list.querySelectorAll('button');
  list.remove();
  return length;
}

Object.assign(window, { measureMount, keepNothing, countMounted });
