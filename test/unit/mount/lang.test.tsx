/** The `lang` of islands whose language differs from the page around them (WCAG 3.1.2). */
import { afterEach, expect, test } from 'vitest';
import { propsSchema } from '#island/define.ts';
import { createPrerender, type ServerWidget } from '../../../packages/server/prerender.ts';
import {
  appendHtml,
  createMarker,
  flushTasks,
  startRuntime,
  stopRuntime,
  type TestWidget,
  waitForState,
} from '../../../packages/testing/runtime.tsx';
import SlotCard from './SlotCard.tsx';
import { greeting } from './widgets.tsx';

const card: TestWidget = { module: () => import('./SlotCard.tsx') };

/** Each test has its own settings script and `<html lang>`. */
function startPage(lang: string, language?: string): void {
  document.documentElement.lang = lang;
  document.head.innerHTML = language
    ? `<script type="application/json" data-widget-settings>{"language":"${language}"}</script>`
    : '';
}

afterEach(() => {
  document.documentElement.removeAttribute('lang');
  document.documentElement.className = '';
  document.head.replaceChildren();
});

const prerender = createPrerender(
  new Map<string, ServerWidget>([
    ['greeting', { schema: propsSchema(greeting as never), component: greeting.component! }],
    ['card', { schema: propsSchema({ props: {} }), component: SlotCard as never }],
  ]),
);

const marker = (language?: string, attributes = '') =>
  createMarker('greeting', { text: 'Hej', language }, '', attributes);

test.each([
  ['another language', 'fi', undefined, marker('se'), 'sv-SE'],
  ['the language of the page', 'fi-FI', undefined, marker('fi'), null],
  ['another region', 'sv-FI', undefined, marker('se'), null],
  ['the language of the path beside another one of the page', 'fi', 'en', marker(), 'en-GB'],
  ['an ancestor in its language', 'fi', undefined, `<div lang="sv">${marker('se')}</div>`, null],
  ['an ancestor in another one', 'sv', 'se', `<div lang="en">${marker('se')}</div>`, 'sv-SE'],
  ['a marker with its language', 'fi', undefined, marker('se', 'lang="sv"'), null],
  ['a page in a language that no widget has', 'nl', 'en', marker(), 'en-GB'],
  ['a page without a lang, with its language in the settings', '', 'se', marker('se'), null],
  ['a page without a lang, with another language in the settings', '', 'fi', marker('se'), 'sv-SE'],
  ['Northern Sami, whose tag is "se"', 'se', 'fi', marker('se'), 'sv-SE'],
])('lang: for %s it is right, mounted and prerendered', async (_case, lang, language, html, expected) => {
  startPage(lang, language);
  const find = () => document.querySelector<HTMLElement>('[data-widget]')!;
  const page = (body: string) => `<html lang="${lang}">${document.head.innerHTML}<body>${body}`;
  const rendered = await prerender(page(html));
  const served = rendered.slice(rendered.indexOf('<body>') + 6);
  for (const given of [html, served]) {
    document.body.innerHTML = given;
    const island = () => find().querySelector('saaristo-root')?.getAttribute('lang') ?? null;
    expect(island()).toBe(given === served ? expected : null);
    const saaristo = await startRuntime({ greeting });
    await waitForState(find(), 'mounted');
    expect(island()).toBe(expected);
    saaristo.unmount();
    await flushTasks();
    stopRuntime();
    expect(document.body.querySelectorAll('[lang]').length).toBe(given.split(' lang=').length - 1);
  }
});

test('lang: it follows new props and is not set on a translated page', async () => {
  startPage('fi');
  const element = appendHtml(marker('se'));
  await startRuntime({ greeting });
  await waitForState(element, 'mounted');
  const host = element.querySelector('saaristo-root')!;
  element.dataset['props'] = JSON.stringify({ text: 'Hei', language: 'fi' });
  await flushTasks();
  expect(host.hasAttribute('lang')).toBe(false);
  startPage('en');
  document.documentElement.className = 'translated-ltr';
  element.dataset['props'] = JSON.stringify({ text: 'Hei' });
  await flushTasks();
  expect(host.hasAttribute('lang')).toBe(false);
});

test('lang: it follows the marker into a part of the page in another language, also the slots [SLOT]', async () => {
  startPage('fi');
  document.body.innerHTML = `<div id="sv" lang="sv"></div>${marker('se')}${createMarker('card', { language: 'se' }, '<p>Sisältö</p>')}`;
  const markers = [...document.querySelectorAll('[data-widget]')];
  await startRuntime({ greeting, card });
  for (const element of markers) await waitForState(element, 'mounted');
  const read = () =>
    [...document.querySelectorAll('saaristo-root, .body')].map((one) => one.getAttribute('lang'));
  expect(read()).toEqual(['sv-SE', 'sv-SE', 'fi']);
  const roots = [...document.querySelectorAll('saaristo-root')];
  document.querySelector('#sv')!.append(...markers);
  await flushTasks();
  expect(read()).toEqual([null, null, null]);
  document.body.append(...markers);
  await flushTasks();
  expect(read()).toEqual(['sv-SE', 'sv-SE', 'fi']);
  expect([...document.querySelectorAll('saaristo-root')]).toEqual(roots);
});

test.each([true, false])(
  'lang: the page’s own content in a slot keeps the language of the page, prerendered: %s [SLOT]',
  async (isPrerendered) => {
    startPage('fi');
    const html = createMarker('card', { language: 'se' }, `<p>Sisältö</p>${marker('se')}${marker('fi')}`);
    const page = `<html lang="fi"><body>${html}`;
    document.body.innerHTML = isPrerendered
      ? (await prerender(page)).slice(page.indexOf('<body>') + 6)
      : html;
    const read = () =>
      [...document.querySelectorAll('saaristo-root, .body')].map((one) => one.getAttribute('lang'));
    const expected = ['sv-SE', 'fi', 'sv-SE', null];
    expect(read()).toEqual(isPrerendered ? expected : []);
    await startRuntime({ greeting, card });
    for (const element of document.querySelectorAll('[data-widget]')) await waitForState(element, 'mounted');
    expect(read()).toEqual(expected);
  },
);
