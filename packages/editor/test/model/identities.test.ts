/** Identities of blocks in slots. */
import { expect, test } from 'vitest';
import type { Block } from '../../src/contract.ts';
import { keepIdentities } from '../../src/model/identities.ts';
import { getIdentity, keepIdentity } from '../../src/model/slots.ts';

const text = (html: string): Block => ({ html });
const columns = (first: Block[]): Block => ({ widget: 'columns', props: {}, slots: { first } });

test('identities: a text becomes equal to another one of its slot, both keep theirs', () => {
  const [a, blank] = [text('<p>a</p>'), text('')];
  const emptied = keepIdentity(text(''), a);
  keepIdentities({ first: [a, blank] }, { first: [emptied, blank] });
  expect(getIdentity(emptied)).toBe(a);
  expect(getIdentity(blank)).toBe(blank);
});

test('identities: a block is moved into another one and out of it, it keeps its own', () => {
  const [a, b] = [text('<p>a</p>'), text('<p>b</p>')];
  const [within, outside] = [structuredClone(b), structuredClone(b)];
  const [before, between] = [
    { first: [columns([a]), b] },
    { first: [columns([structuredClone(a), within])] },
  ];
  keepIdentities(before, between);
  expect(getIdentity(within)).toBe(b);
  keepIdentities(between, { first: [columns([structuredClone(a)]), outside] });
  expect(getIdentity(outside)).toBe(b);
});

test('identities: the same block is changed again and again, it keeps its first one', () => {
  const slots = ['a', 'b', 'c'].map((word) => ({ first: [text('x'), text(word)], second: [text('x')] }));
  keepIdentities(slots[0], slots[1]);
  keepIdentities(slots[1], slots[2]);
  expect(getIdentity(slots[2]!.first[1]!)).toBe(slots[0]!.first[1]);
});
