import { isRecord, readJson } from '../../src/lib/read.ts';
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
const WORDPRESS_BLOCK = /<!--\s+wp:saaristo\/([a-z][a-z\d-]*)(?:\s+(\{[\s\S]*?\}))?\s+\/?-->/g;

/** A shortcode of the plugin, with its props as attribute or content. */
const SHORTCODE = /\[saaristo\s([^\]]*)\](?:\s*(\{[\s\S]*?\})\s*\[\/saaristo\])?/g;
const ATTRIBUTE = /([a-z]+)=(?:"([^"]*)"|'([^']*)'|(\S+))/g;

const countLines = (text: string, end: number): number => text.slice(0, end).split('\n').length;

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

function* findInWordPress(text: string, page: string): Generator<FoundBlock> {
  for (const found of text.matchAll(WORDPRESS_BLOCK)) {
    const [, widget = '', json = '{}'] = found;
    const place = `line ${countLines(text, found.index)}`;
    const attributes = readJson(json);
    if (!isRecord(attributes)) yield { page, place, marker: createMarker(widget, json) };
    else {
      const { props = {}, version, load } = attributes;
      yield { page, place, marker: createMarker(widget, JSON.stringify(props), version, load) };
    }
  }
  for (const found of text.matchAll(SHORTCODE)) {
    const [, given = '', content] = found;
    const attributes = Object.fromEntries(
      [...given.matchAll(ATTRIBUTE)].map(([, name, a, b, c]) => [name, a ?? b ?? c ?? '']),
    ) as Record<string, string | undefined>;
    const { widget = '', props, version, load } = attributes;
    const marker = createMarker(widget, content ?? (props || '{}'), version, load);
    yield { page, place: `line ${countLines(text, found.index)}`, marker };
  }
}

/**
 * Finds the blocks of a text: markers in HTML, and blocks and shortcodes of the WordPress plugin.
 * @throws TooMuchWork if the HTML exceeds the limits of the parser
 */
export function* findInHtml(text: string, page: string): Generator<FoundBlock> {
  if (text.includes('data-widget'))
    for (const marker of readPage(text).markers) yield { page, place: `line ${marker.line}`, marker };
  if (text.includes('saaristo')) yield* findInWordPress(text, page);
}

/** Returns what people call an entry: its address, number or title. */
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
 * Finds the blocks of a JSON value: objects with `widget` and `props`, and HTML in any text.
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
    const { widget, props, version, load } = value;
    if (typeof widget === 'string' && 'props' in value)
      yield { page, place, marker: createMarker(widget, JSON.stringify(props), version, load) };
    else
      for (const [key, entry] of Object.entries(value))
        yield* findInJson(entry, page, place === '' ? key : `${place}.${key}`, depth + 1);
  }
}
