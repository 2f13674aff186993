/** What the bench measures of hydration, inside its page. */

export interface HydrationSample {
  /** ms until all islands answer. */
  all: number;
  /** The longest task meanwhile, ms; 0 where none took 50. */
  longest: number;
}

/** Whether React has attached itself to what the server rendered: nothing of the DOM itself changes. */
const isHydrated = (button: Element): boolean =>
  Object.keys(button).some((key) => key.startsWith('__reactProps$'));

/**
 * Hydrates islands that a server has rendered, by the runtime (markers) or by a loop over their places, and takes them out again. As on a page,
 * they have been painted before: what the browser does to show them is no part of it.
 */
export async function sampleHydration({
  html,
  bare,
}: {
  html: string;
  bare: boolean;
}): Promise<HydrationSample> {
  // What the rounds before left behind is not for this one to clear away, in the middle of it.
  window.gc!();
  await pause(300);
  const list = document.createElement('div');
  list.innerHTML = html;
  const buttons = [...list.querySelectorAll('button')];
  document.body.append(list);
  // The runtime is to wait until they are scanned.
  window.saaristo!.unmount(list);
  for (let frames = 0; frames < 3; frames += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  await pause(50);
  let longest = 0;
  const tasks = new PerformanceObserver((entries) => {
    for (const { duration } of entries.getEntries()) longest = Math.max(longest, duration);
  });
  tasks.observe({ type: 'longtask' });
  const started = performance.now();
  if (!bare) window.saaristo!.scan(list);
  const unmount = bare ? window.hydrateBare([...list.querySelectorAll('saaristo-root')]) : undefined;
  let next = 0;
  while (next < buttons.length) {
    await new Promise((resolve) => {
      const channel = new MessageChannel();
      channel.port1.onmessage = resolve;
      channel.port2.postMessage(null);
    });
    while (next < buttons.length && isHydrated(buttons[next]!)) next += 1;
  }
  const all = performance.now() - started;
  await pause(100);
  tasks.disconnect();
  unmount?.();
  list.remove();
  await pause(100);
  return { all, longest };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
