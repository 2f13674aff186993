/** Writing in the columns of a block while colleagues change the page. */
import type { Data } from '@puckeditor/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBlockElement } from '../../src/canvas/slot-elements.ts';
import type { Block, BlockSlots, PageDetails } from '../../src/contract.ts';
import { getMessages } from '../../src/messages.ts';
import { mergeIntoData, toItem, toPageDetails, toPuckData, toPuckItem } from '../../src/model/page.ts';
import { withValue } from '../../src/model/slots.ts';
import { Writer } from '../../src/writing/writer.ts';

type Columns = Record<string, Block[]>;

const text = (html: string): Block => ({ html });
const columns = (slots: Columns): Block => ({ widget: 'columns', props: {}, slots });
const page = (...blocks: Block[]): PageDetails => ({ title: '', description: '', blocks });

const plain = new Map([
  [
    'columns',
    {
      name: 'columns',
      className: 'columns',
      props: { type: 'object', properties: {} },
      slots: ['first', 'second', 'third'].map((name) => ({ name, title: name })),
    },
  ],
]) as unknown as Parameters<typeof createBlockElement>[2];

/** Opens a page whose first block is columns, as the editor does. */
function open(slots: Columns) {
  let base = page(columns(slots));
  let data: Data = toPuckData(base);
  const id = data.content[0]!.props.id as string;
  const element = document.createElement('div');
  element.dataset['block'] = id;
  const render = (): void => {
    const { value, slots: shown = {} } = data.content.map(toItem).find(({ props }) => props.id === id)!.props;
    element.replaceChildren(
      createBlockElement(
        document,
        { widget: 'columns', props: value as Record<string, unknown>, slots: shown },
        plain,
      ),
    );
  };
  render();
  document.body.replaceChildren(element);
  const writer = new Writer();
  writer.setHost({
    t: getMessages('en'),
    items: () => data.content.map(toItem),
    getSchema: () => undefined,
    change(changed, part, value) {
      data = {
        ...data,
        content: data.content.map((one) => {
          const { type, props } = toItem(one);
          return props.id === changed ? toPuckItem({ type, props: withValue(props, part, value) }) : one;
        }),
      };
    },
    select: () => {},
    getSelected: () => id,
    isExample: () => false,
  });
  writer.setCanvas(document);
  // As React does: later, and not if the block is written in then.
  writer.store.subscribe(() =>
    queueMicrotask(() => {
      if (writer.state.id === undefined) render();
    }),
  );
  return {
    writer,
    id,
    get data(): Data {
      return data;
    },
    /** Shows another state of the page. */
    show(shown: Data, isRendered = true): void {
      data = shown;
      if (isRendered) writer.receive();
    },
    /** Begins to write in the text of a number, in the order of the page. */
    async start(number: number): Promise<void> {
      expect(await writer.start(id, 'first')).toBe(true);
      for (let at = 0; at < number; at += 1) await writer.go(1);
    },
    /** Presses on the text with these words. Other elements are not at this point. */
    async press(words: string): Promise<boolean> {
      vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
        return this.textContent === words ? new DOMRect(0, 0, 100, 20) : new DOMRect(500, 500, 100, 20);
      });
      return writer.start(id, { x: 50, y: 10 });
    },
    type(words: string): void {
      writer.state.rich?.commands.insertContent(words);
    },
    /** A colleague saves the page. */
    receive(...blocks: Block[]): void {
      writer.flush();
      const theirs = page(...blocks);
      data = mergeIntoData(data, base, theirs);
      base = theirs;
      writer.receive();
    },
    /** Returns the texts in the columns of the block. */
    read(): Record<string, unknown> {
      writer.flush();
      const block = toPageDetails(data).blocks.find((one) => 'widget' in one && one.widget === 'columns');
      return Object.fromEntries(
        Object.entries((block as { slots?: BlockSlots } | undefined)?.slots ?? {}).map(([name, inner]) => [
          name,
          inner.map((one) => ('html' in one ? one.html.replaceAll(/<\/?p>/g, '') : one.widget)),
        ]),
      );
    },
  };
}

beforeEach(() => {
  Element.prototype.checkVisibility = () => true;
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => void vi.restoreAllMocks());

const [a, b, blank] = ['<p>a</p>', '<p>b</p>', '<p></p>'].map(text) as [Block, Block, Block];
const card: Block = { widget: 'card', props: { header: 'x' } };

test.each<[string, before: Columns, number: number, after: Columns, result: Record<string, unknown>]>([
  ['inserts a text before it', { first: [a] }, 0, { first: [b, a] }, { first: ['b', 'a!'] }],
  ['inserts a widget before it', { first: [a] }, 0, { first: [card, a] }, { first: ['card', 'a!'] }],
  ['inserts a text behind it', { first: [a] }, 0, { first: [a, b] }, { first: ['a!', 'b'] }],
  ['removes the text before it', { first: [b, a] }, 1, { first: [a] }, { first: ['a!'] }],
  ['moves it up', { first: [b, a] }, 1, { first: [a, b] }, { first: ['a!', 'b'] }],
  [
    'moves it to another column',
    { first: [a, b], second: [b] },
    0,
    { first: [b], second: [b, a] },
    { first: ['b'], second: ['b', 'a!'] },
  ],
  [
    'swaps the columns',
    { first: [a], second: [b] },
    0,
    { first: [b], second: [a] },
    { first: ['b'], second: ['a!'] },
  ],
  [
    'removes it, and inserts a text elsewhere',
    { first: [a, b], second: [b] },
    0,
    { first: [b], second: [b, text('<p>z</p>')] },
    { first: ['b'], second: ['b', 'z'] },
  ],
  [
    'removes it, and an equal text stays',
    { first: [a], second: [a, b] },
    0,
    { second: [a, b] },
    { second: ['a', 'b'] },
  ],
  [
    'changes it, and an equal text stays',
    { first: [a], second: [a] },
    0,
    { first: [text('<p>az</p>')], second: [a] },
    { first: ['az!'], second: ['a'] },
  ],
  [
    'writes in it, and another text is empty, too',
    { first: [blank], second: [blank] },
    0,
    { first: [a], second: [blank] },
    { first: ['a!'], second: [''] },
  ],
  [
    'writes in the second of two equal texts of one column',
    { first: [a, a] },
    1,
    { first: [a, b] },
    { first: ['a', 'b!'] },
  ],
  [
    'changes it, and inserts a widget before it',
    { first: [a] },
    0,
    { first: [card, text('<p>az</p>')] },
    { first: ['card', 'az!'] },
  ],
  [
    'replaces it by a widget',
    { first: [a], second: [a] },
    0,
    { first: [card], second: [a] },
    { first: ['card'], second: ['a'] },
  ],
  [
    'changes it in columns in a column',
    { first: [columns({ first: [a] }), b] },
    0,
    { first: [columns({ first: [b, a] }), b] },
    { first: ['columns', 'b'] },
  ],
])(
  'columns: a text is written while a colleague %s, letters stay in it',
  async (_name, before, number, after, result) => {
    const opened = open(before);
    await opened.start(number);
    opened.receive(columns(after));
    opened.type('!');
    expect(opened.read()).toEqual(result);
  },
);

test('columns: a text is written while a colleague moves and changes others between keystrokes, no letter is lost', async () => {
  const opened = open({ first: [blank], second: [blank] });
  await opened.start(1);
  opened.type('M');
  opened.receive(columns({ first: [blank], second: [b, blank] }));
  opened.type('e');
  opened.receive(columns({ first: [a, card], second: [b, blank] }));
  opened.type('r');
  opened.receive(text('<p>top</p>'), columns({ first: [a, card], second: [card, b, blank] }));
  opened.type('i');
  expect(opened.read()).toEqual({ first: ['a', 'card'], second: ['card', 'b', 'Meri'] });
});

test('columns: undo and redo while a text is written beside an equal one, letters stay in it', async () => {
  const opened = open({ first: [blank], second: [blank] });
  await opened.start(0);
  const start = opened.data;
  opened.type('a');
  opened.writer.flush();
  const end = opened.data;
  opened.show(start);
  opened.type('b');
  expect(opened.read()).toEqual({ first: ['b'], second: [''] });
  opened.show(end);
  opened.type('c');
  expect(opened.read()).toEqual({ first: ['ac'], second: [''] });
});

test('columns: an empty text is written, emptied and written again beside another empty one, letters stay in it', async () => {
  const opened = open({ first: [blank], second: [blank, blank] });
  await opened.start(2);
  opened.type('a');
  expect(opened.read()).toEqual({ first: [''], second: ['', 'a'] });
  opened.writer.state.rich?.commands.clearContent(true);
  opened.receive(columns({ first: [blank], second: [blank, blank, blank] }));
  opened.type('b');
  expect(opened.read()).toEqual({ first: [''], second: ['', 'b', ''] });
});

test('columns: a form replaces the written text by a widget before its letters are reported, the widget stays', async () => {
  const opened = open({ first: [blank], second: [a] });
  await opened.start(0);
  opened.type('b');
  const content = opened.data.content.map((one) => {
    const { type, props } = toItem(one);
    return toPuckItem({ type, props: { ...props, slots: { ...props.slots, first: [card] } } });
  });
  opened.show({ ...opened.data, content }, false);
  opened.writer.flush();
  expect(toPageDetails(opened.data).blocks).toEqual([columns({ first: [card], second: [a] })]);
});

test('columns: a press on a text that a colleague has moved, writes in that text', async () => {
  const opened = open({ first: [a], second: [b] });
  await opened.start(0);
  opened.type('!');
  opened.receive(columns({ first: [a], second: [text('<p>z</p>'), b] }));
  await opened.press('b');
  opened.type('!');
  expect(opened.read()).toEqual({ first: ['a!'], second: ['z', 'b!'] });
});

test('columns: a press on a text that a colleague has removed, writes in no other one', async () => {
  const opened = open({ first: [a], second: [b, text('<p>z</p>')] });
  await opened.start(0);
  opened.receive(columns({ first: [a], second: [text('<p>z</p>')] }));
  expect(await opened.press('b')).toBe(false);
});

test.each([
  ['ends if the focus is in the form', 'ed-form', true],
  ['goes on if the focus is elsewhere', 'ed-blocks', false],
])('columns: after another change of the text, the writing %s', async (_, id, isOver) => {
  const opened = open({ first: [a], second: [b] });
  await opened.start(0);
  document.body.insertAdjacentHTML('beforeend', `<aside id="${id}"><input></aside>`);
  document.querySelector('input')!.focus();
  opened.receive(columns({ first: [text('<p>az</p>')], second: [b] }));
  expect(opened.writer.state.id === undefined).toBe(isOver);
});
