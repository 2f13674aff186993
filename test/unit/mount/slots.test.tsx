/** Slots: HTML of the page inside of islands. */
import { Idiomorph } from 'idiomorph';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { propsSchema } from '#island/define.ts';
import { createPrerender, type ServerWidget } from '../../../packages/server/prerender.ts';
import { expectConsole } from '../../../packages/testing/console.ts';
import {
  addBundle,
  appendHtml,
  createMarker,
  flushTasks,
  getState,
  startRuntime,
  stopRuntime,
  type TestWidget,
  waitForState,
} from '../../../packages/testing/runtime.tsx';
import { Slot } from '#ui/Slot.tsx';
import SlotCard from './SlotCard.tsx';
import { alive, greeting } from './widgets.tsx';

const props = {
  title: v.string(),
  breaks: v.optional(v.boolean(), false),
  closed: v.optional(v.boolean(), false),
};
const card: TestWidget = { props, module: () => import('./SlotCard.tsx') };

const CONTENT = '<p id="text">Rich <b>text</b></p><div data-slot="details"><input id="field"></div>';

const widgets = { card, greeting };

async function mountCard(content = CONTENT) {
  const element = appendHtml(createMarker('card', { title: 'A' }, content));
  const nodes = { text: document.querySelector('#text'), field: document.querySelector('#field') };
  const saaristo = await startRuntime(widgets);
  await waitForState(element, 'mounted');
  const find = (selector: string) => element.querySelector(selector);
  return { element, nodes, saaristo, find };
}

test('slots: new props keep the nodes and their input, and a slot that is hidden and shown again has its nodes [SLOT]', async () => {
  const { element, nodes, find } = await mountCard();
  (nodes.field as HTMLInputElement).value = 'typed';
  element.dataset['props'] = JSON.stringify({ title: 'B' });
  await flushTasks();
  expect(find('h2')?.textContent).toBe('B');
  expect(find('.details')?.firstChild).toBe(nodes.field);
  const button = find('button') as HTMLButtonElement;
  button.click();
  await flushTasks();
  expect(find('.details')).toBeNull();
  button.click();
  await flushTasks();
  expect(find('.details')?.firstChild).toBe(nodes.field);
  expect((nodes.field as HTMLInputElement).value).toBe('typed');
});

test('slots: markers in a slot are mounted, and unmounted with the island [SLOT]', async () => {
  const inner = createMarker('greeting', { text: 'x' });
  const { element, find, saaristo } = await mountCard(`<p id="text"></p>${inner}`);
  await waitForState(find('[data-widget=greeting]')!, 'mounted');
  expect(find('.body saaristo-root button')?.textContent).toContain('x');
  saaristo.unmount(element);
  await flushTasks();
  expect(element.querySelector('[data-widget=greeting] button')).toBeNull();
});

test('slots: content that the page writes over the island is shown in its slots [SLOT]', async () => {
  const { element, find } = await mountCard();
  element.innerHTML = '<p id="new">New</p>';
  await flushTasks();
  expect(find('.body')?.innerHTML).toBe('<p id="new">New</p>');
  expect(find('h2')?.textContent).toBe('A');
});

/** A server's widgets. `form` has its slot in an element that cannot contain another one. */
const prerender = createPrerender(
  new Map(
    Object.entries({
      card: { props, component: SlotCard },
      greeting: { props: greeting.props!, component: greeting.component! },
      form: {
        props: {},
        component: () => (
          <form>
            <Slot />
          </form>
        ),
      },
    }).map(([name, widget]) => [
      name,
      { schema: propsSchema(widget), component: widget.component as ServerWidget['component'] },
    ]),
  ),
);

test('slots: a server renders them, and hydration keeps the nodes [SLOT]', async () => {
  const html = await prerender(createMarker('card', { title: 'A' }, CONTENT));
  expect(html).toContain('<div class="body" data-widget-slot=""><p id="text">Rich <b>text</b></p></div>');
  expect(html).toContain('<div class="details" data-widget-slot="details"><input id="field"></div>');
  const element = appendHtml(html);
  const text = element.querySelector('saaristo-root #text');
  const saaristo = await startRuntime(widgets);
  await waitForState(element, 'mounted');
  expect(element.querySelector('.body')?.firstChild).toBe(text);
  element.querySelector('button')!.click();
  await flushTasks();
  element.querySelector('button')!.click();
  await flushTasks();
  expect(element.querySelector('.details')?.innerHTML).toBe('<input id="field">');
  saaristo.unmount();
  await flushTasks();
  expect(element.querySelector('.body')?.textContent).toBe('Rich text');
});

/** Content with a listener, input and a marker. */
const LIVE =
  '<p id="text">Rich</p><button id="own" type="button">Own</button>' +
  `${createMarker('greeting', { text: 'inner' }, '<i>Later</i>')}<div data-slot="details"><input id="field"></div>`;

const FORMS = ['plain', 'prerendered'] as const;
const write = (form: (typeof FORMS)[number], html: string) => (form === 'plain' ? html : prerender(html));

/** Mounts a card with `LIVE`, from one bundle or with the marker in it from another one. */
async function mountLive(form: (typeof FORMS)[number], bundles: number, cardProps = { title: 'A' }) {
  const element = appendHtml(await write(form, createMarker('card', { title: 'A' }, LIVE)));
  element.dataset['props'] = JSON.stringify(cardProps);
  const press = vi.fn();
  const select = (selector: string) => document.querySelector<HTMLInputElement>(selector)!;
  const selectors = ['#own', '#field', '[data-widget=greeting]'];
  const nodes = selectors.map(select);
  nodes[0]!.addEventListener('click', press);
  nodes[1]!.value = 'typed';
  // Until its bundle is there.
  if (bundles === 2) expectConsole('error', /greeting: no such widget/);
  const saaristo = await startRuntime(bundles === 1 ? widgets : { card });
  if (bundles === 2) await addBundle({ greeting });
  await vi.waitFor(() => expect(getState(element)).toMatch(/mounted|failed/));
  /** Expects the page's own nodes in the page, once, with all that they had. */
  const expectNodes = () => {
    expect(selectors.map((selector, index) => select(selector) === nodes[index])).toEqual([true, true, true]);
    expect(document.querySelectorAll('#own, #field')).toHaveLength(2);
    const { length } = press.mock.calls;
    nodes[0]!.click();
    expect(press).toHaveBeenCalledTimes(length + 1);
    expect(nodes[1]!.value).toBe('typed');
  };
  return { element, inner: nodes[2]!, saaristo, expectNodes };
}

/** Expects one island in a marker, with the content of its slots once. */
async function expectIsland(element: Element, title: string, text: string) {
  await waitForState(element, 'mounted');
  await flushTasks();
  expect(element.querySelector('h2')?.textContent).toBe(title);
  expect(element.querySelectorAll('article')).toHaveLength(1);
  expect(element.querySelectorAll(':scope > saaristo-root')).toHaveLength(1);
  expect(element.querySelector('.body > #text')?.textContent).toBe(text);
  expect(element.querySelector('.details')?.childNodes).toHaveLength(1);
  await waitForState(element.querySelector('.body > [data-widget=greeting]')!, 'mounted');
}

describe.each(FORMS)('slots, %s', (form) => {
  test.each([1, 2])(
    'the page has its nodes again after unmounting, and the island after scanning (bundles: %i) [SLOT]',
    async (bundles) => {
      const { element, inner, saaristo, expectNodes } = await mountLive(form, bundles);
      await waitForState(inner, 'mounted');
      expectNodes();
      saaristo.unmount();
      await flushTasks();
      expectNodes();
      expect(document.querySelector('[data-widget-state], saaristo-root[id]')).toBeNull();
      expect(inner.innerHTML).toBe(form === 'plain' ? '<i>Later</i>' : inner.innerHTML);
      saaristo.scan();
      await expectIsland(element, 'A', 'Rich');
      expectNodes();
    },
  );

  test.each([1, 2])(
    'the page has its nodes and islands after a failure (bundles: %i) [SLOT]',
    async (bundles) => {
      expectConsole('error', /broken/);
      const { element, inner, expectNodes } = await mountLive(form, bundles);
      await waitForState(inner, 'mounted');
      const { count } = alive;
      element.dataset['props'] = JSON.stringify({ title: 'B', breaks: true });
      await waitForState(element, 'failed');
      await flushTasks();
      expectNodes();
      expect(getState(inner)).toBe('mounted');
      expect(alive.count).toBe(count);
    },
  );

  test('the page has its nodes if the first rendering fails or differs from the server [SLOT]', async () => {
    expectConsole('error', /broken/);
    const failing = await mountLive(form, 1, { title: 'A', breaks: true } as never);
    failing.expectNodes();
    failing.element.remove();
    stopRuntime();
    if (form === 'prerendered') expectConsole('error', /rendered something else/);
    const { element, expectNodes } = await mountLive(form, 1, { title: 'B' });
    await expectIsland(element, 'B', 'Rich');
    expectNodes();
  });

  test('what the visitor has done in a slot before the island is not done again [SLOT] [CARRY]', async () => {
    const content =
      '<p id="text">Rich</p><button id="own" type="button">Own</button>' +
      '<details><summary>More</summary>text</details><input id="field" name="field">';
    const element = appendHtml(await write(form, createMarker('card', { title: 'A' }, content)));
    const select = (selector: string) => element.querySelector<HTMLInputElement>(selector)!;
    const [own, field, summary] = ['#own', '#field', 'summary'].map(select) as [
      HTMLElement,
      HTMLInputElement,
      HTMLElement,
    ];
    const seen: string[] = [];
    for (const type of ['click', 'input', 'change', 'toggle', 'beforetoggle'])
      element.addEventListener(
        type,
        ({ target }) => seen.push(`${type} ${(target as Element).localName}`),
        true,
      );
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await startRuntime({
      card: { ...card, load: 'interaction', fetch: (code) => arrived.then(code) },
    });
    summary.click();
    own.click();
    field.focus();
    field.value = 'typed';
    field.setSelectionRange(1, 2);
    await vi.waitFor(() => expect(seen).toContain('toggle details'));
    const before = [...seen];
    arrive();
    await waitForState(element, 'mounted');
    await flushTasks();
    expect(seen).toEqual(before);
    expect(['#own', '#field', 'summary'].map(select)).toEqual([own, field, summary]);
    expect(document.activeElement).toBe(field);
    expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['typed', 1, 2]);
    expect(summary.parentElement).toHaveAttribute('open');
  });

  test('a marker that is moved keeps its island and the nodes [SLOT]', async () => {
    const { element, inner, expectNodes } = await mountLive(form, 1);
    await waitForState(inner, 'mounted');
    const host = element.querySelector('saaristo-root');
    document.body.appendChild(document.createElement('main')).append(element);
    await flushTasks();
    expect(element.querySelector('saaristo-root')).toBe(host);
    expectNodes();
  });

  test.each(FORMS)(
    'a page that morphs it into a %s one has one island with the new content [SLOT]',
    async (next) => {
      const { element, saaristo } = await mountLive(form, 1);
      await expectIsland(element, 'A', 'Rich');
      const host = element.querySelector('saaristo-root');
      const html = await write(next, createMarker('card', { title: 'B' }, LIVE.replace('Rich', 'New')));
      void Idiomorph.morph(element, html, { morphStyle: 'outerHTML' });
      await flushTasks();
      await expectIsland(element, 'B', 'New');
      expect(element.querySelector('saaristo-root')).toBe(host);
      saaristo.unmount();
      await flushTasks();
      expect(element.querySelectorAll('#text')).toHaveLength(1);
      expect(element.querySelectorAll('article')).toHaveLength(next === 'plain' ? 0 : 1);
      saaristo.scan();
      await expectIsland(element, 'B', 'New');
    },
  );

  test('a copy, a saved page and one that a server renders again have one island each [SLOT]', async () => {
    const { element, saaristo } = await mountLive(form, 1);
    await expectIsland(element, 'A', 'Rich');
    const saved = element.outerHTML;
    const copy = element.cloneNode(true) as HTMLElement;
    document.body.append(copy);
    for (const marker of [copy, appendHtml(saved), appendHtml(await prerender(saved)), element])
      await expectIsland(marker, 'A', 'Rich');
    saaristo.unmount(copy);
    await flushTasks();
    expect(copy.querySelectorAll('#text')).toHaveLength(1);
    saaristo.scan(copy);
    await expectIsland(copy, 'A', 'Rich');
  });
});

test('slots: a slot that the server has not shown has its content when it is opened [SLOT] [SERVER]', async () => {
  const content = `<div data-slot="details"><p id="text">Later</p>${createMarker('greeting', { text: 'late' })}</div>`;
  const html = await prerender(createMarker('card', { title: 'A', closed: true }, content));
  const element = appendHtml(html);
  await startRuntime(widgets);
  await waitForState(element, 'mounted');
  expect(element.querySelector('#text')).toBeNull();
  element.querySelector('button')!.click();
  await flushTasks();
  expect(element.querySelector('.details > #text')?.textContent).toBe('Later');
  await waitForState(element.querySelector('[data-widget=greeting]')!, 'mounted');
});

test('slots: a server leaves markers that a slot would break, and widgets that their content would break [SLOT] [SERVER]', async () => {
  const form = createMarker('form', {}, '<p>Text</p>');
  const html = await prerender(createMarker('form', {}, form));
  // A form in a form is not rendered; the form around it is.
  expect(html.match(/<form>/g)).toHaveLength(1);
  expect(html).toContain(
    `<saaristo-root><form><div data-widget-slot="">${form}</div></form></saaristo-root>`,
  );
  const stray = createMarker('card', { title: 'A' }, '<p>Text</article>more</p>');
  expect(await prerender(stray)).toBe(stray);
});

test('slots: a server renders deeply nested markers in bounded size [SLOT] [SERVER]', async () => {
  const text = 'x'.repeat(1000);
  let html = `<p>${text}</p>`;
  for (let depth = 0; depth < 100; depth += 1) html = createMarker('card', { title: 'A' }, html);
  expect((await prerender(html)).length).toBeLessThan(html.length * 12);
});

test('edit mode: a notice is no content of a slot, and leaves the script with the props in its place [EDIT] [SLOT]', async () => {
  document.head.innerHTML =
    '<script type="application/json" data-widget-settings>{"editMode":true,"language":"en"}</script>';
  expectConsole('error', /title/);
  const script = '<script type="application/json" data-props>{}</script>';
  const element = appendHtml(`<div data-widget="card">${script}<p id="text">Rich</p></div>`);
  await startRuntime(widgets);
  await vi.waitFor(() => expect(element.querySelector('saaristo-notice')).not.toBeNull());
  await flushTasks();
  expect(element.firstElementChild!.localName).toBe('script');
  element.querySelector('script')!.textContent = '{"title":"A"}';
  await waitForState(element, 'mounted');
  expect(element.querySelector('.body')!.innerHTML).toBe('<p id="text">Rich</p>');
});

test.each([
  ['details', '<summary>Name</summary>', ''],
  ['figure', '', '<figcaption>Name</figcaption>'],
])(
  'server: the name of a <%s> (%s%s) stays in the page, and the island is hydrated beside it [SERVER]',
  async (name, before, after) => {
    const start = `<${name} data-widget="greeting" data-props="{&quot;text&quot;:&quot;Hei&quot;}"`;
    const html = await prerender(`${start}>${before}<p>fallback</p>${after}</${name}>`);
    expect(html).toContain(
      `>${before}<template data-widget-fallback><p>fallback</p></template><saaristo-root>`,
    );
    expect(html.endsWith(`</saaristo-root>${after}</${name}>`)).toBe(true);
    const element = appendHtml(html);
    const [label, button] = ['summary, figcaption', 'button'].map((selector) =>
      element.querySelector(selector),
    );
    const saaristo = await startRuntime(widgets);
    await waitForState(element, 'mounted');
    expect(element.querySelector('button')).toBe(button);
    saaristo.unmount();
    expect(element.querySelector('summary, figcaption')).toBe(label);
    expect(element).toHaveTextContent('Hei');
  },
);

test('server: a marker whose start tag ends in /> is left, and those in it are rendered [SERVER]', async () => {
  const open = createMarker('greeting', { text: 'Hei' }).replace('></div>', '/>');
  const closed = createMarker('greeting', { text: 'Moi' });
  const html = await prerender(`<main>${open}<p>Rest</p>${closed}</main>`);
  expect(html.startsWith(`<main>${open}<p>Rest</p>`)).toBe(true);
  expect(html.match(/<saaristo-root>/g)).toHaveLength(1);
  // It contains nothing.
  expect(await prerender(`${open}</div><p>Rest</p>`)).toContain('<saaristo-root>');
});
