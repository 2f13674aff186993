/** HTML that is safe to send: everything that was put into it has been escaped, or was HTML itself. */
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

/** Text as it may be written in an element or a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

function render(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(render).join('');
  return escapeHtml(String(part));
}

/** The indentation of templates is for their readers: a line break is enough for a browser. */
const outdentCache = new WeakMap<TemplateStringsArray, string[]>();
function outdent(strings: TemplateStringsArray): string[] {
  const cached = outdentCache.get(strings) ?? strings.map((string) => string.replace(/\n\s+/g, '\n'));
  outdentCache.set(strings, cached);
  return cached;
}

/** A template whose values are escaped unless they are `Html`; lists are joined, null and false leave nothing. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(outdent(strings).reduce((whole, string, index) => whole + render(parts[index - 1]) + string));

/** Takes text from an editor as the HTML that it is. Scripts in it do not run: see the content security policy. */
export const trustHtml = (text: string): Html => new Html(text);

/** JSON as it may be written in a script element: nothing in it can close the element or open a comment. */
export const scriptJson = (value: unknown): Html =>
  new Html(JSON.stringify(value).replaceAll('<', '\\u003c'));
