/** The order in which a page and the code of its islands come, where a server has rendered them. */
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import {
  marker,
  place,
  reaches,
  settle,
  startRuntime,
  stateOf,
  type TestWidget,
} from '../../runtime/runtime.tsx';

const pressed = vi.fn();

const plain: TestWidget = {
  props: { text: v.string() },
  component: function Plain({ text }: { text: string }) {
    return (
      <button type="button" onClick={pressed}>
        {text}
      </button>
    );
  },
};

/** A marker whose island a server has rendered. */
const prerendered = (name: string, text: string): string =>
  marker(
    name,
    { text },
    `<saaristo-root><button type="button">${text}</button></saaristo-root>`,
    'data-widget-prerendered="sp0-"',
  );

/** The page has still to come, pictures for example. */
const holdPage = (): void => void vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');

test('prerendered page: the loader and the preloads are requested after the page has loaded [LOAD]', async () => {
  holdPage();
  const element = place(prerendered('plain', 'Hei'));
  document.head.innerHTML =
    '<template data-widget-preloads><link rel="modulepreload" href="/chunks/plain.js"></template>';
  const preloads = () => document.head.querySelectorAll('link[rel="modulepreload"]').length;
  const saaristo = await startRuntime({ plain });
  await settle();
  expect(stateOf(element)).toBeNull();
  expect(preloads()).toBe(0);
  const frames = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const paint = () => frames.mock.calls.splice(0).forEach(([call]) => call(0));
  // A browser shows every page once, right after it has come; and it is painted before our code is asked for.
  for (const type of ['load', 'pageshow', 'online']) dispatchEvent(new Event(type));
  await settle();
  paint();
  await settle();
  expect(stateOf(element)).toBeNull();
  expect(preloads()).toBe(0);
  paint();
  frames.mockRestore();
  await saaristo.ready;
  expect(stateOf(element)).toBe('mounted');
  expect(preloads()).toBe(1);
});

test.each(['pointerdown', 'wheel', 'keydown', 'focusin', 'input'])(
  'prerendered page: %s of the visitor requests the loader at once [LOAD]',
  async (type) => {
    holdPage();
    const element = place(prerendered('plain', 'Hei'));
    await startRuntime({ plain });
    await settle();
    expect(stateOf(element)).toBeNull();
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    await reaches(element, 'mounted');
  },
);

test('prerendered page: a click before the page has loaded is replayed [LOAD]', async () => {
  holdPage();
  const element = place(prerendered('plain', 'Press'));
  await startRuntime({ plain });
  await settle();
  element.querySelector('button')!.click();
  await reaches(element, 'mounted');
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce());
});

test('prerendered page: one that never finishes loading requests the loader after five seconds [LOAD]', async () => {
  holdPage();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const element = place(prerendered('plain', 'Hei'));
  await startRuntime({ plain });
  await vi.advanceTimersByTimeAsync(4900);
  expect(stateOf(element)).toBeNull();
  await vi.advanceTimersByTimeAsync(200);
  vi.useRealTimers();
  await reaches(element, 'mounted');
});

test.each([
  ['no island is rendered by a server', () => marker('plain', { text: 'a' }), ''],
  ['one that loads at once is not', () => prerendered('plain', 'a'), marker('plain', { text: 'b' })],
])('prerendered page: where %s, the loader is requested at once [LOAD]', async (_, first, second) => {
  holdPage();
  const element = place(first());
  if (second) place(second);
  await startRuntime({ plain });
  await reaches(element, 'mounted');
  expect(document.readyState).toBe('interactive');
});
