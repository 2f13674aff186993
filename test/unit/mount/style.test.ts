import { afterEach, expect, test } from 'vitest';
import { style } from '#mount/style.ts';

afterEach(() => {
  document.head.replaceChildren();
});

const links = (): string[] =>
  [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href')!);

const urlOf = (name: string): string => new URL(`/chunks/${name}`, location.href).href;

test('STYLE a stylesheet that the page has joined with others is not asked for again', async () => {
  document.head.innerHTML =
    '<style data-widget-styles="/saaristo.css /chunks/cards.css">.card { color: red }</style>';
  await style(urlOf('cards.css'));
  expect(links()).toEqual([]);
});

test.each([
  ['the page has not', '<style data-widget-styles="/chunks/others.css">.card { color: red }</style>'],
  ['came as an error', '<style data-widget-styles="/chunks/cards.css"></style>'],
])('STYLE a stylesheet that %s is linked', async (_, html) => {
  document.head.innerHTML = html;
  const linked = style(urlOf('cards.css'));
  expect(links()).toEqual([urlOf('cards.css')]);
  document.head.querySelector('link')!.dispatchEvent(new Event('load'));
  await linked;
});
