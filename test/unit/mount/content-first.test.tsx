/** The order in which a prerendered page and the code of its islands are loaded. */
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import {
  createMarker,
  appendHtml,
  waitForState,
  flushTasks,
  startRuntime,
  getState,
  type TestWidget,
} from '../../../packages/testing/runtime.tsx';

const onClick = vi.fn();

const plain: TestWidget = {
  props: { text: v.string() },
  component: function Plain({ text }: { text: string }) {
    return (
      <button type="button" onClick={onClick}>
        {text}
      </button>
    );
  },
};

/** A marker with a prerendered island. */
const createPrerendered = (name: string, text: string): string =>
  createMarker(
    name,
    { text },
    `<saaristo-root><button type="button">${text}</button></saaristo-root>`,
    'data-widget-prerendered="sp0-"',
  );

/** Sets the state of a page that is still loading, for example its images. */
const delayPage = (): void =>
  void vi.spyOn(Document.prototype, 'readyState', 'get').mockReturnValue('interactive');

test('prerendered page: widgets and preloads are requested after the page has loaded [LOAD]', async () => {
  delayPage();
  const element = appendHtml(createPrerendered('plain', 'Hei'));
  // A marker that is loaded later delays nothing.
  appendHtml(createMarker('plain', { text: 'a' }, '', 'data-load="interaction"'));
  document.head.innerHTML =
    '<template data-widget-preloads><link rel="modulepreload" href="/chunks/plain.js"></template>';
  const preloads = () => document.head.querySelectorAll('link[rel="modulepreload"]').length;
  const saaristo = await startRuntime({ plain });
  await flushTasks();
  expect(getState(element)).toBe('pending');
  expect(preloads()).toBe(0);
  const frames = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const paint = () => frames.mock.calls.splice(0).forEach(([call]) => call(0));
  // Browsers dispatch `pageshow` for every page after `load`. The page is painted before widgets are requested.
  for (const type of ['load', 'pageshow', 'online']) dispatchEvent(new Event(type));
  await flushTasks();
  paint();
  await flushTasks();
  expect(getState(element)).toBe('pending');
  expect(preloads()).toBe(0);
  paint();
  frames.mockRestore();
  await saaristo.ready;
  expect(getState(element)).toBe('mounted');
  expect(preloads()).toBe(1);
});

test.each(['pointerdown', 'wheel', 'keydown', 'focusin', 'input'])(
  'prerendered page: %s of the visitor requests its widgets at once [LOAD]',
  async (type) => {
    delayPage();
    const element = appendHtml(createPrerendered('plain', 'Hei'));
    await startRuntime({ plain });
    await flushTasks();
    expect(getState(element)).toBe('pending');
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    await waitForState(element, 'mounted');
  },
);

test('prerendered page: a click before the page has loaded is replayed [LOAD]', async () => {
  delayPage();
  const element = appendHtml(createPrerendered('plain', 'Press'));
  await startRuntime({ plain });
  await flushTasks();
  element.querySelector('button')!.click();
  await waitForState(element, 'mounted');
  await vi.waitFor(() => expect(onClick).toHaveBeenCalledOnce());
});

test('prerendered page: one that never finishes loading requests its widgets after five seconds [LOAD]', async () => {
  delayPage();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const element = appendHtml(createPrerendered('plain', 'Hei'));
  await startRuntime({ plain });
  await vi.advanceTimersByTimeAsync(4900);
  expect(getState(element)).toBe('pending');
  await vi.advanceTimersByTimeAsync(200);
  vi.useRealTimers();
  await waitForState(element, 'mounted');
});

test.each([
  ['no island is rendered by a server', () => createMarker('plain', { text: 'a' }), ''],
  [
    'one that loads at once is not',
    () => createPrerendered('plain', 'a'),
    createMarker('plain', { text: 'b' }),
  ],
])('prerendered page: where %s, widgets are requested at once [LOAD]', async (_, first, second) => {
  delayPage();
  const element = appendHtml(first());
  if (second) appendHtml(second);
  await startRuntime({ plain });
  await waitForState(element, 'mounted');
  expect(document.readyState).toBe('interactive');
});
