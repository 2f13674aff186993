/**
 * Generated pages with valid markers among broken, misplaced, cloned and moved ones. On every page no script of the
 * props runs, nothing is thrown, every valid marker mounts, and every invalid one keeps its fallback.
 */
import fc from 'fast-check';
import { LONG, SEED } from '../settings.ts';
import { expect, html, test } from './site.ts';
import { pageOf, type Step } from '../fixtures/fuzz/pages.ts';

test.skip(({ isMobile }) => isMobile, 'the runtime knows no widths');
// No retry: the second run would start with the page that failed.
test.describe.configure({ retries: 0, timeout: 240_000 });

/**
 * Number of pages. Those of the gate are always the same; `npm run long -- --project=hostile` generates more, with another seed each
 * time.
 */
const PAGES = Number(process.env['HOSTILE_PAGES'] ?? (LONG ? 2000 : 500));
/** One navigation loads a batch of pages side by side. */
const BATCH = 50;

/** Plays one batch and returns its faults and the number of valid markers. Runs in the browser. */
async function play(batch: { html: string; steps: Step[] }[]): Promise<{ faults: string[]; stood: number }> {
  const stages = batch.map(({ html: inner }) => {
    const stage = document.createElement('section');
    stage.innerHTML = inner;
    // The parser may have moved an unclosed tag of the page between a marker and the script with its props.
    for (const element of stage.querySelectorAll('[data-kind=good]:not([data-props])'))
      if (!element.firstElementChild?.matches('script[data-props]')) element.setAttribute('data-kind', 'bad');
    return stage;
  });
  document.querySelector('main')!.replaceChildren(...stages);
  const find = (stage: Element, at: number) => {
    const all = stage.querySelectorAll('[data-widget]');
    return all[at % Math.max(1, all.length)];
  };
  batch.forEach(({ steps }, index) => {
    const stage = stages[index]!;
    for (const { act, on, to } of steps) {
      const element = find(stage, on);
      const target = find(stage, to)?.parentElement ?? stage;
      if (!element) continue;
      if (act === 'move' && !element.contains(target)) target.append(element);
      if (act === 'remove') element.remove();
      if (act === 'clone') stage.append(element.cloneNode(true));
      if (act === 'return') {
        element.remove();
        void Promise.resolve().then(() => stage.append(element));
      }
      if (act === 'rename') element.setAttribute('data-widget', 'faq-list');
      if (act === 'click' && element instanceof HTMLElement) element.click();
      if (act === 'scan') window.saaristo!.scan(stage);
      if (act === 'update') element.setAttribute('data-late', '');
      if (act === 'update') window.saaristo!.update(element, { contentId: 'updated', items: [] });
    }
  });

  /** A marker is valid or invalid as the page declares, unless a step has changed it. */
  const wrong = (): string[] =>
    stages.flatMap((stage, index) =>
      [...stage.querySelectorAll<HTMLElement>('[data-widget]')].flatMap((element) => {
        const state = element.getAttribute('data-widget-state');
        // Without a value, a widget waits until it is in view.
        const waits = /^(\s*|interaction|media\(print\))$/.test(element.getAttribute('data-load') ?? 'none');
        const kind = element.getAttribute('data-kind');
        const isChanged =
          element.dataset['widget'] !== element.dataset['was'] || element.hasAttribute('data-late');
        const says = (what: string) => [
          `page ${index}: ${what}: ${state}: ${element.outerHTML.slice(0, 400)}`,
        ];
        if (kind === 'good' && !isChanged && state !== 'mounted' && !(waits && state === 'pending'))
          return says('a good marker is not mounted');
        if (kind === 'bad' && !isChanged && state !== 'invalid' && !(waits && state === 'pending'))
          return says('a bad marker is not invalid');
        if (state === 'invalid' && element.querySelector(':scope > saaristo-root'))
          return says('lost its fallback');
        if (state === 'mounted' && element.querySelectorAll(':scope > saaristo-root').length !== 1)
          return says('is not one island');
        return [];
      }),
    );
  const deadline = performance.now() + 10_000;
  let faults = wrong();
  while (faults.length > 0 && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    faults = wrong();
  }
  if ((window as { ran?: number }).ran) faults.push('a script of the props ran');
  if (document.querySelector('a[href^="javascript:" i], iframe, [onerror], [onclick], saaristo-root script'))
    faults.push(`a hostile address, handler or element: ${document.body.innerHTML.slice(0, 1000)}`);
  const stood = document.querySelectorAll('[data-kind=good][data-widget-state=mounted]').length;
  document.querySelector('main')!.replaceChildren();
  await new Promise((resolve) => setTimeout(resolve));
  if (document.querySelector('saaristo-root')) faults.push('an island was left');
  return { faults, stood };
}

test('hostile pages: nothing is thrown or run, valid markers mount, invalid ones keep their fallback [MOUNT]', async ({
  page,
  site,
  allow,
}) => {
  allow(/^console\.error: \[saaristo\] /);
  allow(/^console\.warning: \[saaristo\] unknown data-load=/);
  // The parser's warnings about such pages.
  allow(/^console\.warning: An? <\w+> tag was parsed/);
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  await page.route('**/api/**', (route) => route.fulfill({ json: {} }));
  // The picture of an answer.
  site.page('/x', '', { 'content-type': 'image/svg+xml' });
  const url = site.page('/', html(''));
  await page.goto(url);

  let stood = 0;
  console.log(`${PAGES} hostile pages, SEED=${SEED}`);
  const batches = fc.array(pageOf, { minLength: BATCH, maxLength: BATCH, size: 'max' });
  const result = await fc.check(
    fc.asyncProperty(batches, async (batch) => {
      thrown.length = 0;
      const played = await page.evaluate(play, batch);
      stood += played.stood;
      const faults = [...played.faults, ...thrown.map((error) => `thrown: ${error}`)];
      if (dialogs > 0) faults.push('a dialog opened');
      if (faults.length > 0) throw new Error(faults.slice(0, 5).join('\n'));
    }),
    // A failing batch is readable; shrinking its fifty pages would take longer than the run.
    { seed: SEED, numRuns: Math.ceil(PAGES / BATCH), endOnFailure: true },
  );
  expect(result.failed ? `SEED=${SEED}\n${String(result.errorInstance)}` : '').toBe('');
  expect(stood).toBeGreaterThan(PAGES);
});
