import { isRecord, readJson } from '../../../src/lib/read.ts';
import type { GivenMarker } from '../content/check-marker.ts';
import { readPage } from '../content/read-page.ts';

/** A block of stored content. */
export interface FoundBlock {
  marker: GivenMarker;
  /** The page or entry, such as a file, an address or a title. */
  page: string;
  /** The place in it, such as `line 12` or `blocks[3]`. */
  place: string;
}

/** Nesting of JSON that is read. */
const MAX_DEPTH = 64;

/** The start of a WordPress block of the plugin: `<!-- wp:saaristo/<widget> {"props":{…}} /-->`. */
const WORDPRESS_BLOCK = /<!--\s+wp:saaristo\/([a-z][a-z\d-]*)\s/g;

/** The start of a shortcode of the plugin, with its props as attribute or content. */
const SHORTCODE = /\[saaristo\s/g;
const SHORTCODE_END = '[/saaristo]';
const ATTRIBUTE = /([a-z]+)=(?:"([^"]*)"|'([^']*)'|(\S+))/g;

/** Creates a function that returns the line of a position, counted from 1. Positions have to ascend. */
function createLineCounter(text: string): (position: number) => number {
  let line = 1;
  let last = 0;
  return (position) => {
    for (let at = text.indexOf('\n', last); at !== -1 && at < position; at = text.indexOf('\n', at + 1)) {
      line += 1;
      last = at + 1;
    }
    return line;
  };
}

/** Creates the marker that the WordPress plugin writes for these attributes. */
const createMarker = (widget: string, json: string, version?: unknown, load?: unknown): GivenMarker => ({
  name: 'div',
  attributes: {
    'data-widget': widget,
    ...((typeof version === 'string' || typeof version === 'number') && {
      'data-props-version': `${version}`,
    }),
    ...(typeof load === 'string' && { 'data-load': load }),
  },
  json,
});

function* findWordPressBlocks(text: string, page: string): Generator<FoundBlock> {
  const countLines = createLineCounter(text);
  for (const found of text.matchAll(WORDPRESS_BLOCK)) {
    const start = found.index + found[0].length;
    // WordPress escapes the dashes in a block's JSON.
    const end = text.indexOf('-->', start);
    if (end === -1) return;
    const widget = found[1]!;
    const json = text.slice(start, end).replace(/\/$/, '').trim() || '{}';
    const attributes = readJson(json);
    const place = `line ${countLines(found.index)}`;
    if (!isRecord(attributes)) yield { page, place, marker: createMarker(widget, json) };
    else {
      const { props = {}, version, load } = attributes;
      yield { page, place, marker: createMarker(widget, JSON.stringify(props), version, load) };
    }
  }
}

function* findShortcodes(text: string, page: string): Generator<FoundBlock> {
  const countLines = createLineCounter(text);
  const lastEnd = text.lastIndexOf(SHORTCODE_END);
  for (const found of text.matchAll(SHORTCODE)) {
    const start = found.index + found[0].length;
    const end = text.indexOf(']', start);
    if (end === -1) return;
    const attributes: Record<string, string | undefined> = {};
    for (const [, name = '', a, b, c] of text.slice(start, end).matchAll(ATTRIBUTE))
      attributes[name] = a ?? b ?? c;
    const { widget = '', props, version, load } = attributes;
    const contentEnd = end < lastEnd ? text.indexOf(SHORTCODE_END, end) : -1;
    const content = text.slice(end + 1, contentEnd === -1 ? end : contentEnd).trim();
    // Content that is not JSON belongs to the end of a later shortcode.
    const json = content.startsWith('{') ? content : props || '{}';
    yield {
      page,
      place: `line ${countLines(found.index)}`,
      marker: createMarker(widget, json, version, load),
    };
  }
}

/**
 * Finds the blocks of a text: markers in HTML, and blocks and shortcodes of the WordPress plugin.
 * @throws TooMuchWork if the HTML exceeds the limits of the parser
 */
export function* findInHtml(text: string, page: string): Generator<FoundBlock> {
  if (text.includes('data-widget'))
    for (const marker of readPage(text).markers) yield { page, place: `line ${marker.line}`, marker };
  yield* findWordPressBlocks(text, page);
  yield* findShortcodes(text, page);
}

/** Returns the label of an entry: its address, number and title. */
function getLabel(entry: Record<string, unknown>): string | undefined {
  const { path, url, slug, ID, id, title, post_title: postTitle } = entry;
  const isText = (one: unknown): one is string => typeof one === 'string' && one !== '';
  const address = [path, url, slug].find(isText);
  const number = ID ?? id;
  const name = [title, postTitle].find(isText);
  const words = [
    address,
    typeof number === 'number' || typeof number === 'string' ? `#${number}` : undefined,
    name,
  ];
  const label = words.filter((word) => word !== undefined).join(' ');
  return label === '' ? undefined : label;
}

/**
 * Finds the blocks of a JSON value: objects with `widget` and `props`, those in their `slots`, and HTML in any text.
 * @param page the name of the file or address; entries of lists add theirs
 */
export function* findInJson(value: unknown, page: string, place = '', depth = 0): Generator<FoundBlock> {
  if (depth > MAX_DEPTH) return;
  if (typeof value === 'string') {
    for (const found of findInHtml(value, page))
      yield { ...found, place: [place, found.place].filter(Boolean).join(', ') };
  } else if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) {
      const label = isRecord(entry) && !('widget' in entry) ? getLabel(entry) : undefined;
      if (label === undefined) yield* findInJson(entry, page, `${place}[${index}]`, depth + 1);
      else yield* findInJson(entry, `${page} ${label}`, '', depth + 1);
    }
  } else if (isRecord(value)) {
    const { widget, props, version, load, slots } = value;
    if (typeof widget === 'string' && 'props' in value) {
      yield { page, place, marker: createMarker(widget, JSON.stringify(props), version, load) };
      if (isRecord(slots)) yield* findInJson(slots, page, `${place}.slots`, depth + 1);
    } else
      for (const [key, entry] of Object.entries(value))
        yield* findInJson(entry, page, place === '' ? key : `${place}.${key}`, depth + 1);
  }
}
