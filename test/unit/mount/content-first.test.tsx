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

test('LOAD islands that a server has rendered come after the page itself, with what it has written down for them', async () => {
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
  'LOAD islands that a server has rendered come at once where somebody uses the page: %s',
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

test('LOAD a press in what a server has rendered is not lost while the page is still coming', async () => {
  holdPage();
  const element = place(prerendered('plain', 'Press'));
  await startRuntime({ plain });
  await settle();
  element.querySelector('button')!.click();
  await reaches(element, 'mounted');
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce());
});

test('LOAD a page that does not come to an end is waited for five seconds', async () => {
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
])('LOAD the page is not waited for where %s', async (_, first, second) => {
  holdPage();
  const element = place(first());
  if (second) place(second);
  await startRuntime({ plain });
  await reaches(element, 'mounted');
  expect(document.readyState).toBe('interactive');
});
