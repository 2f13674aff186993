/** The page that the block editor saves, as a server parses it. */
import { isNone, isRecord, sanitizeText } from './read.ts';

/** Widths of a window: below 768 px, below 1024 px, and wider. */
export type Width = 'phone' | 'tablet' | 'desktop';

/** Settings of a block beside its content. */
export interface BlockSettings {
  /** Name for editors. Visitors do not get it. */
  name?: string;
  /** Widths at which visitors do not see the block. */
  hideOn?: readonly Width[];
  /** Whether it began as its widget's example. The editor names the values that still are; visitors never get it. */
  example?: boolean;
}

/** A block of a page: a widget with its props, or rich text (sanitised HTML). */
export type Block = BlockSettings &
  (
    | {
        widget: string;
        /** Version of the props, if they are older than the widget's current version. */
        version?: number;
        props: Record<string, unknown>;
        load?: string;
        slots?: BlockSlots;
      }
    | { html: string }
  );

/** The blocks in the slots of a widget, by the name of the slot; '' is the default slot. */
export type BlockSlots = Readonly<Record<string, readonly Block[]>>;

/** The part of a page that is saved, published and kept as a version. */
export interface PageDetails {
  title: string;
  description: string;
  /** In order, without the header, which the server adds. */
  blocks: Block[];
  /** The picture that other services show of the page. Without it, they show the first picture of the blocks. */
  share?: { url: string; alt?: string };
  /** The title in searches and shares. Without it, they show the title. */
  searchTitle?: string;
  /** The address of the page that searches show instead of this one, because it has the same content (`isCanonical`). */
  canonical?: string;
  /** Whether no search lists the page, neither the site's own nor web searches. */
  unlisted?: boolean;
}

/** All fields of a page. A new field does not compile without its row here, and no other list of them is needed. */
const FIELDS: Readonly<Record<keyof PageDetails, true>> = {
  title: true,
  description: true,
  blocks: true,
  share: true,
  searchTitle: true,
  canonical: true,
  unlisted: true,
};

/** Fields that stay although they are empty. */
const REQUIRED: ReadonlySet<string> = new Set(['title', 'description', 'blocks', 'widget', 'props', 'html']);

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === false ||
  value === '' ||
  (Array.isArray(value) ? value.length === 0 : isRecord(value) && Object.keys(value).length === 0);

/** Copies a record without optional fields that are empty, with its fields in alphabetical order. */
const dropEmpty = <Shape extends object>(shape: Shape): Shape =>
  Object.fromEntries(
    Object.entries(shape)
      .filter(([key, value]) => REQUIRED.has(key) || !isEmpty(value))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ) as Shape;

/** Returns a block without empty settings and slots. Its content, and slots without empty lists, stay the same objects. */
export function cleanBlock(block: Block): Block {
  const slots = 'widget' in block ? block.slots : undefined;
  if (!slots || !Object.values(slots).some(isEmpty)) return dropEmpty(block);
  const filled = Object.entries(slots).filter(([, inner]) => inner.length > 0);
  return dropEmpty({ ...block, slots: Object.fromEntries(filled) });
}

/** Returns the part of a page that is saved, in the form in which two equal pages have the same JSON. */
export function pickPageDetails(page: PageDetails): PageDetails {
  const { share, blocks, ...rest } = Object.fromEntries(
    Object.entries(page).filter(([key]) => Object.hasOwn(FIELDS, key)),
  ) as unknown as PageDetails;
  return dropEmpty({
    ...rest,
    blocks: mapBlocks(blocks, cleanBlock),
    ...(share && share.url.trim() !== '' && { share }),
  });
}

/** Maximum blocks of a page, with those in slots: more than a real page needs. */
const MAX_BLOCKS = 500;
export const MAX_TITLE_LENGTH = 200;
const MAX_DESCRIPTION_LENGTH = 500;
const MAX_NAME_LENGTH = 100;
const MAX_ADDRESS_LENGTH = 2000;
const MAX_ALT_LENGTH = 300;
const WIDTHS: readonly Width[] = ['phone', 'tablet', 'desktop'];

/** '' is the default slot. */
const SLOT = /^(?:[a-z][a-z0-9-]{0,59})?$/;
const WIDGET = /^[a-z][a-z0-9-]{0,59}$/;
const PATH = /^\/(?:[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*\/?)?$/;
const LOAD_STRATEGIES = ['eager', 'visible', 'idle', 'interaction'];

/** Paths that programs request as files: `/robots.txt`, `/sitemap.xml`, `/favicon.ico`. */
const FILE_NAME = /\.[a-z][a-z0-9]{1,4}\/?$/i;

/** Tells whether a text can be the path of a page. The router knows the server's own paths (`isReservedPath`). */
export const isPagePath = (path: string): boolean => path.length <= MAX_TITLE_LENGTH && PATH.test(path);

/** Returns the canonical address of a page if it is a valid one of another page. @param path of the page */
export const findCanonical = ({ canonical = '' }: PageDetails, path: string): string | undefined =>
  isCanonical(canonical.trim()) && canonical.trim().replace(/\/$/, '') !== path.replace(/\/$/, '')
    ? canonical.trim()
    : undefined;

/** Tells whether a text can be the canonical address of a page: a path of its site, or an address with its protocol. */
export const isCanonical = (address: string): boolean =>
  /^\/(?![/\\])/.test(address) || (/^https?:\/\//i.test(address) && URL.canParse(address));

/** Tells whether a path looks like the path of a file. */
export const isFilePath = (path: string): boolean => FILE_NAME.test(path);

/** Cuts a text to a length, without characters that the database cannot store. */
export const truncateText = (text: string, most: number): string => sanitizeText(text.slice(0, most));

/** Maximum depth of props, deeper than those of any widget. */
const MAX_DEPTH = 40;

const isTooDeep = (value: unknown, left = MAX_DEPTH): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (left === 0 || Object.values(value).some((part) => isTooDeep(part, left - 1)));

function parseSettings({ name, hideOn, example }: Record<string, unknown>): BlockSettings {
  const hidden = Array.isArray(hideOn) ? WIDTHS.filter((width) => hideOn.includes(width)) : [];
  const text = typeof name === 'string' ? truncateText(name, MAX_NAME_LENGTH).trim() : '';
  return {
    ...(text && { name: text }),
    ...(hidden.length > 0 && { hideOn: hidden }),
    ...(example === true && { example }),
  };
}

/** Parses a list of blocks. Returns undefined if one is none. */
function parseBlocks(value: unknown): Block[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const blocks = value.map(parseBlock);
  return blocks.includes(undefined) ? undefined : (blocks as Block[]);
}

/** Parses the slots of a block, without empty ones. Returns undefined if one is none. */
function parseSlots(value: unknown): BlockSlots | undefined {
  if (isNone(value)) return {};
  if (!isRecord(value)) return undefined;
  const slots = Object.entries(value).map(([name, blocks]) => [name, parseBlocks(blocks)] as const);
  if (slots.some(([name, blocks]) => !SLOT.test(name) || !blocks)) return undefined;
  return Object.fromEntries(slots.filter(([, blocks]) => blocks!.length > 0)) as BlockSlots;
}

function parseBlock(value: unknown): Block | undefined {
  if (!isRecord(value)) return undefined;
  const { widget, props, load, version, html } = value;
  const settings = parseSettings(value);
  if (typeof html === 'string') return { html, ...settings };
  const slots = parseSlots(value['slots']);
  if (typeof widget !== 'string' || !WIDGET.test(widget) || !slots) return undefined;
  if (!isRecord(props) && !isNone(props)) return undefined;
  return {
    widget,
    ...(Number.isInteger(version) && { version: version as number }),
    props: isRecord(props) ? props : {},
    ...(typeof load === 'string' && LOAD_STRATEGIES.some((one) => load.startsWith(one)) && { load }),
    ...(Object.keys(slots).length > 0 && { slots }),
    ...settings,
  };
}

/** Parses an optional text of a page. An empty one is none. */
function parseText<Name extends 'searchTitle' | 'canonical'>(
  name: Name,
  value: unknown,
  most: number,
): Pick<PageDetails, Name> | undefined {
  const text = typeof value === 'string' ? truncateText(value, most) : '';
  return text === '' ? undefined : ({ [name]: text } as Pick<PageDetails, Name>);
}

/** Parses the picture of a share. An empty address is none. */
function parseShare(value: unknown): Pick<PageDetails, 'share'> {
  if (!isRecord(value) || typeof value['url'] !== 'string') return {};
  const url = truncateText(value['url'], MAX_ADDRESS_LENGTH).trim();
  const { alt } = value;
  const text = typeof alt === 'string' && { alt: truncateText(alt, MAX_ALT_LENGTH) };
  return url === '' ? {} : { share: { url, ...text } };
}

/**
 * Parses a page. Cuts title and description to their lengths, and keeps the blocks. Does not check the props of blocks, so that an
 * editor's work is saved even if it is wrong.
 * @returns undefined if the value is not a page
 */
export function parsePageDetails(value: unknown): PageDetails | undefined {
  if (!isRecord(value) || !Array.isArray(value['blocks'])) return undefined;
  const { title, description, unlisted, share, searchTitle, canonical } = value;
  if (typeof title !== 'string' || typeof description !== 'string' || isTooDeep(value['blocks']))
    return undefined;
  const blocks = parseBlocks(value['blocks']);
  if (!blocks || [...walkBlocks(blocks)].length > MAX_BLOCKS) return undefined;
  return {
    title: truncateText(title, MAX_TITLE_LENGTH),
    description: truncateText(description, MAX_DESCRIPTION_LENGTH),
    ...parseShare(share),
    ...parseText('searchTitle', searchTitle, MAX_TITLE_LENGTH),
    ...parseText('canonical', canonical, MAX_ADDRESS_LENGTH),
    ...(unlisted === true && { unlisted }),
    blocks,
  };
}

/** Yields blocks and those in their slots, each before the ones in it. */
export function* walkBlocks(blocks: readonly Block[]): Generator<Block, undefined, undefined> {
  for (const block of blocks) {
    yield block;
    if ('widget' in block) for (const inner of Object.values(block.slots ?? {})) yield* walkBlocks(inner);
  }
}

/** The start of a main heading that is not empty, in JSON. */
const MAIN_HEADING = /<h1(?:\s[^<>]*)?>(?!(?:\s|\\n|&nbsp;|<br>)*<\/h1>)/i;

/** Tells whether a text of the blocks has a main heading. A page without one shows its title as its main heading. */
export const hasMainHeading = (blocks: readonly Block[]): boolean =>
  MAIN_HEADING.test(JSON.stringify(blocks));

/**
 * Returns changed copies of blocks and of those in their slots, which are changed first.
 * @param change returns the block, or the blocks in its place
 */
export const mapBlocks = (
  blocks: readonly Block[],
  change: (block: Block) => Block | readonly Block[],
): Block[] =>
  blocks.flatMap((block) =>
    change(
      'widget' in block && block.slots
        ? {
            ...block,
            slots: Object.fromEntries(
              Object.entries(block.slots).map(([name, inner]) => [name, mapBlocks(inner, change)]),
            ),
          }
        : block,
    ),
  );
