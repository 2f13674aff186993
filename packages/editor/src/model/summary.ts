/** Summarises a block for the outline: its first words and its first picture. */
import { listLeaves, readPicture, toText } from 'saaristo/form';
import type { Catalogue } from './catalogue.ts';
import { type BlockProps, type Item, RICH_TEXT } from './page.ts';
import { listParts } from './slots.ts';

/** Maximum characters of the words of a block. */
const MAX_LENGTH = 80;
/** Characters of HTML that are read. A longer text begins with them. */
const MAX_HTML_LENGTH = 2000;

export interface Summary {
  /** The first words; '' if the block has none. */
  words: string;
  /** Address of the first picture; '' if the block has none. */
  picture: string;
}

const NO_SUMMARY: Summary = { words: '', picture: '' };

const truncate = (text: string): string => {
  const words = text.replaceAll(/\s+/g, ' ').trim();
  return words.length > MAX_LENGTH ? `${words.slice(0, MAX_LENGTH).trimEnd()}…` : words;
};

function summarizeHtml(html: string): Summary {
  const { body } = new DOMParser().parseFromString(html.slice(0, MAX_HTML_LENGTH), 'text/html');
  // Words of neighbouring elements stay apart.
  for (const element of body.querySelectorAll('h1, h2, h3, h4, p, li, td, th, br, div')) element.append(' ');
  return {
    words: truncate(body.textContent),
    picture: body.querySelector('img[src]')?.getAttribute('src') ?? '',
  };
}

/** Kinds of controls that people write text in. */
const TEXT_KINDS: ReadonlySet<string> = new Set(['text', 'long-text', 'rich-text']);

/** Names of props that are not read by people. */
const CODE = /(?:id|code|key)$/i;

function summarizeProps(type: string, value: Record<string, unknown>, catalogue: Catalogue): Summary {
  const summary = { ...NO_SUMMARY };
  for (const { kind, value: leaf, path } of listLeaves(catalogue.get(type)?.props ?? {}, value)) {
    if (summary.words === '' && TEXT_KINDS.has(kind) && !CODE.test(String(path.at(-1))))
      summary.words = summarizeHtml(toText(leaf)).words;
    if (summary.picture === '' && kind === 'picture') summary.picture = readPicture(leaf).url;
    if (summary.words !== '' && summary.picture !== '') break;
  }
  return summary;
}

/** Results by value. The values of unchanged blocks stay the same objects. */
const cache = new WeakMap<object, Summary>();
/** Results by HTML. */
const htmlCache = new Map<string, Summary>();
/** Number of results from which the cache of HTML begins again. */
const MAX_CACHED = 1000;

function summarizeRichText(html: string): Summary {
  const summary = htmlCache.get(html) ?? summarizeHtml(html);
  if (htmlCache.size >= MAX_CACHED) htmlCache.clear();
  htmlCache.set(html, summary);
  return summary;
}

/** Returns the first words and the first picture of a block. */
export function summarize(type: string, value: BlockProps['value'], catalogue: Catalogue): Summary {
  if (typeof value === 'string') return type === RICH_TEXT ? summarizeRichText(value) : NO_SUMMARY;
  const summary = cache.get(value) ?? summarizeProps(type, value, catalogue);
  cache.set(value, summary);
  return summary;
}

/** Returns the first words and the first picture of a block and of those in its slots. */
export function summarizeItem(item: Item, catalogue: Catalogue): Summary {
  const all = listParts(item).map(({ type, props }) => summarize(type, props.value, catalogue));
  const first = (key: keyof Summary): string => all.find((one) => one[key] !== '')?.[key] ?? '';
  return { words: first('words'), picture: first('picture') };
}
