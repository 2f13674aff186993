/**
 * Texts of a block that are written on the page, and the marks by which they are found there: invisible characters before each text, which the
 * canvas gives to the widget while an editor writes in the block. Visitors never get them.
 */
import { changeProp, findKind, isRecord, type Path, type Schema, withoutNull } from 'saaristo/form';

/** A text of a block that is written on the page. */
export interface InlineText {
  path: Path;
  kind: 'text' | 'long-text' | 'rich-text';
  text: string;
  /** The field's name. */
  label: string;
  /** Value of the prop if the text is empty. */
  empty: '' | null | undefined;
}

/** Lists the texts of props that are written on the page, also empty ones, in the schema's order. */
export function* listInlineTexts(
  given: Schema,
  value: unknown,
  path: Path = [],
  isRequired = true,
): Generator<InlineText> {
  const { schema, isNullable } = withoutNull(given);
  if (schema.inline) {
    const kind = schema.format === 'rich-text' ? 'rich-text' : findKind(schema, '');
    yield {
      path,
      kind: kind === 'rich-text' || kind === 'long-text' ? kind : 'text',
      text: typeof value === 'string' ? value : '',
      label: schema.title ?? String(path[path.length - 1] ?? ''),
      empty: isRequired ? '' : isNullable ? null : undefined,
    };
  } else if (Array.isArray(value))
    for (const [index, item] of value.entries())
      yield* listInlineTexts(schema.items ?? {}, item, [...path, index]);
  else if (isRecord(value))
    for (const [name, part] of Object.entries(schema.properties ?? {}))
      yield* listInlineTexts(part, value[name], [...path, name], schema.required?.includes(name) ?? false);
}

/** Returns the value at a path. */
export const getAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (inner, step) => (inner as Record<string | number, unknown> | undefined)?.[step],
    value,
  );

/** Returns a copy of a value with another value at a path; undefined removes a prop. */
export function withAt(value: unknown, [step, ...rest]: Path, next: unknown): unknown {
  if (step === undefined) return next;
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (index === step ? withAt(item, rest, next) : item));
  const inner = isRecord(value) ? value[step] : undefined;
  return changeProp(value, String(step), withAt(inner, rest, next));
}

/** Four invisible characters, the digits of a mark, and the one that ends it. */
const DIGITS = '\u2061\u2062\u2063\u2064';
const END = '\u2060';
const MARK = new RegExp(`([${DIGITS}]+)${END}`, 'g');

/** Returns the mark of a number. */
export const createMark = (number: number): string =>
  [...number.toString(4)].map((digit) => DIGITS[Number(digit)]).join('') + END;

/** Returns the numbers whose marks a text contains. */
export const readMarks = (text: string): number[] =>
  [...text.matchAll(MARK)].map(([, digits = '']) =>
    [...digits].reduce((number, digit) => number * 4 + DIGITS.indexOf(digit), 0),
  );

/** Returns HTML with a mark before its first text, and the number of elements around that text. */
export function markHtml(html: string, mark: string): { html: string; depth: number } {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  let text = walker.nextNode();
  while (text && !text.textContent?.trim()) text = walker.nextNode();
  if (text) text.textContent = mark + text.textContent;
  else {
    let inner: Element = body;
    while (inner.firstElementChild) inner = inner.firstElementChild;
    text = body.ownerDocument.createTextNode(mark);
    inner.prepend(text);
  }
  let depth = 0;
  for (let around = text.parentElement; around && around !== body; around = around.parentElement) depth += 1;
  return { html: body.innerHTML, depth };
}
