/** HTML that is safe to send: all texts in it are escaped. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString(): string {
    return this.text;
  }
}

type Part = Html | string | number | null | undefined | false | readonly Part[];

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for an element or a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

function render(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(render).join('');
  return escapeHtml(String(part));
}

/** Templates without their indentation. A line break is enough for a browser. */
const outdentCache = new WeakMap<TemplateStringsArray, string[]>();
function outdent(strings: TemplateStringsArray): string[] {
  const cached = outdentCache.get(strings) ?? strings.map((string) => string.replace(/\n\s+/g, '\n'));
  outdentCache.set(strings, cached);
  return cached;
}

/** Template tag that escapes all values except `Html`. Joins lists; null, undefined and false produce nothing. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(outdent(strings).reduce((whole, string, index) => whole + render(parts[index - 1]) + string));

/** Joins lines by line breaks. Needs no `white-space`, which would also show the line breaks of a template. */
export const joinLines = (lines: readonly string[]): Html =>
  html`${lines.map((line, index) => html`${index > 0 && html`<br /> `}${line}`)}`;

/** Marks an editor's text as HTML, unescaped. The content security policy blocks scripts in it. */
export const trustHtml = (text: string): Html => new Html(text);

/** Serializes JSON for a script element, so that no text can close the element or open a comment. */
export const scriptJson = (value: unknown): Html =>
  new Html(JSON.stringify(value).replaceAll('<', '\\u003c'));
