import { expect, test } from 'vitest';
import { getMessages } from '../../src/messages.ts';
import type { Widget } from '../../src/model/catalogue.ts';
import { joinPath } from 'saaristo/form';
import { RICH_TEXT } from '../../src/model/page.ts';
import { findProblems } from '../../src/model/problems.ts';

const t = getMessages('en');
const catalogue = new Map([
  [
    'teaser',
    {
      props: {
        type: 'object',
        properties: {
          link: { type: 'string', format: 'link' },
          more: {
            type: 'array',
            items: { type: 'object', properties: { link: { type: 'string', format: 'link' } } },
          },
          text: { type: 'string', format: 'rich-text' },
        },
      },
    } as unknown as Widget,
  ],
]);
const placesOf = (type: string, value: Parameters<typeof findProblems>[1]): string[] =>
  findProblems(type, value, catalogue, t).map(({ path, message }) => {
    expect(message).toBe(t.errors.address);
    return joinPath(path);
  });

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'http://',
])('blocks: %j is a problem in a link field, since the page leaves it out', (link) => {
  expect(placesOf('teaser', { link })).toEqual(['link']);
  expect(placesOf('teaser', { more: [{ link: '/a' }, { link }] })).toEqual(['more.1.link']);
});

test.each([
  '',
  '/a',
  'a/b',
  '#c',
  '?q=1',
  '//example.com',
  'https://example.com',
  'mailto:a@example.com',
  'tel:1',
])('blocks: %j is not a problem in a link field', (link) => expect(placesOf('teaser', { link })).toEqual([]));

test('blocks: links in rich text are checked', () => {
  const text = '<p><a href="/a">a</a> <a href="javascript:alert(1)">b</a></p>';
  expect(placesOf('teaser', { text })).toEqual(['text']);
  expect(placesOf(RICH_TEXT, text)).toEqual(['']);
});

test('blocks: rich text that the server would refuse is a problem at its field [SERVER]', () => {
  const of = (type: string, value: Parameters<typeof findProblems>[1]) =>
    findProblems(type, value, catalogue, t);
  const deep = '<div>'.repeat(150);
  expect(of('teaser', { text: deep })).toEqual([{ path: ['text'], message: t.errors.richText.depth }]);
  expect(of(RICH_TEXT, deep)).toEqual([{ path: [], message: t.errors.richText.depth }]);
  expect(of(RICH_TEXT, '<p>x</p>'.repeat(12_500))).toEqual([{ path: [], message: t.errors.richText.nodes }]);
  expect(of(RICH_TEXT, '<p>fine</p>')).toEqual([]);
});
