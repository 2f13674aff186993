/** Markers in shadow trees and in the documents of frames. */
import { expect, test, vi } from 'vitest';
import { expectConsole } from '../../setup.ts';
import { marker, place, reaches, settle, startRuntime, stateOf } from '../../runtime/runtime.tsx';
import { alive, form, greeting } from './widgets.tsx';

const hei = (attributes = '') =>
  marker('greeting', { text: 'Hei' }, '<button>Hei × 1, pressed 0</button>', attributes);

const shadowOf = (html: string, mode: ShadowRootMode = 'open'): ShadowRoot => {
  const shadow = place('<section></section>').attachShadow({ mode });
  shadow.innerHTML = html;
  return shadow;
};

const frameOf = (html: string): [HTMLIFrameElement, HTMLElement] => {
  const frame = place('<iframe></iframe>') as HTMLIFrameElement;
  const { body } = frame.contentDocument!;
  body.innerHTML = html;
  return [frame, body];
};

/** Records which nodes are observed, and which are no longer. */
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
  ['an open shadow tree', () => shadowOf(hei('data-load="interaction"'))],
  ['a closed shadow tree', () => shadowOf(hei('data-load="interaction"'), 'closed')],
  ['a frame', () => frameOf(hei('data-load="interaction"'))[1]],
];

test.each(places)('tree: a click in %s loads a marker with interaction, and is replayed', async (_, make) => {
  const root = make();
  const { scan } = await startRuntime({ greeting });
  scan(root);
  await settle();
  const element = root.querySelector<HTMLElement>('[data-widget]')!;
  expect(stateOf(element)).toBe('pending');
  element.querySelector('button')!.click();
  await reaches(element, 'mounted');
  await vi.waitFor(() => expect(element).toHaveTextContent('Hei × 1, pressed 1'));
  element.querySelector('button')!.click();
  await vi.waitFor(() => expect(element).toHaveTextContent('Hei × 1, pressed 2'));
});

test.each([
  ['a shadow tree', () => shadowOf(marker('form', {}, '<input name="email">'))],
  ['a frame', () => frameOf(marker('form', {}, '<input name="email">'))[1]],
])('tree: the focus in a fallback in %s is in the island after mounting', async (_, make) => {
  const root = make();
  const { scan } = await startRuntime({ form });
  root.querySelector('input')!.focus();
  scan(root);
  const element = root.querySelector('[data-widget]')!;
  await reaches(element, 'mounted');
  const { activeElement } = element.getRootNode() as Document | ShadowRoot;
  await vi.waitFor(() => expect(activeElement?.isConnected).toBe(true));
  expect(activeElement).toBe(element.querySelector('input'));
});

test('tree: an island that is moved into a shadow tree handles events, updates its props and is unmounted with the tree', async () => {
  const element = place(hei());
  await startRuntime({ greeting });
  await reaches(element, 'mounted');
  const shadow = shadowOf('');
  shadow.append(element);
  await settle();
  // Not composed: nothing outside of the shadow tree hears of it.
  element.querySelector('button')!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await vi.waitFor(() => expect(element).toHaveTextContent('Hei × 1, pressed 1'));
  window.saaristo!.update(element, { text: 'Moi' });
  await vi.waitFor(() => expect(element).toHaveTextContent('Moi × 1, pressed 1'));
  shadow.host.remove();
  await vi.waitFor(() => expect(alive.count).toBe(0));
  expect(stateOf(element)).toBeNull();
});

test('tree: markers in a nested shadow tree are unmounted with the outer one, and nothing observes either', async () => {
  const observersOf = watchObservers();
  const outer = shadowOf('<div></div>');
  const inner = outer.querySelector('div')!.attachShadow({ mode: 'open' });
  inner.innerHTML = hei();
  const { scan, report } = await startRuntime({ greeting });
  scan(inner);
  await reaches(inner.querySelector('[data-widget]')!, 'mounted');
  expect([outer, inner].map(observersOf)).toEqual([[false], [false]]);
  outer.querySelector('div')!.remove();
  await vi.waitFor(() => expect(alive.count).toBe(0));
  expect([outer, inner].map(observersOf)).toEqual([[false], [true]]);
  outer.host.remove();
  await settle();
  expect(observersOf(outer)).toEqual([true]);
  vi.spyOn(console, 'table').mockImplementation(() => {});
  expect(await report()).toEqual([]);
  vi.restoreAllMocks();
});

test('tree: unmount() of the page removes islands in its frames, too', async () => {
  const [, body] = frameOf(hei());
  const { scan, unmount } = await startRuntime({ greeting });
  scan(body);
  await reaches(body.querySelector('[data-widget]')!, 'mounted');
  unmount();
  await vi.waitFor(() => expect(alive.count).toBe(0));
  expect(body.querySelector('[data-widget]')!.innerHTML).toBe('<button>Hei × 1, pressed 0</button>');
});

test('tree: unmount() of a failed marker removes all attributes of the runtime', async () => {
  const element = place(marker('nothing', {}, 'fallback'));
  const written = element.outerHTML;
  expectConsole('error', /no such widget/);
  const { unmount } = await startRuntime({ greeting });
  await reaches(element, 'invalid');
  unmount();
  await vi.waitFor(() => expect(element.outerHTML).toBe(written));
});
