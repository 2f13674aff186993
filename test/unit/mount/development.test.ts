import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { ErrorPlace } from '#mount/editing/error-place.ts';
import type { LoadedWidget, Saaristo } from '#mount/types.ts';
import { expectConsole } from '../../setup.ts';

/** Handlers of the development server's messages, by name. */
const handlers = new Map<string, (place: Partial<ErrorPlace>) => void>();
const sent: [name: string, question: { id: number; stack?: string }][] = [];

const schema = { properties: { text: {} } } as unknown as LoadedWidget['schema'];

const panels = () =>
  [...(document.querySelector('saaristo-error')?.shadowRoot?.children ?? [])] as HTMLElement[];
const panelTexts = () => panels().map((panel) => [...panel.children].map(({ textContent }) => textContent));

function appendMarker(state = 'failed', attributes = ''): HTMLElement {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<div data-widget="card" data-widget-state="${state}" ${attributes}></div>`,
  );
  return document.body.lastElementChild as HTMLElement;
}

function dispatch(marker: Element, type: string, error?: unknown, name = 'card'): void {
  marker.dispatchEvent(new CustomEvent(type, { bubbles: true, detail: { name, error } }));
}

/** Shows the panel of a marker that has failed. */
function fail(message: string): HTMLElement {
  const marker = appendMarker();
  dispatch(marker, 'widget:failed', new Error(message));
  return marker;
}

beforeEach(async () => {
  vi.resetModules();
  handlers.clear();
  sent.length = 0;
  window.saaristo = { widgets: ['card'] } as unknown as Saaristo;
  const { startDevelopment } = await import('#mount/editing/development.ts');
  const added = vi.spyOn(globalThis, 'addEventListener');
  startDevelopment({ card: schema }, {
    on: (name: string, handler: (place: Partial<ErrorPlace>) => void) => handlers.set(name, handler),
    send: (...message: (typeof sent)[number]) => sent.push(message),
  } as unknown as Parameters<typeof startDevelopment>[1]);
  return () => {
    for (const [type, listener] of added.mock.calls) removeEventListener(type, listener);
    added.mockRestore();
    delete window.saaristo;
  };
});

test('development: an island that fails has a panel with its name and error until it is closed', () => {
  fail('one');
  fail('two');
  expect(panelTexts()).toEqual([
    ['card has failed', 'one', '×'],
    ['card has failed', 'two', '×'],
  ]);
  const [panel] = panels();
  expect(panel).toHaveAttribute('role', 'alert');
  expect(panel!.querySelector('button')!.outerHTML).toBe(
    '<button type="button" class="close" aria-label="Close">×</button>',
  );
  const root = panel!.getRootNode() as ShadowRoot;
  expect([...root.adoptedStyleSheets[0]!.cssRules].map(({ cssText }) => cssText).join(' ')).toContain(
    '.file',
  );
  panel!.querySelector('button')!.click();
  expect(panelTexts()).toEqual([['card has failed', 'two', '×']]);
  panels()[0]!.querySelector('button')!.click();
  expect(document.querySelector('saaristo-error')).toBeNull();
  fail('three');
  expect(panelTexts()).toEqual([['card has failed', 'three', '×']]);
});

test.each(['widget:mounted', 'widget:unmounted'])(
  'development: %s removes the panel of the island',
  (type) => {
    const marker = fail('one');
    fail('two');
    dispatch(marker, 'widget:failed', new Error('again'));
    expect(panelTexts().map(([, message]) => message)).toEqual(['two', 'again']);
    dispatch(marker, type);
    expect(panelTexts().map(([, message]) => message)).toEqual(['two']);
  },
);

test('development: an invalid marker and an error that is none have no panel', () => {
  dispatch(appendMarker('invalid'), 'widget:failed', new Error('props'));
  dispatch(appendMarker(), 'widget:failed', 'thrown text');
  expect(document.querySelector('saaristo-error')).toBeNull();
  expect(sent).toEqual([]);
});

test('development: a misspelt widget and a misspelt prop are named with a warning', () => {
  expectConsole('warn', /^\[saaristo\] crad: no such widget \(did you mean "card"\?\)/);
  dispatch(appendMarker('invalid'), 'widget:failed', new Error('unknown'), 'crad');
  expectConsole('warn', /^\[saaristo\] card: unknown prop "txet" \(did you mean "text"\?\)/);
  dispatch(appendMarker('mounted', `data-props='{"txet":1}'`), 'widget:mounted');
});

test('development: the place of an error is asked for and shown in its panel, with a button that opens the file', () => {
  const open = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  onTestFinished(() => open.mockRestore());
  fail('one');
  fail('two');
  expect(sent).toEqual(
    ['one', 'two'].map((message, at) => [
      'saaristo:error',
      { id: at + 1, stack: expect.stringContaining(`Error: ${message}`) as unknown },
    ]),
  );
  const answer = handlers.get('saaristo:place')!;
  answer({ id: 2, file: '/src/a b.tsx:1:2', label: 'a b.tsx:1', frame: 'the line' });
  answer({ id: 2, file: '/twice', label: 'twice' });
  answer({ id: 1, file: '/src/c.tsx:1:2', label: 'c.tsx:1' });
  answer({ id: 9, file: '/none', label: 'none' });
  expect(panelTexts()).toEqual([
    ['card has failed', 'one', '×', 'c.tsx:1'],
    ['card has failed', 'two', '×', 'a b.tsx:1', 'the line'],
  ]);
  const button = panels()[1]!.querySelector<HTMLElement>('.file')!;
  expect(panels()[1]!.querySelector('pre')!.textContent).toBe('the line');
  button.click();
  expect(open).toHaveBeenCalledExactlyOnceWith('/__open-in-editor?file=%2Fsrc%2Fa%20b.tsx%3A1%3A2');
});

test.each([{ file: '/a' }, { label: 'a' }])(
  'development: of a place with %o alone nothing is shown',
  (place) => {
    fail('one');
    handlers.get('saaristo:place')!({ id: 1, ...place });
    expect(panelTexts()).toEqual([['card has failed', 'one', '×']]);
  },
);

test('development: 100 ms after a saved file, failed islands are mounted again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const changed = vi.fn();
  const observer = new MutationObserver((records) => records.forEach(({ target }) => changed(target)));
  const failed = appendMarker();
  observer.observe(document.body, { attributes: true, subtree: true, attributeFilter: ['data-widget'] });
  appendMarker('mounted');
  handlers.get('vite:afterUpdate')!({});
  await vi.advanceTimersByTimeAsync(99);
  expect(changed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(changed).toHaveBeenCalledExactlyOnceWith(failed);
  expect(failed).toHaveAttribute('data-widget', 'card');
  observer.disconnect();
});
