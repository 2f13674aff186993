import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Block, PageDetails } from '../../src/contract.ts';
import { hasClashes, mergePages, type MergedPage, resolveMerge, type Side } from '../../src/model/merge.ts';

const block = (widget: string, props: Record<string, unknown> = {}): Block => ({ widget, props });
const page = (...blocks: Block[]): PageDetails => ({ title: 'Otsikko', description: '', blocks });
const LIKE = block('like-button', { contentId: 'a', initialCount: 0 });
const FORM = block('contact-form', { title: 'Kysy', topics: ['a', 'b'] });
const MAP = block('map', { title: 'Kartta' });

const listBlocks = (merged: MergedPage, side: Side = 'mine'): Block[] =>
  resolveMerge(merged, () => side).blocks.map(({ block: one }) => one);

/** Merges and expects no clash. */
function merge(base: PageDetails, mine: PageDetails, theirs: PageDetails): Block[] {
  const merged = mergePages(base, mine, theirs);
  expect(hasClashes(merged)).toBe(false);
  return listBlocks(merged);
}

test('merge: changes of different blocks, are both kept', () => {
  const mine = block('contact-form', { title: 'Kysy meiltä', topics: ['a', 'b'] });
  const theirs = block('like-button', { contentId: 'b', initialCount: 0 });
  expect(merge(page(LIKE, FORM), page(LIKE, mine), page(theirs, FORM))).toEqual([theirs, mine]);
});

test('merge: changes of different fields of one block, are both kept', () => {
  const mine = block('like-button', { contentId: 'minun', initialCount: 0 });
  const theirs = block('like-button', { contentId: 'a', initialCount: 5, label: 'Hyvä' });
  expect(merge(page(LIKE), page(mine), page(theirs))).toEqual([
    block('like-button', { contentId: 'minun', initialCount: 5, label: 'Hyvä' }),
  ]);
});

test('merge: different changes of one field, clash, and each side keeps the rest of the other', () => {
  const mine = block('like-button', { contentId: 'minun', initialCount: 0 });
  const theirs = block('like-button', { contentId: 'heidän', initialCount: 5 });
  const merged = mergePages(page(LIKE), page(mine), page(theirs));
  expect(merged.blocks).toEqual([
    {
      mine: block('like-button', { contentId: 'minun', initialCount: 5 }),
      theirs: block('like-button', { contentId: 'heidän', initialCount: 5 }),
      clashes: [{ path: ['props', 'contentId'], mine: 'minun', theirs: 'heidän' }],
      mineAt: 0,
    },
  ]);
  expect(listBlocks(merged, 'theirs')).toEqual([merged.blocks[0]!.theirs]);
});

test('merge: a block that one removed and the other changed, clashes', () => {
  const theirs = block('like-button', { contentId: 'b', initialCount: 0 });
  const merged = mergePages(page(LIKE, MAP), page(MAP), page(theirs, MAP));
  expect(hasClashes(merged)).toBe(true);
  expect(listBlocks(merged)).toEqual([MAP]);
  expect(listBlocks(merged, 'theirs')).toEqual([theirs, MAP]);
});

test('merge: blocks added, removed and moved by different people, all are applied', () => {
  const [one, two] = [block('news-list'), block('recipe-list')];
  expect(merge(page(LIKE, FORM, MAP), page(LIKE, one, FORM), page(MAP, LIKE, FORM, two))).toEqual([
    LIKE,
    one,
    FORM,
    two,
  ]);
  const changed = block('map', { title: 'Uusi kartta' });
  expect(merge(page(LIKE, FORM, MAP), page(MAP, LIKE, FORM), page(LIKE, FORM, changed))).toEqual([
    changed,
    LIKE,
    FORM,
  ]);
});

test('merge: the same block added by both, is added once', () => {
  expect(merge(page(LIKE), page(LIKE, MAP), page(LIKE, MAP))).toEqual([LIKE, MAP]);
});

test('merge: items of a list in a block, merge like blocks', () => {
  const list = (...items: object[]) => page(block('questions', { items }));
  const [a, b, c] = [{ q: 'a' }, { q: 'b' }, { q: 'c' }];
  expect(merge(list(a, b), list(a, { q: 'b?' }), list(a, b, c))).toEqual(list(a, { q: 'b?' }, c).blocks);
});

test('merge: a changed field of a kind that the other side has left, clashes with the whole choice', () => {
  const card = (props: Record<string, unknown>) => page(block('card', { card: props }));
  const mine = { type: 'recipe', recipe: 5 };
  const theirs = { type: 'product', product: 2 };
  const { blocks } = mergePages(card({ type: 'product', product: 1 }), card(mine), card(theirs));
  expect(blocks[0]!.mine).toEqual(block('card', { card: mine }));
  expect(blocks[0]!.theirs).toEqual(block('card', { card: theirs }));
});

test('merge: titles merge and clash like fields', () => {
  const named = (title: string, description: string) => ({ ...page(), title, description });
  expect(resolveMerge(mergePages(named('a', 'd'), named('b', 'd'), named('a', 'e')))).toEqual(
    named('b', 'e'),
  );
  const merged = mergePages(named('a', ''), named('b', ''), named('c', ''));
  expect(resolveMerge(merged, (part) => (part === 'title' ? 'theirs' : 'mine')).title).toBe('c');
});

const rich = (...nodes: string[]) => page({ html: nodes.join('') });
const [A, B, C] = ['<h2>Alku</h2>', '<p>Toinen kappale.</p>', '<p>Loppu &amp; kuva.</p>'];
const LIST = '<ul><li><p>Yksi</p></li><li><p>Kaksi</p></li></ul>';
const ROWS = '<table><tbody><tr><td><p>a</p></td></tr><tr><td><p>b</p></td></tr></tbody></table>';

test.each<[string, base: string[], mine: string[], theirs: string[], merged: string[]]>([
  [
    'two paragraphs',
    [A, B, C],
    [A, '<p>Oma.</p>', C],
    [A, B, '<p>Muu.</p>'],
    [A, '<p>Oma.</p>', '<p>Muu.</p>'],
  ],
  ['two new paragraphs', [A], [A, '<p>Oma.</p>'], [A, '<p>Muu.</p>'], [A, '<p>Oma.</p>', '<p>Muu.</p>']],
  ['a changed and a removed paragraph', [A, B, C], [A, B, '<p>Oma.</p>'], [A, C], [A, '<p>Oma.</p>']],
  [
    'a new paragraph before a changed one',
    [A, B],
    [A, '<p>Uusi.</p>', '<p>Toinen.</p>'],
    ['<h2>Muu</h2>', B],
    ['<h2>Muu</h2>', '<p>Uusi.</p>', '<p>Toinen.</p>'],
  ],
  [
    'two items of a list',
    [LIST],
    [LIST.replace('Yksi', 'Oma')],
    [LIST.replace('Kaksi', 'Muu')],
    [LIST.replace('Yksi', 'Oma').replace('Kaksi', 'Muu')],
  ],
  [
    'two cells of a table',
    [ROWS],
    [ROWS.replace('>a', '>oma')],
    [ROWS.replace('>b', '>muu')],
    [ROWS.replace('>a', '>oma').replace('>b', '>muu')],
  ],
])('merge: %s of one rich text, are both kept', (_name, base, mine, theirs, merged) => {
  expect(merge(rich(...base), rich(...mine), rich(...theirs))).toEqual(rich(...merged).blocks);
  const inProps = (nodes: string[]) => page(block('card', { body: nodes.join('') }));
  expect(merge(inProps(base), inProps(mine), inProps(theirs))).toEqual(inProps(merged).blocks);
});

test('merge: different changes of one paragraph, clash, and each side keeps the other paragraphs', () => {
  const merged = mergePages(
    rich(A, B, C),
    rich('<h2>Oma</h2>', '<p>Oma.</p>', C),
    rich(A, '<p>Muu.</p>', '<p>Muu loppu.</p>'),
  );
  expect(merged.blocks[0]!.mine).toEqual({ html: '<h2>Oma</h2><p>Oma.</p><p>Muu loppu.</p>' });
  expect(merged.blocks[0]!.theirs).toEqual({ html: '<h2>Oma</h2><p>Muu.</p><p>Muu loppu.</p>' });
  expect(merged.blocks[0]!.clashes).toEqual([{ path: ['html'], mine: '<p>Oma.</p>', theirs: '<p>Muu.</p>' }]);
});

test('merge: texts that are no rich text, clash', () => {
  const named = (label: string) => page(block('counter', { label }));
  for (const [base, mine, theirs] of [
    ['a < b', 'a < c', 'd < b'],
    ['<b>a</b> b', '<b>c</b> b', '<b>a</b> d'],
    ['', '<p>a</p>', '<p>b</p>'],
  ] as const)
    expect(hasClashes(mergePages(named(base), named(mine), named(theirs)))).toBe(base !== '');
});

const anyPage = fc
  .array(
    fc.oneof(
      fc.record({ html: fc.constantFrom('<p>a</p>', '<p>b</p>') }),
      fc
        .tuple(
          fc.constantFrom('a', 'b'),
          fc.record({
            text: fc.constantFrom('x', 'y'),
            list: fc.array(fc.constantFrom('1', '2'), { maxLength: 3 }),
          }),
        )
        .map(([widget, props]) => block(widget, props)),
    ),
    { maxLength: 8 },
  )
  .map((blocks) => page(...blocks));

test('merge: two arbitrary pages, a version that changed nothing yields the other one', () => {
  fc.assert(
    fc.property(anyPage, anyPage, (base, changed) => {
      expect(merge(base, base, changed)).toEqual(changed.blocks);
      expect(merge(base, changed, base)).toEqual(changed.blocks);
      expect(merge(base, changed, changed)).toEqual(changed.blocks);
    }),
  );
});

test('merge: three arbitrary pages, each block of mine that only I added is kept once', () => {
  fc.assert(
    fc.property(anyPage, anyPage, anyPage, (base, mine, theirs) => {
      const merged = mergePages(base, mine, theirs);
      const indexes = merged.blocks.flatMap(({ mineAt }) => mineAt ?? []);
      expect(new Set(indexes).size).toBe(indexes.length);
      const own = block('own', { text: 'new' });
      const blocks = listBlocks(mergePages(base, { ...mine, blocks: [own, ...mine.blocks] }, theirs));
      expect(blocks.filter((one) => one === own || ('widget' in one && one.widget === 'own'))).toEqual([own]);
    }),
  );
});

test('merge: two people choose different pictures for shares, one has to be chosen [EDITOR]', () => {
  const base = { title: 'Page', description: '', blocks: [], share: { url: '/a.jpg', alt: '' } };
  const [mine, theirs] = ['/mine.jpg', '/theirs.jpg'].map((url) => ({ ...base, share: { url, alt: '' } }));
  const merged = mergePages(base, mine!, theirs!);
  expect(hasClashes(merged)).toBe(true);
  expect(resolveMerge(merged, () => 'theirs').share).toEqual(theirs!.share);
  expect(hasClashes(mergePages(base, mine!, base))).toBe(false);
});
