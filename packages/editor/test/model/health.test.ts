import { expect, test } from 'vitest';
import { joinPath, listLeaves, type Schema } from 'saaristo/form';
import { getMessages } from '../../src/messages.ts';
import {
  findHeadingFindings,
  findHtmlTextProblems,
  findTextFindings,
  weighBlocks,
} from '../../src/model/health.ts';
import { findPictureProblems } from '../../src/model/value-problems.ts';

const { health: t, noTitle } = getMessages('en');

const schema: Schema = {
  type: 'object',
  properties: {
    cards: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          image: { format: 'picture', anyOf: [{ type: 'string' }, { type: 'object' }] },
          header: { type: 'string' },
          link: { type: 'string', format: 'link' },
        },
      },
    },
    backgrounds: { type: 'array', items: { type: 'string', format: 'picture' } },
    text: { type: 'string', format: 'rich-text' },
  },
};
const problemsOf = (props: object): string[] => {
  const leaves = [...listLeaves(schema, props)];
  const texts = leaves.filter(({ kind }) => kind === 'rich-text');
  return [...findPictureProblems(leaves, props, t), ...findHtmlTextProblems(texts, t)].map(
    ({ path, message }) => `${joinPath(path)}: ${message}`,
  );
};

test('pictures: a picture without an alternative text and without words beside it is a problem of its field', () => {
  const cards = [{ image: '/media/a.webp', link: '/a' }, { image: { url: '/media/a.webp', alt: ' ' } }];
  expect(problemsOf({ cards })).toEqual([`cards.0.image: ${t.altMissing}`, `cards.1.image: ${t.altMissing}`]);
});

test.each([
  ['with an alternative text', { cards: [{ image: { url: '/media/a.webp', alt: 'A bowl' } }] }],
  ['beside words', { cards: [{ image: '/media/a.webp', header: 'Soup' }] }],
  ['of a list of pictures', { backgrounds: ['/media/a.webp'] }],
  ['that is decorative', { cards: [{ image: { url: '/media/a.webp', alt: '' } }] }],
  ['that is not chosen', { cards: [{ image: { url: '', alt: '' } }] }],
  ['of a text that decorates', { text: '<p><img src="/a" alt=""></p>' }],
])('pictures: one %s is no problem', (_, props) => expect(problemsOf(props)).toEqual([]));

test('pictures: the name of a file is no alternative text', () => {
  expect(problemsOf({ cards: [{ image: { url: '/a', alt: 'IMG_1234.JPG' } }] })).toEqual([
    `cards.0.image: ${t.altIsFileName('IMG_1234.JPG')}`,
  ]);
});

test.each([
  ['a picture without an alternative text', '<img src="/a">', t.altMissing],
  ['a picture with the name of a file', '<img src="/a" alt="kuva.png">', t.altIsFileName('kuva.png')],
  ['an empty heading', '<h2> <br></h2>', t.headingEmpty],
  ['a link without a text', '<a href="/a"> </a>', t.linkWithoutText],
  [
    'a table without heading cells',
    '<table><tr><td>a</td></tr><tr><td>b</td></tr></table>',
    t.tableWithoutHeadings,
  ],
])('rich text: %s is listed once, at its field', (_, html, message) => {
  expect(problemsOf({ text: `<p>x</p>${html}${html}` })).toEqual([`text: ${message}`]);
});

test.each([
  '<a href="/a"><img src="/a" alt="Home"></a>',
  '<a href="/a" aria-label="Home"></a>',
  '<h2><img src="/a" alt="Home"></h2>',
  '<table><tr><th>a</th></tr><tr><td>b</td></tr></table>',
  '<div aria-hidden="true"><img src="/a"><a href="/a"></a></div>',
])('rich text: %s is no problem', (text) => expect(problemsOf({ text })).toEqual([]));

const words = (title: string, description: string, rest = {}, health = {}) =>
  findTextFindings({ title, description, ...rest }, health, { ...t, noTitle }).map(
    ({ path, message, isAdvice }) => [joinPath(path), message, isAdvice],
  );

test.each([
  ['a missing title', [' ', 'x'], ['title', noTitle, false]],
  ['a long title', ['x'.repeat(66), 'y'], ['title', t.titleLong(65), true]],
  ['a missing description', ['x', ''], ['description', t.descriptionMissing, true]],
  ['a long description', ['x', 'y'.repeat(161)], ['description', t.descriptionLong(160), true]],
  ['a description that repeats the title', ['Soup', 'soup '], ['description', t.descriptionIsTitle, true]],
] as const)('title and description: %s leads to its field', (_, [title, description], finding) => {
  expect(words(title, description)).toEqual([finding]);
});

test.each([
  ['/recipes', []],
  ['https://example.com/recipes', []],
  ['recipes', [['canonical', t.badCanonical, false]]],
  ['javascript:alert(1)', [['canonical', t.badCanonical, false]]],
] as const)('main address: of %s, problems are %j', (canonical, findings) => {
  expect(words('Soup', 'Warm', { canonical })).toEqual(findings);
});

test('title in searches: its length counts instead of that of the title', () => {
  expect(words('x'.repeat(66), 'y', { searchTitle: 'Soup' })).toEqual([]);
  expect(words('Soup', 'y', { searchTitle: 'x'.repeat(66) })).toEqual([
    ['searchTitle', t.titleLong(65), true],
  ]);
});

test('title and description: the title of another page is named, and a page that searches do not list needs neither', () => {
  const sameTitle = [{ id: 2, title: 'Soup', path: '/other' }];
  expect(words('Soup', 'Warm', {}, { sameTitle })).toEqual([['title', t.sameTitle('/other'), true]]);
  expect(words('Soup', '', { unlisted: true }, { sameTitle })).toEqual([]);
});

const heading = (level: number, block = 'a', isOwn = true) => ({ block, level, text: `H${level}`, isOwn });

test('headings: a skipped level and a second main heading lead to their blocks', () => {
  const found = findHeadingFindings([heading(1), heading(2), heading(4, 'b'), heading(1, 'c')], t);
  expect(found.map(({ block, message }) => [block, message])).toEqual([
    ['b', t.headingSkipped('H4', 4, 2)],
    ['c', t.headingSecondMain('H1')],
  ]);
});

test('headings: levels of a widget, and those after a block that is not known yet, are no problems', () => {
  expect(findHeadingFindings([heading(1), heading(3, 'b', false), heading(3)], t)).toEqual([]);
  expect(findHeadingFindings([heading(1), undefined, heading(4)], t)).toEqual([]);
});

test('headings: a missing main heading is reported when all blocks are known', () => {
  expect(findHeadingFindings([heading(2)], t)).toMatchObject([{ message: t.noMainHeading, isAdvice: true }]);
  expect(findHeadingFindings([heading(2), undefined], t)).toEqual([]);
  expect(findHeadingFindings([], t)).toEqual([]);
});

test('weight: files that blocks share count once in the sum', () => {
  const blocks = [
    { id: 'a', title: 'A', chunks: ['react.js', 'a.js'] },
    { id: 'b', title: 'B', chunks: ['react.js', 'b.js', 'unknown.js'] },
  ];
  expect(weighBlocks(blocks, { 'react.js': 50, 'a.js': 3, 'b.js': 4 })).toEqual({ own: [53, 54], total: 57 });
});
