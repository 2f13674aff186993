import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findDifferences } from '../../src/model/differences.ts';
import type { Block } from '../../src/contract.ts';

const block = (widget: string, text = ''): Block => ({ widget, props: { text } });

test('differences: a block between two unchanged ones counts as added', () => {
  const kinds = findDifferences([block('a'), block('b')], [block('a'), block('c'), block('b')]);
  expect(kinds.map(({ kind }) => kind)).toEqual(['same', 'added', 'same']);
});

test('differences: a block of the same type at the same place counts as changed', () => {
  const found = findDifferences([block('a', 'old'), block('b')], [block('a', 'new'), block('b')]);
  expect(found[0]).toEqual({ kind: 'changed', before: block('a', 'old'), after: block('a', 'new') });
});

test('differences: each block of two arbitrary pages is listed once', () => {
  const blocks = fc.array(
    fc.oneof(
      fc.record({ html: fc.constantFrom('<p>a</p>', '<p>b</p>') }),
      fc
        .tuple(fc.constantFrom('a', 'b'), fc.constantFrom('x', 'y'))
        .map(([widget, text]) => block(widget, text)),
    ),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(blocks, blocks, (before, after) => {
      const found = findDifferences(before, after);
      expect(found.flatMap((one) => one.after ?? [])).toEqual(after);
      expect(
        found
          .flatMap((one) => one.before ?? [])
          .map((one) => JSON.stringify(one))
          .sort(),
      ).toEqual(before.map((one) => JSON.stringify(one)).sort());
    }),
  );
});

test('differences: another order of keys is no difference', () => {
  const found = findDifferences(
    [{ widget: 'map', props: { title: 'a', zoom: 4 } }],
    [{ props: { zoom: 4, title: 'a' }, widget: 'map' }],
  );
  expect(found.map(({ kind }) => kind)).toEqual(['same']);
});
