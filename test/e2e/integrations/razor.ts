/**
 * Renders the view in `examples/aspnet` as ASP.NET Core would, by the documented rules of its two encoders
 * (`HtmlEncoder.Default`, `JavaScriptEncoder.Default`). Both keep Basic Latin only.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '../site.ts';
import type { Block, Content } from './content.ts';
import { INTEGRATIONS } from './servers.ts';

const HTML: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };

/** Encodes a value as Razor does: by code points. */
const encodeHtml = (text: string): string =>
  text.replace(
    /[<>&"'+]|[^ -~]/gu,
    (character) => HTML[character] ?? `&#x${character.codePointAt(0)!.toString(16).toUpperCase()};`,
  );

const SHORT: Record<string, string> = {
  '\\': '\\\\',
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
};
const unicode = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Encodes a text as System.Text.Json does: by UTF-16 code units. */
const jsonText = (text: string): string =>
  `"${text.replace(/[\\"'&<>+`]|[^ -~]/g, (character) => SHORT[character] ?? unicode(character))}"`;

/** `JsonSerializer.Serialize` with its default encoder. */
function json(value: unknown): string {
  if (typeof value === 'string') return jsonText(value);
  if (Array.isArray(value)) return `[${value.map(json).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, one]) => `${jsonText(key)}:${json(one)}`)
    .join(',')}}`;
}

class Raw {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const chunksOf = (blocks: readonly Block[], ending: string): string[] => {
  const { widgets } = catalogue();
  const files = blocks.flatMap(({ widget }) => widgets.find(({ name }) => name === widget)?.chunks ?? []);
  return [...new Set(files.filter((file) => file.endsWith(ending)))];
};

interface Scope {
  page: Content;
  block?: Block;
  file?: string;
}

/** The expressions that the view may use. */
const EXPRESSIONS: Record<string, (scope: Scope) => string | Raw> = {
  '(language == "se" ? "sv" : language)': ({ page: { settings } }) =>
    settings['language'] === 'se' ? 'sv' : (settings['language'] as string),
  'settings.GetProperty("site")': ({ page }) => page.settings['site'] as string,
  'Model.Content.Title': ({ page }) => page.title,
  'Html.Raw(Example.Saaristo.Json(settings))': ({ page }) => new Raw(json(page.settings)),
  file: ({ file }) => file!,
  'block.Widget': ({ block }) => block!.widget,
  'Example.Saaristo.Json(block.Props)': ({ block }) => json(block!.props),
  'block.Version': ({ block }) => String(block!.version),
  'block.Load': ({ block }) => block!.load,
  'Html.Raw(block.Fallback)': ({ block }) => new Raw(block!.fallback),
};

/** The lists that the view may iterate. */
const LISTS: Record<string, (page: Content) => Omit<Scope, 'page'>[]> = {
  'var file in saaristo.Files(blocks, ".css")': ({ blocks }) =>
    chunksOf(blocks, '.css').map((file) => ({ file })),
  'var file in saaristo.Files(blocks.Where(block => block.Load == "eager"), ".js")': ({ blocks }) =>
    chunksOf(
      blocks.filter(({ load }) => load === 'eager'),
      '.js',
    ).map((file) => ({ file })),
  'var block in blocks': ({ blocks }) => blocks.map((block) => ({ block })),
};

/** Longest first, so that no expression matches as the beginning of another. */
const known = Object.keys(EXPRESSIONS).toSorted((a, b) => b.length - a.length);

function fill(text: string, scope: Scope): string {
  return text
    .split('@')
    .map((part, index) => {
      if (index === 0) return part;
      const expression = known.find((one) => part.startsWith(one));
      if (expression === undefined)
        throw new Error(`The view says @${part.slice(0, 60)}, which is not known here.`);
      const value = EXPRESSIONS[expression]!(scope);
      return (value instanceof Raw ? value.text : encodeHtml(value)) + part.slice(expression.length);
    })
    .join('');
}

/** Returns the page that the view renders. */
export function renderRazor(page: Content): string {
  const view = readFileSync(join(INTEGRATIONS, 'aspnet/Pages/Index.cshtml'), 'utf8');
  const markup = view.slice(view.indexOf('<!doctype'));
  const pieces = markup.split(/@foreach \((.*)\)\n\{\n([^]*?)\n\}\n/);
  return pieces
    .map((piece, index) => {
      if (index % 3 === 0) return fill(piece, { page });
      if (index % 3 === 2) return '';
      const list = LISTS[piece];
      if (!list) throw new Error(`The view goes through "${piece}", which is not known here.`);
      return list(page)
        .map((scope) => `${fill(pieces[index + 1]!, { page, ...scope })}\n`)
        .join('');
    })
    .join('');
}

/** Returns the content security policy of `Saaristo.cs`. */
export function razorPolicy(): string {
  const source = readFileSync(join(INTEGRATIONS, 'aspnet/Saaristo.cs'), 'utf8');
  const constant = /ContentSecurityPolicy =\s*([^;]*;[^]*?);\n/.exec(source)?.[1] ?? '';
  return [...constant.matchAll(/"([^"]*)"/g)].map(([, text]) => text).join('');
}
