/** Pages of prerendered islands that are hydrated at the first use (docs/embedding.md#pages-at-rest). */
import * as v from 'valibot';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  createMarker,
  appendHtml,
  waitForState,
  flushTasks,
  startRuntime,
  getState,
  type TestWidget,
} from '../../../packages/testing/runtime.tsx';

// The first widget of the table may rest, the second may not.
vi.mock('virtual:saaristo/hashes', () => ({ hashes: 'aaaaa2 aaaaa0', shared: '' }));

const onClick = vi.fn();

const createWidget = (): TestWidget => ({
  props: { text: v.string() },
  component: function Plain({ text }: { text: string }) {
    return (
      <button type="button" onClick={onClick}>
        {text}
      </button>
    );
  },
});

const createPrerendered = (name: string): string =>
  createMarker(
    name,
    { text: 'Hei' },
    `<saaristo-root><button type="button">Hei</button></saaristo-root>`,
    'data-widget-prerendered="sp0-" data-load="eager"',
  );

const start = () => startRuntime({ resting: createWidget(), busy: createWidget() });

function writeSettings(settings: object): void {
  document.head.innerHTML = `<script type="application/json" data-widget-settings>${JSON.stringify(settings).replace(':', ' : ')}</script>`;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onClick.mockClear();
  writeSettings({ hydrateOnUse: true });
});

test.each(['pointerdown', 'pointermove', 'wheel', 'touchstart', 'keydown', 'focusin', 'input', 'click'])(
  'page at rest: %s of the visitor hydrates its islands [LOAD]',
  async (type) => {
    const elements = [appendHtml(createPrerendered('resting')), appendHtml(createPrerendered('resting'))];
    await start();
    await flushTasks();
    expect(elements.map(getState)).toEqual(['pending', 'pending']);
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    for (const element of elements) await waitForState(element, 'mounted');
  },
);

test('page at rest: a button whose popover the browser has opened is not pressed again [LOAD]', async () => {
  // jsdom has no popovers.
  const popover = {
    configurable: true,
    get: (): Element | null => document.querySelector('[popover]'),
  };
  Object.defineProperty(HTMLButtonElement.prototype, 'popoverTargetElement', popover);
  onTestFinished(() => void Reflect.deleteProperty(HTMLButtonElement.prototype, 'popoverTargetElement'));
  const content =
    '<saaristo-root><button type="button">Hei</button><div popover="auto">Auki</div></saaristo-root>';
  const element = appendHtml(
    createMarker('resting', { text: 'Hei' }, content, 'data-widget-prerendered="sp0-" data-load="eager"'),
  );
  const resting: TestWidget = {
    props: { text: v.string() },
    component: function Opening({ text }: { text: string }) {
      return (
        <>
          <button type="button" onClick={onClick}>
            {text}
          </button>
          <div popover="auto">Auki</div>
        </>
      );
    },
  };
  await startRuntime({ resting, busy: createWidget() });
  await flushTasks();
  element.querySelector('button')!.click();
  await waitForState(element, 'mounted');
  await flushTasks();
  expect(onClick).not.toHaveBeenCalled();
});

test('page at rest: its islands are hydrated after three seconds [LOAD]', async () => {
  const element = appendHtml(createPrerendered('resting'));
  await start();
  await flushTasks();
  await vi.advanceTimersByTimeAsync(1000);
  expect(getState(element)).toBe('pending');
  await vi.advanceTimersByTimeAsync(2500);
  await waitForState(element, 'mounted');
});

test('page at rest: a marker that a script inserts ends it [LOAD]', async () => {
  const element = appendHtml(createPrerendered('resting'));
  await start();
  await flushTasks();
  const inserted = appendHtml(createMarker('busy', { text: 'Uusi' }, '', 'data-load="eager"'));
  for (const one of [element, inserted]) await waitForState(one, 'mounted');
  expect([element, inserted].map(getState)).toEqual(['mounted', 'mounted']);
});

test.each([
  ['without the setting', {}, createPrerendered('resting')],
  ['in edit mode', { hydrateOnUse: true, editMode: true }, createPrerendered('resting')],
  ['with a widget that may not rest', { hydrateOnUse: true }, createPrerendered('busy')],
  [
    'with a marker without server HTML',
    { hydrateOnUse: true },
    createMarker('resting', { text: 'Hei' }, '', 'data-load="eager"'),
  ],
])('page %s: it does not rest [LOAD]', async (_, settings, html) => {
  writeSettings(settings);
  const elements = [appendHtml(createPrerendered('resting')), appendHtml(html)];
  await start();
  for (const element of elements) await waitForState(element, 'mounted');
  expect(elements.map(getState)).toEqual(['mounted', 'mounted']);
});
