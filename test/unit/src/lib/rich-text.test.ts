import { expect, test, vi } from 'vitest';
import { BoundedParser, TooMuchWork } from '#lib/bounded-parser.ts';
import { findRichTextFault, RICH_TEXT_LIMITS } from '#lib/rich-text.ts';

const { characters, nodes, depth } = RICH_TEXT_LIMITS;
const nest = (times: number) => '<div>'.repeat(times) + '</div>'.repeat(times);

test.each<[string, string | undefined, string]>([
  ['no tag', undefined, 'x'.repeat(characters)],
  ['one character too many', 'characters', 'x'.repeat(characters + 1)],
  ['nearly the most elements', undefined, '<br>'.repeat(nodes - 10)],
  ['an element too many', 'nodes', '<br>'.repeat(nodes + 1)],
  ['a comment too many', 'nodes', '<!---->'.repeat(nodes + 1)],
  ['attributes too many', 'nodes', `<p ${Array.from({ length: nodes + 1 }, (_, at) => `a${at}`).join(' ')}>`],
  ['elements side by side', undefined, '<p>x</p>'.repeat(200)],
  ['elements in each other', undefined, nest(depth - 2)],
  ['elements too deep in each other', 'depth', nest(depth + 1)],
])('rich text: one of %s has the fault %s [SERVER]', (_what, fault, html) => {
  expect(findRichTextFault(html)).toBe(fault);
});

test('rich text: a list of a page and its text are found where the text ends [SERVER]', () => {
  const parse = (html: string) => new BoundedParser({ isFragment: true }).parse(html);
  expect(parse('<p>a</p>b').childNodes.map(({ nodeName }) => nodeName)).toEqual(['p', '#text']);
  const document = new BoundedParser().parse(`<p>${'x'.repeat(40_000)}</p>`);
  expect(document.nodeName).toBe('#document');
  expect(
    JSON.stringify(document.childNodes[0], (key, value: unknown) =>
      key === 'parentNode' ? undefined : value,
    ),
  ).toContain('x'.repeat(40_000));
});

test('parser: a page is at most 512 elements deep by default [SERVER]', () => {
  expect(new BoundedParser().parse(nest(500)).nodeName).toBe('#document');
  expect(() => new BoundedParser().parse(nest(513))).toThrow('The HTML exceeds the limit of its depth.');
});

test('parser: it stops where the time is over, also within a slice of text [SERVER]', () => {
  const isOver = vi.fn(() => isOver.mock.calls.length > 3);
  expect(() => new BoundedParser({ isOver }).parse('<br>'.repeat(3000))).toThrow(
    'The HTML exceeds the limit of its time.',
  );
  expect(isOver).toHaveBeenCalledTimes(4);
  const texts = vi.fn(() => texts.mock.calls.length > 3);
  expect(() => new BoundedParser({ isOver: texts }).parse(`<table>${'x<tr>'.repeat(300)}`)).toThrow(
    TooMuchWork,
  );
});

test('parser: other work has its turn after four slices, and the elements are reported [SERVER]', async () => {
  const opened: string[] = [];
  const closed: string[] = [];
  const nextTurn = vi.fn(async () => {});
  const parser = new BoundedParser({
    onItemPush: ({ nodeName }) => opened.push(nodeName),
    onItemPop: ({ nodeName }) => closed.push(nodeName),
  });
  const page = await parser.parseInTurns(`<p>${'x'.repeat(16_384 * 8)}</p><b></b>`, nextTurn);
  expect(nextTurn).toHaveBeenCalledTimes(2);
  expect(page).toBe(parser.parser.document);
  expect(opened).toEqual(['html', 'head', 'body', 'p', 'b']);
  expect(closed).toContain('p');
});

test('parser: limits are inclusive, and include elements that the parser adds [SERVER]', () => {
  const limits = { nodes: 10, depth: 10 };
  const parse = (html: string) => () => new BoundedParser({ limits }).parse(html);
  // The parser adds html, head and body.
  expect(parse('<br>'.repeat(7))).not.toThrow();
  expect(parse('<br>'.repeat(8))).toThrow('The HTML exceeds the limit of its nodes.');
  const deep = (times: number) => () =>
    new BoundedParser({ limits: { ...limits, nodes: 100 } }).parse('<div>'.repeat(times));
  expect(deep(8)).not.toThrow();
  expect(deep(9)).toThrow('The HTML exceeds the limit of its depth.');
});

test('parser: the attributes of a tag without an end are counted, too [SERVER]', () => {
  const tag = `<p ${Array.from({ length: 10 }, (_, at) => `a${at}="${'x'.repeat(2000)}"`).join(' ')}`;
  const parse = (most: number) => () => new BoundedParser({ limits: { nodes: most, depth: 10 } }).parse(tag);
  expect(parse(5)).toThrow('The HTML exceeds the limit of its nodes.');
  expect(parse(10)).not.toThrow();
});

test('parser: the time is looked at for each 64th element and each slice, and elements know their place [SERVER]', () => {
  const isOver = vi.fn(() => false);
  const html = '<br>'.repeat(6400);
  const page = new BoundedParser({ isOver, isFragment: true }).parse(html);
  expect(isOver.mock.calls.length).toBeGreaterThanOrEqual(100);
  expect(isOver.mock.calls.length).toBeLessThan(110);
  expect(page.childNodes[1]).toHaveProperty('sourceCodeLocation.startOffset', 4);
});
