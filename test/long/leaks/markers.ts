/** Adds and removes 10,000 markers, and mounts and unmounts by `saaristo.scan` and `saaristo.unmount`. */
import { compareBatches, type Held, listLeaks, measureHeld, openSession } from './memory.ts';
import { type LeaksServer, launch } from './widgets.ts';

const MARKERS = 10_000;
const AT_ONCE = 50;
const BATCHES = 4;

/** Runs in the page: adds markers with different props, waits until they are mounted, and removes them in one of two ways. */
const CHURN = `async (count, from, byCall) => {
  for (let done = 0; done < count; done += ${AT_ONCE}) {
    const list = document.createElement('div');
    list.innerHTML = Array.from({ length: ${AT_ONCE} }, (_, at) =>
      '<div data-widget="like-button" data-load="eager" data-props=\\'{"contentId":"m' + (from + done + at) + '"}\\'>fallback</div>').join('');
    let mounted = 0;
    const all = new Promise((resolve) => list.addEventListener('widget:mounted', () => ++mounted === ${AT_ONCE} && resolve()));
    document.body.append(list);
    await all;
    if (byCall) {
      saaristo.unmount(list);
      if (list.querySelector('saaristo-root')) throw new Error('An island stayed.');
      const again = new Promise((resolve) => list.addEventListener('widget:mounted', resolve, { once: true }));
      saaristo.scan(list);
      await again;
    }
    list.remove();
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}`;

export async function runMarkers(server: LeaksServer): Promise<{ wrong: string[]; seen: unknown }> {
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.goto(server.url);
    await page.waitForFunction(() => 'leaks' in window);
    const session = await openSession(page);
    const wrong: string[] = [];
    const rows: Record<string, object> = {};
    for (const byCall of [false, true]) {
      const size = MARKERS / BATCHES / 2;
      const batches: Held[] = [];
      for (let at = 0; at < BATCHES; at += 1) {
        await page.evaluate(`(${CHURN})(${size}, ${at * size}, ${byCall})`);
        batches.push(await measureHeld(page, session));
      }
      const growth = compareBatches(batches, size);
      wrong.push(...listLeaks(growth));
      rows[byCall ? 'scan and unmount' : 'added and removed'] = growth;
    }
    return { wrong, seen: { rows } };
  } finally {
    await browser.close();
  }
}
