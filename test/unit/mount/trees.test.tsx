/** Markers in shadow trees and in documents of frames. */
import { expect, test, vi } from 'vitest';
import { expectConsole } from '../../setup.ts';
import {
  createMarker,
  appendHtml,
  waitForState,
  flushTasks,
  startRuntime,
  getState,
} from '../../../packages/testing/runtime.tsx';
import { alive, form, greeting } from './widgets.tsx';

const hei = (attributes = '') =>
  createMarker('greeting', { text: 'Hei' }, '<button>Hei × 1, pressed 0</button>', attributes);

const createShadow = (html: string, mode: ShadowRootMode = 'open'): ShadowRoot => {
  const shadow = appendHtml('<section></section>').attachShadow({ mode });
  shadow.innerHTML = html;
  return shadow;
};

const createFrame = (html: string): [HTMLIFrameElement, HTMLElement] => {
  const frame = appendHtml('<iframe></iframe>') as HTMLIFrameElement;
  const { body } = frame.contentDocument!;
  body.innerHTML = html;
  return [frame, body];
};

/** Records which nodes are observed and which no longer are. */
function watchObservers() {
  const observed: { node: Node; isOver: boolean }[] = [];
  const { observe, disconnect } = MutationObserver.prototype;
  const own = new Map<MutationObserver, typeof observed>();
  vi.spyOn(MutationObserver.prototype, 'observe').mockImplementation(function (
    this: MutationObserver,
    node: Node,
    options?: MutationObserverInit,
  ) {
    const one = { node, isOver: false };
    observed.push(one);
    own.set(this, [...(own.get(this) ?? []), one]);
    observe.call(this, node, options);
  });
  vi.spyOn(MutationObserver.prototype, 'disconnect').mockImplementation(function (this: MutationObserver) {
    own.get(this)?.forEach((one) => (one.isOver = true));
    disconnect.call(this);
  });
  return (node: Node) => observed.filter((one) => one.node === node).map(({ isOver }) => isOver);
}

const places: [string, () => ParentNode & Node][] = [
  ['an open shadow tree', () => createShadow(hei('data-load="interaction"'))],
  ['a closed shadow tree', () => createShadow(hei('data-load="interaction"'), 'closed')],
  ['a frame', () => createFrame(hei('data-load="interaction"'))[1]],
];

test.each(places)('tree: a click in %s loads a marker with interaction, and is replayed', async (_, make) => {
  const root = make();
  const { scan } = await startRuntime({ greeting });
  scan(root);
  await flushTasks();
  const element = root.querySelector<HTMLElement>('[data-widget]')!;
  expect(getState(element)).toBe('pending');
  element.querySelector('button')!.click();
  await waitForState(element, 'mounted');
  await vi.waitFor(() => expect(element).toHaveTextContent('Hei × 1, pressed 1'));
  element.querySelector('button')!.click();
  await vi.waitFor(() => expect(element).toHaveTextContent('Hei × 1, pressed 2'));
});

test.each([
  ['a shadow tree', () => createShadow(createMarker('form', {}, '<input name="email">'))],
  ['a frame', () => createFrame(createMarker('form', {}, '<input name="email">'))[1]],
])('tree: the focus in a fallback in %s is in the island after mounting', async (_, make) => {
  const root = make();
  const { scan } = await startRuntime({ form });
  root.querySelector('input')!.focus();
  scan(root);
  const element = root.querySelector('[data-widget]')!;
  await waitForState(element, 'mounted');
  const { activeElement } = element.getRootNode() as Document | ShadowRoot;
  await vi.waitFor(() => expect(activeElement?.isConnected).toBe(true));
  expect(activeElement).toBe(element.querySelector('input'));
});

test('tree: an island that is moved into a shadow tree handles events, updates its props and is unmounted with the tree', async () => {
  const element = appendHtml(hei());
  await startRuntime({ greeting });
  await waitForState(element, 'mounted');
  const shadow = createShadow('');
  shadow.append(element);
  await flushTasks();
  // Not composed, so nothing outside of the shadow tree gets the event.
  element.querySelector('button')!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await vi.waitFor(() => expect(element).toHaveTextContent('Hei × 1, pressed 1'));
  window.saaristo!.update(element, { text: 'Moi' });
  await vi.waitFor(() => expect(element).toHaveTextContent('Moi × 1, pressed 1'));
  shadow.host.remove();
  await vi.waitFor(() => expect(alive.count).toBe(0));
  expect(getState(element)).toBeNull();
});

test('tree: markers in a nested shadow tree are unmounted with the outer one, and nothing observes either', async () => {
  const observersOf = watchObservers();
  const outer = createShadow('<div></div>');
  const inner = outer.querySelector('div')!.attachShadow({ mode: 'open' });
  inner.innerHTML = hei();
  const { scan, report } = await startRuntime({ greeting });
  scan(inner);
  await waitForState(inner.querySelector('[data-widget]')!, 'mounted');
  expect([outer, inner].map(observersOf)).toEqual([[false], [false]]);
  outer.querySelector('div')!.remove();
  await vi.waitFor(() => expect(alive.count).toBe(0));
  expect([outer, inner].map(observersOf)).toEqual([[false], [true]]);
  outer.host.remove();
  await flushTasks();
  expect(observersOf(outer)).toEqual([true]);
  vi.spyOn(console, 'table').mockImplementation(() => {});
  expect(await report()).toEqual([]);
});

test('tree: unmount() of the page removes islands in its frames, too', async () => {
  const [, body] = createFrame(hei());
  const { scan, unmount } = await startRuntime({ greeting });
  scan(body);
  await waitForState(body.querySelector('[data-widget]')!, 'mounted');
  unmount();
  await vi.waitFor(() => expect(alive.count).toBe(0));
  expect(body.querySelector('[data-widget]')!.innerHTML).toBe('<button>Hei × 1, pressed 0</button>');
});

test('tree: unmount() of a failed marker removes all attributes of the runtime', async () => {
  const element = appendHtml(createMarker('nothing', {}, 'fallback'));
  const written = element.outerHTML;
  expectConsole('error', /no such widget/);
  const { unmount } = await startRuntime({ greeting });
  await waitForState(element, 'invalid');
  unmount();
  await vi.waitFor(() => expect(element.outerHTML).toBe(written));
});
