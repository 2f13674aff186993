/** Slots: HTML of the page inside of islands. */
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { propsSchema } from '#island/define.ts';
import { createPrerender, type ServerWidget } from '../../../prerender/prerender.ts';
import { expectConsole } from '../../console.ts';
import {
  appendHtml,
  createMarker,
  flushTasks,
  startRuntime,
  type TestWidget,
  waitForState,
} from '../../runtime/runtime.tsx';
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

test("slots: the page's own nodes are in the island, and the fallback has them again after unmounting [SLOT]", async () => {
  const { element, nodes, saaristo, find } = await mountCard();
  expect(find('.body')?.firstChild).toBe(nodes.text);
  expect(find('.details')?.firstChild).toBe(nodes.field);
  expect(find('[data-slot]')).toBeNull();
  saaristo.unmount();
  await flushTasks();
  expect(element.innerHTML).toBe(CONTENT);
  expect(document.querySelector('#text')).toBe(nodes.text);
  expect(document.querySelector('#field')).toBe(nodes.field);
});

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

test('slots: an island that fails gives the page its content back [SLOT]', async () => {
  expectConsole('error', /broken/);
  const { element, nodes } = await mountCard();
  element.dataset['props'] = JSON.stringify({ title: 'B', breaks: true });
  await waitForState(element, 'failed');
  expect(element.innerHTML).toBe(CONTENT);
  expect(document.querySelector('#field')).toBe(nodes.field);
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
  expect(html).toContain('<div class="body"><p id="text">Rich <b>text</b></p></div>');
  expect(html).toContain('<div class="details"><input id="field"></div>');
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

test('slots: a server renders markers in slots of several levels, and each is hydrated once [SLOT] [SERVER]', async () => {
  const say = (text: string): string => createMarker('greeting', { text });
  const inner = createMarker('card', { title: 'C' }, `<p>Deep</p>${say('third')}`);
  const middle = createMarker(
    'card',
    { title: 'B' },
    `${say('second')}<div data-slot="details">${inner}</div>`,
  );
  const html = await prerender(createMarker('card', { title: 'A' }, `${say('first')}<ul><li>${middle}</ul>`));
  const element = appendHtml(html);
  const shown = [...element.querySelectorAll('saaristo-root')];
  expect(shown).toHaveLength(6);
  const mounted: string[] = [];
  document.addEventListener('widget:mounted', ({ detail }) => mounted.push(detail.name));
  const before = alive.count;
  const saaristo = await startRuntime(widgets);
  for (const marker of element.querySelectorAll('[data-widget]')) await waitForState(marker, 'mounted');
  expect(mounted.toSorted()).toEqual(['card', 'card', 'card', 'greeting', 'greeting', 'greeting']);
  expect(alive.count).toBe(before + 3);
  // Hydration keeps the server's elements.
  expect([...element.querySelectorAll('saaristo-root')]).toEqual(shown);
  const third = [...element.querySelectorAll('button')].find((button) =>
    button.textContent.includes('third'),
  )!;
  third.click();
  await flushTasks();
  expect(third.textContent).toContain('pressed 1');
  saaristo.unmount();
  await flushTasks();
  expect(alive.count).toBe(before);
  saaristo.scan();
  for (const marker of element.querySelectorAll('[data-widget]')) await waitForState(marker, 'mounted');
  expect(alive.count).toBe(before + 3);
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
  expect(html).toContain(`<saaristo-root><form><div>${form}</div></form></saaristo-root>`);
  const stray = createMarker('card', { title: 'A' }, '<p>Text</article>more</p>');
  expect(await prerender(stray)).toBe(stray);
});

test('slots: a server renders deeply nested markers in bounded size [SLOT] [SERVER]', async () => {
  const text = 'x'.repeat(1000);
  let html = `<p>${text}</p>`;
  for (let depth = 0; depth < 100; depth += 1) html = createMarker('card', { title: 'A' }, html);
  expect((await prerender(html)).length).toBeLessThan(html.length * 12);
});
