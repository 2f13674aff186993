import { expect, test } from 'vitest';
import { getMessages } from '../../src/messages.ts';
import type { Block, PageDetails } from '../../src/contract.ts';
import type { Widget } from '../../src/model/catalogue.ts';
import { comparePieces, listChanges, readHtml } from '../../src/model/field-changes.ts';

const t = getMessages('en');
const catalogue = new Map([
  [
    'card',
    {
      title: 'Card',
      props: {
        type: 'object',
        properties: {
          header: { type: 'string', title: 'Heading' },
          image: { title: 'Picture', format: 'picture', anyOf: [{ type: 'string' }, { type: 'object' }] },
          wide: { type: 'boolean', title: 'Wide' },
          items: {
            type: 'array',
            title: 'Items',
            items: { type: 'object', properties: { text: { type: 'string', title: 'Text' } } },
          },
        },
      },
    } as unknown as Widget,
  ],
]);
const page = (blocks: Block[], rest: Partial<PageDetails> = {}): PageDetails => ({
  title: 'A',
  description: '',
  blocks,
  ...rest,
});
const card = (props: Record<string, unknown>): Block => ({ widget: 'card', props });
const changesOf = (before: PageDetails, after: PageDetails) => listChanges(before, after, catalogue, t);

test('comparison: fields of the page and of blocks are named, with their texts before and after', () => {
  const before = page([card({ header: 'Old', wide: true, items: [{ text: 'x' }] })]);
  const after = page([card({ header: 'New', wide: false, items: [{ text: 'y' }] })], { unlisted: true });
  expect(changesOf(before, after)).toEqual([
    { kind: 'page', title: t.pageSettings, fields: [{ label: t.unlisted, before: 'No', after: 'Yes' }] },
    {
      kind: 'changed',
      title: 'Card',
      fields: [
        { label: 'Heading', before: 'Old', after: 'New' },
        { label: 'Wide', before: 'Yes', after: 'No' },
        { label: 'Items › No. 1 › Text', before: 'x', after: 'y' },
      ],
    },
  ]);
});

test('comparison: a picture and its alternative text are two fields, and equal states have none', () => {
  const before = page([card({ image: { url: '/a.webp', alt: 'A' } })]);
  const after = page([card({ image: { url: '/b.webp', alt: 'B' } })]);
  expect(changesOf(before, after)[0]?.fields).toEqual([
    { label: 'Picture', before: '/a.webp', after: '/b.webp', isPicture: true },
    { label: 'Picture › alt', before: 'A', after: 'B' },
  ]);
  expect(changesOf(before, before)).toEqual([]);
});

test('comparison: added and removed blocks list their texts', () => {
  const found = changesOf(page([{ html: '<p>Old</p>' }]), page([card({ header: 'New' })]));
  expect(found).toEqual([
    { kind: 'added', title: 'Card', fields: [{ label: 'Heading', before: '', after: 'New' }] },
    { kind: 'removed', title: t.richText, fields: [{ label: t.richText, before: 'Old', after: '' }] },
  ]);
});

test('comparison: HTML is read as lines of text, with links and pictures, and never as markup', () => {
  expect(
    readHtml('<h2>A</h2><p>b <a href="/c">c</a><br>d</p><ul><li>e</li></ul><img src="/x" alt="X">'),
  ).toBe('A\nb c (/c)\nd\ne\n[X]');
  expect(readHtml('<script>alert(1)</script>')).not.toContain('<');
});

test('comparison: texts are compared word by word, and long ones one after the other', () => {
  const pieces = comparePieces({ label: '', before: 'one two three', after: 'one 2 three' });
  expect(pieces).toEqual([
    { kind: 'same', text: 'one ' },
    { kind: 'removed', text: 'two' },
    { kind: 'added', text: '2' },
    { kind: 'same', text: ' three' },
  ]);
  const long = { label: '', before: 'a '.repeat(20_000), after: 'b' };
  expect(comparePieces(long).map(({ kind }) => kind)).toEqual(['removed', 'added']);
});
