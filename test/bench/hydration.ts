/** Measurements of hydration, taken inside the page. */

export interface HydrationSample {
  /** ms until all islands react. */
  all: number;
  /** The longest task in ms; 0 if none took 50. */
  longest: number;
}

/** Returns whether React has attached itself to the server's HTML, which does not change the DOM. */
const isHydrated = (button: Element): boolean =>
  Object.keys(button).some((key) => key.startsWith('__reactProps$'));

/**
 * Hydrates a server's islands by the runtime (markers) or by a loop over their elements, and unmounts them. They are
 * painted before, as on a page, so the browser's painting is not measured.
 */
export async function sampleHydration({
  html,
  bare,
}: {
  html: string;
  bare: boolean;
}): Promise<HydrationSample> {
  // Collects the garbage of earlier rounds before the measurement.
  window.gc!();
  await pause(300);
  const list = document.createElement('div');
  list.innerHTML = html;
  const buttons = [...list.querySelectorAll('button')];
  document.body.append(list);
  // Prevents the runtime from mounting before the scan.
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
