import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createOverlay } from '#mount/editing/edit-overlay.ts';
import type { ReportRow, Saaristo } from '#mount/types.ts';

let rows: ReportRow[] = [];

/** Adds a row of the report, with an element that has a size if `isVisible`. */
function addRow(row: Partial<ReportRow>, isVisible = true): HTMLElement {
  const element = document.createElement('div');
  document.body.append(element);
  const { left, top, width, height } = { left: 10, top: 20, width: 300, height: isVisible ? 40 : 0 };
  element.getBoundingClientRect = () => ({ left, top, width, height }) as DOMRect;
  if (isVisible) element.getClientRects = () => [{}] as unknown as DOMRectList;
  const defaults = { widget: 'card', state: 'mounted', load: 'eager', why: '', ms: null, bytes: null };
  rows.push({ ...defaults, element, ...row } as ReportRow);
  return element;
}

const getRoot = () => document.querySelector('saaristo-overlay')!.shadowRoot!;
const find = (selector: string) => getRoot().querySelector<HTMLElement>(selector);
const findAll = (selector: string) => [...getRoot().querySelectorAll<HTMLElement>(selector)];
const getBoxes = () => find('.panel')!.previousElementSibling!;
const listTexts = () =>
  findAll('li button').map((item) => [...item.childNodes].map((part) => part.textContent));

const press = (key: KeyboardEventInit): boolean =>
  dispatchEvent(new KeyboardEvent('keydown', { cancelable: true, ...key }));

/** Opens the overlay of a new page, and returns when its list is shown. */
async function openOverlay(): Promise<void> {
  startPage();
  find('.open')!.click();
  await vi.waitFor(() => expect(find('.panel')).not.toBeNull(), { interval: 1 });
}

/** Adds the overlay. Its listeners are removed after the test. */
function startPage(): void {
  const added = vi.spyOn(globalThis, 'addEventListener');
  createOverlay();
  onTestFinished(() => {
    for (const [type, listener] of added.mock.calls) removeEventListener(type, listener);
    added.mockRestore();
  });
}

beforeEach(() => {
  rows = [];
  document.head.innerHTML = '<script data-widget-settings type="application/json">{"language":"en"}</script>';
  document.documentElement.lang = 'fi';
  window.saaristo = { report: () => Promise.resolve([...rows]) } as unknown as Saaristo;
  return () => {
    delete window.saaristo;
    document.documentElement.lang = '';
  };
});

test.each<[Partial<ReportRow>, string, ...string[]]>([
  [{ ms: 1.5, bytes: 2345 }, 'card · shown · at once · 1.5 ms · 2.3 kB'],
  [{ ms: 0, bytes: 0, load: 'idle' }, 'card · shown · when the page is idle · 0 ms · 0.0 kB'],
  [{ load: 'toString' }, 'card · shown · toString'],
  [{ state: 'loading' }, 'card · loading · at once', 'Its code is on the way.'],
  [
    { state: 'pending', load: 'visible' },
    'card · waiting · when scrolled near',
    'Waits until the page is scrolled near it.',
  ],
  [
    { state: 'pending', load: 'interaction' },
    'card · waiting · when touched',
    'Waits for a press, a focus or typing.',
  ],
  [
    { state: 'pending', load: 'media((width > 5px))' },
    'card · waiting · media((width > 5px))',
    'Waits for a window that matches (width > 5px).',
  ],
  [
    { state: 'pending', load: 'idle' },
    'card · waiting · when the page is idle',
    'Waits until the page is idle.',
  ],
  [
    { state: 'invalid', why: 'prop "a": wrong; prop "b.0": wrong; prop "a": wrong, too' },
    'card · wrong settings · at once',
    'Correct the settings: a, b.0.',
    'prop "a": wrong; prop "b.0": wrong; prop "a": wrong, too',
  ],
  [
    { state: 'invalid', why: 'no such widget' },
    'card · wrong settings · at once',
    'Its settings or its name can’t be read.',
    'no such widget',
  ],
  [
    { state: 'failed', why: 'it threw' },
    'card · failed · at once',
    'The block did not work; visitors see its fallback. Tell whoever runs the site.',
    'it threw',
  ],
  [{ why: 'it is mounted; unknown prop "x"' }, 'card · shown · at once', 'it is mounted; unknown prop "x"'],
])('overlay: the row of %o is %s [EDIT]', async (row, ...texts) => {
  addRow(row);
  await openOverlay();
  expect(listTexts()).toEqual([texts]);
  const classes = findAll('small').map((text) => text.getAttribute('class'));
  const isWrong = /invalid|failed/.test(row.state ?? '');
  expect(classes).toEqual(isWrong ? ['wrong', null] : texts.slice(1).map(() => null));
  expect(find('.box')!.className).toBe(`box ${row.state ?? 'mounted'}`);
  expect(find('.box .name')!.textContent).toBe(texts[0]);
});

test('overlay: a hidden block that waits to be scrolled near says so and has no box [EDIT]', async () => {
  addRow({ state: 'pending', load: 'visible' }, false);
  const element = addRow({});
  element.remove();
  await openOverlay();
  expect(listTexts()[0]![1]).toBe('Waits until the page is scrolled near it, but it is hidden.');
  expect(getBoxes().childNodes).toHaveLength(0);
});

test('overlay: its parts have names, roles and the language of its texts [EDIT]', async () => {
  addRow({});
  await openOverlay();
  expect(getRoot().host).toHaveAttribute('lang', 'en');
  expect(find('aside')!.cloneNode()).toHaveProperty('outerHTML', '<aside aria-label="Saaristo"></aside>');
  expect(find('.open')!.outerHTML).toBe(
    '<button class="open" type="button" aria-label="Show the blocks of the page (Alt+W)" aria-keyshortcuts="Alt+W" title="Show the blocks of the page (Alt+W)" hidden="">W</button>',
  );
  const panel = find('.panel')!;
  expect(panel).toHaveAttribute('role', 'dialog');
  expect(panel).toHaveAttribute('aria-label', 'Blocks of the page');
  expect(panel.querySelector('h2')!.outerHTML).toBe('<h2>Blocks of the page</h2>');
  expect(find('.close')!.outerHTML).toBe('<button class="close" type="button" aria-label="Close">×</button>');
  expect(getBoxes()).toHaveProperty('ariaHidden', 'true');
  for (const element of [getBoxes(), find('ul')]) expect(element).not.toHaveAttribute('class');
  expect(find('li')!.outerHTML).toBe('<li><button type="button">card · shown · at once</button></li>');
});

test('overlay: boxes are at their blocks, also after the window’s size has changed [EDIT]', async () => {
  const element = addRow({});
  await openOverlay();
  getRoot().host.getBoundingClientRect = () => ({ left: 4, top: -100 }) as DOMRect;
  dispatchEvent(new Event('resize'));
  const { left, top, width, height } = find('.box')!.style;
  expect({ left, top, width, height }).toEqual({ left: '6px', top: '120px', width: '300px', height: '40px' });
  const measure = vi.fn(() => ({ width: 0, height: 40 }) as DOMRect);
  element.getBoundingClientRect = measure;
  dispatchEvent(new Event('resize'));
  expect(findAll('.box')).toEqual([]);
  find('.close')!.click();
  dispatchEvent(new Event('resize'));
  expect(measure).toHaveBeenCalledOnce();
});

test('overlay: an item scrolls to its block [EDIT]', async () => {
  const element = addRow({});
  element.scrollIntoView = vi.fn();
  await openOverlay();
  find('li button')!.click();
  expect(element.scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'center' });
});

test('overlay: Alt+W alone opens and closes it, and Escape and × close it, with the focus [EDIT]', async () => {
  addRow({});
  startPage();
  const isFocused = (selector: string) => expect(getRoot().activeElement).toBe(find(selector));
  for (const other of [{ altKey: false }, { ctrlKey: true }, { metaKey: true }, { code: 'KeyE' }])
    expect(press({ altKey: true, code: 'KeyW', ...other })).toBe(true);
  expect(find('.open')).toHaveProperty('hidden', false);
  const closings = [
    () => press({ altKey: true, code: 'KeyW' }),
    () => find('.panel')!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })),
    () => find('.close')!.click(),
  ];
  for (const close of closings) {
    expect(press({ altKey: true, code: 'KeyW' })).toBe(false);
    expect(find('.open')).toHaveProperty('hidden', true);
    await vi.waitFor(() => expect(find('.panel')).not.toBeNull(), { interval: 1 });
    isFocused('.close');
    find('.panel')!.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    expect(find('.panel')).not.toBeNull();
    close();
    expect(find('.panel')).toBeNull();
    expect(findAll('.box')).toEqual([]);
    expect(find('.open')).toHaveProperty('hidden', false);
    isFocused('.open');
  }
});

test('overlay: events of islands update it once, 100 ms later, and keep unchanged items [EDIT]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  addRow({ widget: 'a' });
  addRow({ widget: 'a' });
  startPage();
  find('.open')!.click();
  await vi.advanceTimersByTimeAsync(0);
  const report = vi.spyOn(window.saaristo!, 'report');
  const [item] = findAll('li');
  for (const type of ['widget:mounted', 'widget:failed', 'widget:unmounted']) {
    report.mockClear();
    dispatchEvent(new Event(type));
    await vi.advanceTimersByTimeAsync(99);
    dispatchEvent(new Event(type));
    await vi.advanceTimersByTimeAsync(99);
    expect(report).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(report).toHaveBeenCalledOnce();
    expect(find('li')).toBe(item);
    expect(getRoot().activeElement).toBe(find('.close'));
  }
  find('li button')!.focus();
  addRow({ widget: 'b' });
  dispatchEvent(new Event('widget:mounted'));
  await vi.advanceTimersByTimeAsync(100);
  expect(listTexts()).toEqual(['a', 'a', 'b'].map((name) => [`${name} · shown · at once`]));
  expect(getRoot().activeElement).not.toBe(find('.close'));
  dispatchEvent(new Event('widget:mounted'));
  find('.close')!.click();
  report.mockClear();
  dispatchEvent(new Event('widget:mounted'));
  await vi.advanceTimersByTimeAsync(200);
  expect(report).not.toHaveBeenCalled();
});

test('overlay: one that is closed before its list is complete stays closed [EDIT]', async () => {
  startPage();
  find('.open')!.click();
  dispatchEvent(new Event('resize'));
  press({ altKey: true, code: 'KeyW' });
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(find('.panel')).toBeNull();
});

test('overlay: without constructed stylesheets, a resize observer and the runtime, its list is empty [EDIT]', async () => {
  vi.stubGlobal('ResizeObserver', undefined);
  const { replaceSync } = CSSStyleSheet.prototype;
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Object.assign(CSSStyleSheet.prototype, { replaceSync });
  });
  Reflect.deleteProperty(CSSStyleSheet.prototype, 'replaceSync');
  delete window.saaristo;
  await openOverlay();
  expect(listTexts()).toEqual([]);
  find('.close')!.click();
  expect(find('.panel')).toBeNull();
});

test('overlay: its styles are constructed, and the page’s size is observed while it is open [EDIT]', async () => {
  const observed: Element[] = [];
  let change: (() => void) | undefined;
  class Observer {
    constructor(callback: () => void) {
      change = callback;
    }
    observe(element: Element) {
      observed.push(element);
    }
    disconnect() {
      observed.length = 0;
    }
  }
  vi.stubGlobal('ResizeObserver', Observer);
  onTestFinished(() => void vi.unstubAllGlobals());
  addRow({});
  await openOverlay();
  const [sheet] = getRoot().adoptedStyleSheets;
  expect([...sheet!.cssRules].map(({ cssText }) => cssText).join(' ')).toContain('.panel');
  expect(observed).toEqual([document.body]);
  rows[0]!.element.getBoundingClientRect = () => ({ left: 1, top: 1, width: 5, height: 5 }) as DOMRect;
  change!();
  expect(find('.box')!.style.width).toBe('5px');
  find('.close')!.click();
  expect(observed).toEqual([]);
});
