import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { EARLY_INTERACTIONS, type EarlyWindow, INTERACTION_TYPES } from '#mount/interactions.ts';

/** Runs the script of the page's head. Its listeners are removed after the test. */
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const added = [window, EventTarget.prototype].map((target) => vi.spyOn(target, 'addEventListener'));
  vi.resetModules();
  await import('#mount/page/lost-script.ts');
  return () => {
    vi.useRealTimers();
    for (const spy of added) {
      const { calls, contexts } = spy.mock;
      spy.mockRestore();
      calls.forEach(([type, listener, options], index) =>
        ((contexts[index] as EventTarget | undefined) ?? window).removeEventListener(type, listener, options),
      );
    }
    Reflect.deleteProperty(window, EARLY_INTERACTIONS);
  };
});

const readInteractions = () => (window as EarlyWindow)[EARLY_INTERACTIONS]!();

/** Dispatches an event that does not bubble, as that of a resource. */
function dispatch(type: 'error' | 'load', html: string): void {
  document.head.innerHTML = html;
  document.head.firstElementChild!.dispatchEvent(new Event(type));
}
const SCRIPT = '<script type="module" src="/dist/saaristo.js?ver=1"></script>';

/** Runs the script in a page that is being parsed. Returns a function that ends the parsing. */
async function runWhileParsing(): Promise<() => Promise<void>> {
  const state = vi.spyOn(Document.prototype, 'readyState', 'get').mockReturnValue('loading');
  vi.resetModules();
  await import('#mount/page/lost-script.ts');
  return async () => {
    state.mockRestore();
    document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(0);
  };
}

const getMarkers = () => [...document.querySelectorAll('[data-widget]')].map(({ outerHTML }) => outerHTML);

test('lost script: markers without a state have failed, also those that are parsed later [LOAD]', async () => {
  const parse = await runWhileParsing();
  document.body.innerHTML =
    '<i data-widget="a"></i><i data-widget="b" data-widget-state="mounted"></i><i></i>';
  dispatch('error', SCRIPT);
  const failed = (name: string) =>
    `<i data-widget="${name}" data-widget-state="failed" data-widget-failed=""></i>`;
  const mounted = '<i data-widget="b" data-widget-state="mounted"></i>';
  expect(getMarkers()).toEqual([failed('a'), mounted]);
  document.body.insertAdjacentHTML('beforeend', '<i data-widget="c"></i>');
  await parse();
  expect(getMarkers()).toEqual([failed('a'), mounted, failed('c')]);
});

test.each([
  '<script src="/analytics.js"></script>',
  '<script type="module" src="/analytics.js"></script>',
  '<script type="module" src="/not-saaristo.js"></script>',
  '<script type="module">import "./missing.js"</script>',
  '<img type="module" src="/saaristo.js">',
  '<link rel="modulepreload" href="/saaristo.js">',
])('lost script: that %s is not loaded concerns no marker [LOAD]', async (html) => {
  const parse = await runWhileParsing();
  document.body.innerHTML = '<i data-widget="a"></i>';
  dispatch('error', html);
  await parse();
  expect(getMarkers()).toEqual(['<i data-widget="a"></i>']);
});

test.each([
  ['holds back', 'type="text/plain" data-src="/saaristo.js"', true],
  ['holds back in its own way', 'type="rocketlazyloadscript" data-rocket-src="/saaristo.js?ver=1"', true],
  ['lets run', 'type="module" src="/saaristo.js"', false],
  ['runs as a classic script', 'src="/saaristo.js"', false],
  ['runs under another name', 'type="module" src="/joined-1a2b.js"', false],
])(
  'lost script: one that a consent manager %s is looked for at once: %s [LOAD]',
  async (_, attributes, isLost) => {
    const parse = await runWhileParsing();
    document.head.innerHTML = `<script ${attributes}></script>`;
    document.body.innerHTML = '<i data-widget="a"></i>';
    await parse();
    expect(document.querySelector('[data-widget-failed]') !== null).toBe(isLost);
    // Presses are not replayed later.
    await vi.advanceTimersByTimeAsync(15_000);
    expect(document.querySelector('[data-widget-failed]')).not.toBeNull();
  },
);

test('lost script: a page whose script runs has no lost one [LOAD]', async () => {
  document.body.innerHTML = '<i data-widget="a"></i>';
  window.saaristo = { widgets: [] as string[] } as unknown as NonNullable<typeof window.saaristo>;
  onTestFinished(() => void delete window.saaristo);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(getMarkers()).toEqual(['<i data-widget="a"></i>']);
});

test.each([
  ['<script src="/saaristo.js" nonce="n"></script>', 1],
  ['<script type="text/javascript" src="/dist/saaristo.js?ver=1" async></script>', 1],
  [SCRIPT, 0],
  ['<script src="/analytics.js"></script>', 0],
])('classic script: %s is inserted as a module %i times [LOAD]', (html, count) => {
  dispatch('load', html);
  const [given, ...others] = document.querySelectorAll('script');
  expect(others.map(({ type, src, nonce }) => [type, src, nonce])).toEqual(
    Array.from({ length: count }, () => ['module', given!.src, given!.nonce]),
  );
});

test('late script: interactions are stored until the script reads them, and forgotten after 15 s [LOAD]', () => {
  const inner = document.body.appendChild(document.createElement('button'));
  inner.addEventListener('click', (event) => event.stopPropagation());
  for (const type of INTERACTION_TYPES) inner.dispatchEvent(new Event(type));
  const interactions = readInteractions();
  expect(interactions.map(({ event }) => event.type)).toEqual(INTERACTION_TYPES);
  expect(interactions[0]!.path[0]).toBe(inner);
  inner.dispatchEvent(new Event('click'));
  expect(interactions).toHaveLength(INTERACTION_TYPES.length);
  vi.advanceTimersByTime(14_999);
  expect(interactions).toHaveLength(INTERACTION_TYPES.length);
  vi.advanceTimersByTime(1);
  expect(interactions).toHaveLength(0);
});

test('late script: of more than fifty interactions the last fifty are stored [LOAD]', () => {
  const events = Array.from({ length: 52 }, () => new Event('input'));
  for (const event of events) document.body.dispatchEvent(event);
  expect(readInteractions().map(({ event }) => event)).toEqual(events.slice(2));
});

test('late script: interactions before a failure are forgotten [LOAD]', () => {
  document.body.dispatchEvent(new Event('click'));
  document.body.dispatchEvent(new Event('widget:failed'));
  expect(readInteractions()).toEqual([]);
});
