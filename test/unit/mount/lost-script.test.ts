import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { EARLY_INTERACTIONS, type EarlyWindow, INTERACTION_TYPES } from '#mount/interactions.ts';

/** Runs the script of the page's head. Its listeners are removed after the test. */
beforeEach(async () => {
  const added = vi.spyOn(globalThis, 'addEventListener');
  vi.resetModules();
  await import('#mount/lost-script.ts');
  return () => {
    for (const [type, listener, options] of added.mock.calls) removeEventListener(type, listener, options);
    added.mockRestore();
    Reflect.deleteProperty(window, EARLY_INTERACTIONS);
  };
});

const readInteractions = () => (window as EarlyWindow)[EARLY_INTERACTIONS]!();

/** Dispatches an event that does not bubble, as that of a resource. */
function failToLoad(html: string): void {
  document.head.innerHTML = html;
  document.head.firstElementChild!.dispatchEvent(new Event('error'));
}

const getMarkers = () => [...document.querySelectorAll('[data-widget]')].map(({ outerHTML }) => outerHTML);

test('lost script: markers without a state have failed, also those that are parsed later [LOAD]', () => {
  document.body.innerHTML =
    '<i data-widget="a"></i><i data-widget="b" data-widget-state="mounted"></i><i></i>';
  failToLoad('<script type="module"></script>');
  const failed = (name: string) =>
    `<i data-widget="${name}" data-widget-state="failed" data-widget-failed=""></i>`;
  const mounted = '<i data-widget="b" data-widget-state="mounted"></i>';
  expect(getMarkers()).toEqual([failed('a'), mounted]);
  document.body.insertAdjacentHTML('beforeend', '<i data-widget="c"></i>');
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  expect(getMarkers()).toEqual([failed('a'), mounted, failed('c')]);
});

test.each(['<script></script>', '<img type="x">', '<link rel="stylesheet">'])(
  'lost script: that %s is not loaded concerns no marker [LOAD]',
  (html) => {
    document.body.innerHTML = '<i data-widget="a"></i>';
    failToLoad(html);
    document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
    expect(getMarkers()).toEqual(['<i data-widget="a"></i>']);
  },
);

test('late script: interactions are stored until the script reads them, and forgotten after 15 s [LOAD]', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
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
