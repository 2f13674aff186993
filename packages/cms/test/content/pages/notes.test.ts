import { describe, expect, it } from 'vitest';
import { findMentioned, matchBlocks } from '../../../pages/store/notes.ts';
import type { Block } from '../../../platform/model/content.ts';

const like = (id: string): Block => ({ widget: 'like-button', props: { contentId: id } });
const card = (props: Record<string, unknown>): Block => ({ widget: 'card', props });
const text = (words: string): Block => ({ html: `<p>${words}</p>` });

describe('notes of blocks', () => {
  it.each([
    ['moved', [like('a'), like('b')], [like('b'), like('a')], [1, 0]],
    ['deleted', [like('a'), text('b')], [text('b')], [null, 0]],
    ['changed', [like('a'), text('b')], [like('a'), text('c')], [0, 1]],
    ['added before', [text('b')], [text('a'), text('b')], [1]],
    ['doubled', [text('b'), text('b')], [text('b')], [0, null]],
    ['changed after an added one', [like('x'), like('a')], [like('x'), text('n'), like('b')], [0, 2]],
    [
      'changed between two of its type',
      [like('a'), text('x'), like('b')],
      [like('c'), text('x'), like('d')],
      [0, 1, 2],
    ],
    ['changed, and closer to a later one', [text('x'), like('a')], [like('c'), text('x'), like('d')], [1, 2]],
    [
      'the same with its keys in another order',
      [card({ a: 1, b: [{ c: 1, d: 2 }] })],
      [card({ a: 2 }), card({ b: [{ d: 2, c: 1 }], a: 1 })],
      [1],
    ],
    ['changed to another type', [like('a')], [text('a')], [null]],
    ['changed to another widget', [like('a')], [card({})], [null]],
  ] as [string, Block[], Block[], (number | null)[]][])(
    'block that is %s: it is found',
    (_, before, after, places) => {
      expect(matchBlocks(before, after)).toEqual(places);
    },
  );

  it('mention: the longest name counts, in any case', () => {
    const people = [
      { id: 1, name: 'Anna' },
      { id: 2, name: 'Anna Ström' },
      { id: 3, name: 'Olli' },
    ];
    const found = (words: string) => findMentioned(words, people).map(({ id }) => id);
    expect(found('Hei @anna ström ja @OLLI')).toEqual([2, 3]);
    expect(found('@Anna, katso')).toEqual([1]);
    expect(found('anna@olli.fi')).toEqual([3]);
    expect(found('Olli')).toEqual([]);
  });
});
