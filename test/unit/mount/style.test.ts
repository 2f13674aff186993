import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  createMarker,
  appendHtml,
  waitForState,
  flushTasks,
  startRuntime,
  stopRuntime,
} from '../../../packages/testing/runtime.tsx';
import { greeting } from './widgets.tsx';

let loadStyles: typeof import('#mount/style.ts').loadStyles;

beforeEach(async () => {
  vi.resetModules();
  ({ loadStyles } = await import('#mount/style.ts'));
});
afterEach(() => {
  // First, because the runtime restores removed links.
  stopRuntime();
  document.head.replaceChildren();
});

const loadStyle = (url: string, tree: Document | ShadowRoot = document): Promise<void> =>
  loadStyles([url], tree);

const findLinks = (): string[] =>
  [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href')!);

const getUrl = (name: string): string => new URL(`/chunks/${name}`, location.href).href;

test('style: a stylesheet that the page has bundled with others is not requested [STYLE]', async () => {
  document.head.innerHTML =
    '<style data-widget-styles="/saaristo.css /chunks/cards.css">.card { color: red }</style>';
  await loadStyle(getUrl('cards.css'));
  expect(findLinks()).toEqual([]);
});

test.each([
  ['of the page', getUrl('cards.css'), null],
  ['of another origin', 'https://cdn.test/cards.css', ''],
])('style: a stylesheet %s is requested with the mode of its preload [STYLE]', async (_, url, mode) => {
  const linked = loadStyle(url);
  const link = document.head.querySelector('link')!;
  expect(link.getAttribute('crossorigin')).toBe(mode);
  link.dispatchEvent(new Event('load'));
  await linked;
});

test('style: a stylesheet is requested with the nonce of the page’s own elements [STYLE]', async () => {
  document.head.innerHTML = '<script type="application/json" nonce="r4nd0m"></script>';
  const linked = loadStyle(getUrl('cards.css'));
  const link = document.head.querySelector('link')!;
  expect(link.nonce).toBe('r4nd0m');
  link.dispatchEvent(new Event('load'));
  await linked;
});

test('style: a stylesheet of the page whose rules the browser hides is not requested [STYLE]', async () => {
  document.head.innerHTML = '<style data-widget-styles="/chunks/cards.css"></style>';
  Object.defineProperty(document.head.firstChild, 'sheet', {
    value: {
      get cssRules(): CSSRuleList {
        throw new Error('another origin');
      },
    },
  });
  await loadStyle(getUrl('cards.css'));
  expect(findLinks()).toEqual([]);
});

test.each([
  ['the page has not', '<style data-widget-styles="/chunks/others.css">.card { color: red }</style>'],
  ['came as an error', '<style data-widget-styles="/chunks/cards.css"></style>'],
])('style: a stylesheet that %s is requested [STYLE]', async (_, html) => {
  document.head.innerHTML = html;
  const linked = loadStyle(getUrl('cards.css'));
  expect(findLinks()).toEqual([getUrl('cards.css')]);
  document.head.querySelector('link')!.dispatchEvent(new Event('load'));
  await linked;
});

test.each([
  ['for print', 'media="print"', () => {}],
  ['for another width', 'media="(max-width: 600px)"', () => {}],
  ['disabled', '', (node: HTMLStyleElement) => (node.disabled = true)],
  ['in a set that may not be chosen', 'title="Contrast"', () => {}],
  ['an alternative', '', (node: HTMLStyleElement) => node.setAttribute('rel', 'stylesheet Alternate')],
])('style: a stylesheet of the page that is %s is requested', async (_, attributes, change) => {
  document.head.innerHTML = `<style data-widget-styles="/chunks/cards.css" ${attributes}>.card { color: red }</style>`;
  change(document.head.querySelector('style')!);
  const linked = loadStyle(getUrl('cards.css'));
  expect(findLinks()).toEqual([getUrl('cards.css')]);
  document.head.querySelector('link')!.dispatchEvent(new Event('load'));
  await linked;
});

test('style: a removed link is requested again; one that is in the page is not, even without rules', async () => {
  for (const count of [1, 1, 2, 2]) {
    const linked = loadStyle(getUrl('cards.css'));
    await flushTasks();
    document.head.querySelector('link')!.dispatchEvent(new Event('load'));
    await linked;
    expect(findLinks()).toHaveLength(1);
    if (count === 2) document.head.replaceChildren();
  }
});

/** Creates a page with an island whose widget has a stylesheet. */
async function startWithIsland(html = '') {
  document.head.innerHTML = html;
  const saaristo = await startRuntime({ greeting: { ...greeting, styles: ['greeting.css'] } });
  const island = appendHtml(createMarker('greeting', { text: 'Hei' }));
  await waitForState(island, 'mounted');
  return { island, saaristo };
}

const isLinked = (root: ParentNode): boolean => root.querySelector('link[href$="/greeting.css"]') !== null;

test.each([
  ['written anew', () => (document.head.innerHTML = '<title>Toinen</title>')],
  ['replaced', () => document.head.replaceWith(document.createElement('head'))],
  ['emptied of the one link', () => document.head.querySelector('link')!.remove()],
])('style: when the head is %s, the stylesheets of mounted islands are restored', async (_, rebuild) => {
  await startWithIsland();
  expect(isLinked(document.head)).toBe(true);
  rebuild();
  expect(isLinked(document.head)).toBe(false);
  await vi.waitFor(() => expect(isLinked(document.head)).toBe(true));
});

test('style: a script that removes the stylesheets each time causes one restoration a second', async () => {
  await startWithIsland();
  // Remaining timers end with the test.
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  let removed = 0;
  const insists = new MutationObserver(() => {
    for (const link of document.head.querySelectorAll('link')) {
      removed += 1;
      link.remove();
    }
  });
  insists.observe(document.head, { childList: true });
  document.head.replaceChildren();
  for (let times = 0; times < 30; times++) await vi.advanceTimersByTimeAsync(100);
  insists.disconnect();
  expect(removed).toBeGreaterThan(1);
  expect(removed).toBeLessThan(6);
});

test('style: two stylesheets that could not be loaded do not cause requests of each other', async () => {
  await startWithIsland();
  const { loadChunkStyle } = await import('#mount/style.ts');
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  for (const name of ['dialog.css', 'editor.css']) {
    const linked = loadChunkStyle(getUrl(name));
    document.head.querySelector(`link[href$="/${name}"]`)!.dispatchEvent(new Event('error'));
    await expect(linked).rejects.toThrow(name);
    // Longer than the minimum time between two restorations.
    await vi.advanceTimersByTimeAsync(1500);
  }
  expect(findLinks().map((href) => href.split('/').at(-1))).toEqual(['greeting.css']);
});

test('style: an island whose stylesheet was removed while it was loading is mounted', async () => {
  await startRuntime({ greeting: { ...greeting, styles: ['greeting.css'] } });
  let isFirst = true;
  // The first link is never loaded, like one that is removed.
  Object.defineProperty(HTMLLinkElement.prototype, 'onload', {
    set(load: () => void) {
      if (!isFirst) queueMicrotask(load);
      isFirst = false;
    },
    configurable: true,
  });
  const island = appendHtml(createMarker('greeting', { text: 'Hei' }));
  await vi.waitFor(() => expect(isLinked(document.head)).toBe(true));
  document.head.replaceChildren();
  await waitForState(island, 'mounted');
});

test('style: an island in a shadow tree or a frame has its stylesheets and the base there', async () => {
  const { saaristo } = await startWithIsland();
  const shadow = appendHtml('<section></section>').attachShadow({ mode: 'open' });
  const frame = (appendHtml('<iframe></iframe>') as HTMLIFrameElement).contentDocument!;
  document.documentElement.dataset['site'] = 'sibylla';
  for (const root of [shadow, frame.body]) {
    root.innerHTML = createMarker('greeting', { text: 'Hei' });
    saaristo.scan(root);
    await waitForState(root.querySelector('[data-widget]')!, 'mounted');
    const tree = root.getRootNode() as Document | ShadowRoot;
    expect(isLinked(tree)).toBe(true);
    expect(tree.querySelector('link[href$="/saaristo.css"]')).not.toBeNull();
  }
  expect(frame.documentElement.dataset['site']).toBe('sibylla');
  expect(document.querySelectorAll('link')).toHaveLength(1);
});

test('style: an island that is moved into a shadow tree gets its stylesheets there', async () => {
  const { island } = await startWithIsland();
  const shadow = appendHtml('<section></section>').attachShadow({ mode: 'open' });
  shadow.append(island);
  await vi.waitFor(() => expect(isLinked(shadow)).toBe(true));
});
