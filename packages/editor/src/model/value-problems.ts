/** Checks the values of a block without reading HTML. Runs anywhere. */
import {
  findFormProblems,
  isRecord,
  type Leaf,
  listLeaves,
  type Path,
  type Problem,
  readPicture,
  toText,
} from 'saaristo/form';
import { findRichTextFault } from 'saaristo/rich-text';
import type { HealthMessages } from '../messages/en.ts';
import type { Messages } from '../messages.ts';
import type { Catalogue } from './catalogue.ts';
import { type BlockProps, RICH_TEXT } from './item.ts';

/** The part of the health that a problem belongs to. */
export type Topic = keyof HealthMessages['topics'];

/** A problem of a block. Without a topic it is one of the block's settings. */
export interface BlockProblem extends Problem {
  topic?: Topic;
  /** Whether the problem is that a section is not published. Publish offers to publish it. */
  isDraftSection?: true;
}

/** An address in a block with its path. */
export interface Address {
  kind: 'link' | 'picture';
  address: string;
  path: Path;
}

/** Lists the values of a block that one control edits. */
export const listBlockLeaves = (type: string, value: BlockProps['value'], catalogue: Catalogue): Leaf[] =>
  type === RICH_TEXT
    ? [{ kind: 'rich-text', value, path: [] }]
    : [...listLeaves(catalogue.get(type)?.props ?? {}, value)];

const FILE_NAME = /^[^\s/]+\.(?:jpe?g|png|gif|webp|avif|svg|heic|tiff?)$/i;

/** Whether an alternative text is the name of a file. */
export const isFileName = (alt: string): boolean => FILE_NAME.test(alt.trim());

/** Returns the value at a path. */
const getValue = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (part, step) =>
      Array.isArray(part) ? part[Number(step)] : isRecord(part) ? part[String(step)] : undefined,
    value,
  );

/** Props that say nothing to visitors. */
const SILENT = /(?:url|link|href|path|code|id|date|icon|theme|color|type|layout|size|style)$/i;

/** Whether an object has a text that visitors read beside its picture. */
const hasWords = (value: unknown, picture: string): boolean =>
  isRecord(value) &&
  Object.entries(value).some(
    ([name, part]) =>
      name !== picture &&
      typeof part === 'string' &&
      !SILENT.test(name) &&
      /\p{L}/u.test(part) &&
      !part.startsWith('/'),
  );

/** Checks the alternative texts of pictures in fields. A picture beside a text may do without. */
export function findPictureProblems(
  leaves: readonly Leaf[],
  props: unknown,
  t: HealthMessages,
): BlockProblem[] {
  return leaves.flatMap(({ kind, value, path }): BlockProblem[] => {
    if (kind !== 'picture') return [];
    const { url, alt, isDecorative } = readPicture(value);
    if (isFileName(alt)) return [{ topic: 'pictures', path, message: t.altIsFileName(alt) }];
    const name = path[path.length - 1];
    // A list of pictures alone decorates: backgrounds, further views of a product that has a name.
    if (url === '' || isDecorative || alt.trim() !== '' || typeof name !== 'string') return [];
    if (hasWords(getValue(props, path.slice(0, -1)), name)) return [];
    return [{ topic: 'pictures', path, message: t.altMissing }];
  });
}

const IMG = /<img(?=[\s/>])(?:[^<>"']|"[^"]*"|'[^']*')*>/gi;

/** Returns the problem of a rich text with a picture that waits for its text, found without reading HTML. */
export const findWaitingPictures = (leaves: readonly Leaf[], t: HealthMessages): BlockProblem[] =>
  leaves
    .filter(
      ({ kind, value }) =>
        kind === 'rich-text' &&
        toText(value)
          .match(IMG)
          ?.some((img) => !/\salt=/i.test(img)),
    )
    .map(({ path }) => ({ topic: 'pictures' as const, path, message: t.altMissing }));

/** Returns the address of a link or a picture. */
export const findAddress = ({ kind, value, path }: Leaf): Address[] =>
  kind === 'picture'
    ? [{ kind, address: readPicture(value).url, path }]
    : kind === 'link'
      ? [{ kind, address: toText(value), path }]
      : [];

/** Schemes of links that a page keeps. It removes links with any other scheme, above all `javascript:` (docs/reference.md#security). */
const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Whether a page keeps a link. The base is only needed to parse relative addresses. */
function isKept({ kind, address }: Address): boolean {
  if (kind !== 'link' || address.trim() === '') return true;
  const base = 'https://page.invalid/';
  return URL.canParse(address, base) && SCHEMES.has(new URL(address, base).protocol);
}

/** Returns the problems of links that a page removes. */
export const findKeptProblems = (addresses: readonly Address[], t: Messages): BlockProblem[] =>
  addresses
    .filter((one) => !isKept(one))
    .map(({ path }) => ({ topic: 'links' as const, path, message: t.errors.address }));

/** Returns the problems that the values of a block show without reading HTML. Runs anywhere. */
export function findValueProblems(
  type: string,
  value: BlockProps['value'],
  catalogue: Catalogue,
  t: Messages,
): BlockProblem[] {
  const widget = catalogue.get(type);
  if (!widget && type !== RICH_TEXT) return [{ path: [], message: t.unknownWidget(type) }];
  const leaves = listBlockLeaves(type, value, catalogue);
  return [
    ...(widget ? findFormProblems(widget.props, value, t.errors) : []),
    ...leaves.flatMap(({ kind, value: html, path }) => {
      const limit = kind === 'rich-text' && findRichTextFault(toText(html));
      return limit ? [{ path, message: t.errors.richText[limit] }] : [];
    }),
    ...findKeptProblems(leaves.flatMap(findAddress), t),
    ...findPictureProblems(leaves, value, t.health),
  ];
}
