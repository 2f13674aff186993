/**
 * The content of a block without its widget: the texts, pictures and links of the props as plain HTML. It is saved inside of the block,
 * shown until the widget is mounted, and remains if the plugin is removed.
 */
import {
  findAlternative,
  findKind,
  isCommon,
  isValid,
  readPicture,
  type Schema,
  withoutNull,
} from '#island/form-model.ts';
import { isRecord } from '#lib/read.ts';
import { cleanHtml, escapeHtml, isSafeAddress, normalizeHtml } from './html.ts';

/** Names of props that are not for readers. */
const NOT_READ =
  /(^|[a-z])(ids?|code|codes|key|url|selector|classes|class|hash|logo|origins|tags|token|region|group|type|placeholder|blockid)$/i;
const HEADINGS = new Set(['header', 'heading', 'title', 'question', 'name']);

const isHeading = (name: string): boolean => HEADINGS.has(name.toLowerCase());

const getAddress = (url: unknown): string => (typeof url === 'string' && isSafeAddress(url) ? url : '');

/** Renders the texts of an object, headings first. A link of the object is the link of its first text. */
function renderGroup({ properties = {} }: Schema, value: Record<string, unknown>, depth: number): string {
  const all = Object.entries(properties)
    .filter(([name]) => depth > 0 || !isCommon(name))
    .sort(([a], [b]) => Number(isHeading(b)) - Number(isHeading(a)));
  const html = all.map(([name, part]) => render(part, value[name], name, depth));
  const link = all
    .map(([name, { format }]) => (format === 'link' ? getAddress(value[name]) : ''))
    .find(Boolean);
  const at = html.findIndex((one) => /^<(h2|h3|p)>[^<]+<\/\1>$/.test(one));
  if (link && at >= 0)
    html[at] = html[at]!.replace(/^<(\w+)>([^<]+)/, `<$1><a href="${escapeHtml(link)}">$2</a>`);
  return html.join('');
}

function renderText(schema: Schema, value: string, name: string, depth: number): string {
  const kind = findKind(schema, value);
  if (schema.ownText || NOT_READ.test(name)) return '';
  if (kind === 'rich-text') {
    const html = cleanHtml(value);
    return /^\s*</.test(html) ? html : `<p>${html}</p>`;
  }
  const isProse = /\p{L}/u.test(value) && !/^[a-z0-9_#-]+$/.test(value);
  if (!isProse || (kind !== 'text' && kind !== 'long-text')) return '';
  const tag = isHeading(name) ? (depth === 0 ? 'h2' : 'h3') : 'p';
  return `<${tag}>${escapeHtml(value)}</${tag}>`;
}

function render(given: Schema, value: unknown, name: string, depth: number): string {
  if (value === undefined || value === null || value === '') return '';
  const { schema } = withoutNull(given);
  const kind = findKind(schema, value);
  if (kind === 'picture') {
    const { url, alt } = readPicture(value);
    const address = getAddress(url);
    return address && `<p><img src="${escapeHtml(address)}" alt="${escapeHtml(alt)}"></p>`;
  }
  if (kind === 'either') {
    const fit = findAlternative(schema, value);
    return fit && isValid(fit, value) ? render(fit, value, name, depth) : '';
  }
  if (kind === 'list' && Array.isArray(value)) {
    const items = value.map((one) => render(schema.items ?? {}, one, name, depth + 1)).filter(Boolean);
    return items.length > 0 && value.every((one) => typeof one === 'string')
      ? `<ul>${items.map((one) => one.replace(/^<p>(.*)<\/p>$/, '<li>$1</li>')).join('')}</ul>`
      : items.join('');
  }
  if (kind === 'group' && isRecord(value)) return renderGroup(schema, value, depth);
  return typeof value === 'string' ? renderText(schema, value, name, depth) : '';
}

/** Returns HTML of elements that every author may write. Brackets are escaped, because WordPress looks for shortcodes in it. */
export const createFallback = (schema: Schema, props: Record<string, unknown>): string =>
  normalizeHtml(render(schema, props, '', 0))
    .replace(/\[/g, '&#91;')
    .replace(/\]/g, '&#93;');
