import { beforeEach, expect, test, vi } from 'vitest';
import type { Saaristo } from '#mount/types.ts';

/** Adds a marker of a state, and dispatches its failure. */
function fail(state: string, error: unknown, name = 'card'): HTMLElement {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<div data-widget="${name}" data-widget-state="${state}">F</div>`,
  );
  const marker = document.body.lastElementChild as HTMLElement;
  marker.dispatchEvent(new CustomEvent('widget:failed', { bubbles: true, detail: { name, error } }));
  return marker;
}

const getNotices = (marker: Element) => [...marker.querySelectorAll('saaristo-notice')];

beforeEach(() => {
  vi.resetModules();
  document.head.innerHTML = '<script data-widget-settings type="application/json">{"language":"en"}</script>';
  const added = vi.spyOn(globalThis, 'addEventListener');
  const observe = vi.spyOn(MutationObserver.prototype, 'observe');
  window.saaristo = { widgets: ['card'] } as unknown as Saaristo;
  return () => {
    for (const [type, listener] of added.mock.calls) removeEventListener(type, listener);
    for (const observer of observe.mock.contexts) (observer as MutationObserver).disconnect();
    observe.mockRestore();
    added.mockRestore();
    delete window.saaristo;
    document.body.replaceChildren();
  };
});

test.each([
  ['invalid', new Error('prop "a"'), 'The settings of the block “card” are wrong. prop "a"'],
  ['failed', new Error('it threw'), 'The block “card” could not be shown. it threw'],
  ['failed', 'a text', 'The block “card” could not be shown. a text'],
])(
  'edit mode: the notice of a block that is %s with %s is before its fallback [EDIT]',
  async (state, error, text) => {
    await import('#mount/editing/edit-mode.ts');
    const marker = fail(state, error);
    const [notice] = getNotices(marker);
    expect(marker.firstChild).toBe(notice);
    expect(notice).toHaveAttribute('role', 'alert');
    expect(notice!.textContent).toBe(text);
  },
);

test('edit mode: the notice of an unknown block names a similar one [EDIT]', async () => {
  await import('#mount/editing/edit-mode.ts');
  const marker = fail('invalid', new Error('x'), 'crad');
  expect(getNotices(marker)[0]!.textContent).toBe(
    'There is no block “crad” any more. Visitors see what it last held; remove or replace the block. no such widget (did you mean "card"?)',
  );
});

test('edit mode: a notice stays while its block fails, and is removed with another state [EDIT]', async () => {
  await import('#mount/editing/edit-mode.ts');
  for (const end of [
    (one: Element) => one.setAttribute('data-widget-state', 'mounted'),
    (one: Element) => one.removeAttribute('data-widget-state'),
  ]) {
    const marker = fail('invalid', new Error('x'));
    for (const state of ['failed', 'invalid']) {
      marker.setAttribute('data-widget-state', state);
      await Promise.resolve();
      expect(getNotices(marker)).toHaveLength(1);
    }
    end(marker);
    await Promise.resolve();
    expect(marker.innerHTML).toBe('F');
  }
});

test('edit mode: of several bundles, also of other versions, one shows notices and the overlay [EDIT]', async () => {
  await import('#mount/editing/edit-mode.ts');
  vi.resetModules();
  await import('#mount/editing/edit-mode.ts');
  expect(getNotices(fail('failed', new Error('x')))).toHaveLength(1);
  expect(document.querySelectorAll('saaristo-overlay')).toHaveLength(1);
  expect(Reflect.get(window.saaristo!, Symbol.for('saaristo.edit-mode'))).toBe(true);
});

test.each([
  ['body', () => (document.body.innerHTML = '<p>another page</p>'), 1],
  [
    'body of a page without edit mode',
    () => ((document.head.innerHTML = ''), (document.body.innerHTML = '')),
    0,
  ],
])(
  'edit mode: after the %s is replaced, the page has the button of the overlay [EDIT]',
  async (_, replace, count) => {
    document.head.innerHTML =
      '<script data-widget-settings type="application/json">{"editMode":true}</script>';
    await import('#mount/editing/edit-mode.ts');
    const getHosts = () => document.querySelectorAll('saaristo-overlay');
    expect(getHosts()).toHaveLength(1);
    replace();
    await new Promise((resolve) => setTimeout(resolve, 0));
    const buttons = [...getHosts()].map((host) => host.shadowRoot!.querySelector('.open'));
    expect(buttons).toHaveLength(count);
    expect(buttons).not.toContain(null);
  },
);
