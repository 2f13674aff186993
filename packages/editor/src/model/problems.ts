/** Checks a block: its props, its links and pictures. */
import { findFormProblems, type Leaf, listLeaves, type Path, readPicture, toText } from 'saaristo/form';
import { findRichTextFault } from 'saaristo/rich-text';
import type { Messages } from '../messages.ts';
import type { Catalogue } from './catalogue.ts';
import { type BlockProblem, findContentProblems } from './health.ts';
import { type BlockProps, RICH_TEXT } from './page.ts';

/** An address in a block with its path. */
export interface Address {
  kind: 'link' | 'picture';
  address: string;
  path: Path;
}

/** Whether an address belongs to the site. Others are not checked. */
export const isOwn = ({ address }: Address): boolean => /^\/(?!\/)/.test(address);

const listBlockLeaves = (type: string, value: BlockProps['value'], catalogue: Catalogue): Leaf[] =>
  type === RICH_TEXT
    ? [{ kind: 'rich-text', value, path: [] }]
    : [...listLeaves(catalogue.get(type)?.props ?? {}, value)];

function* findInHtml(html: string, path: Path): Generator<Address> {
  if (!html.includes('<')) return;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const link of body.querySelectorAll('a[href]'))
    yield { kind: 'link', address: link.getAttribute('href')!, path };
  for (const image of body.querySelectorAll('img[src]'))
    yield { kind: 'picture', address: image.getAttribute('src')!, path };
}

const findAddresses = (leaves: readonly Leaf[]): Address[] =>
  leaves.flatMap(({ kind, value, path }): Address[] => {
    if (kind === 'rich-text') return [...findInHtml(toText(value), path)];
    if (kind === 'picture') return [{ kind, address: readPicture(value).url, path }];
    return kind === 'link' ? [{ kind, address: toText(value), path }] : [];
  });

/** Lists the links and pictures of a block. */
export const findBlockAddresses = (
  type: string,
  value: BlockProps['value'],
  catalogue: Catalogue,
): Address[] => findAddresses(listBlockLeaves(type, value, catalogue));

/** Lists the links and pictures of a block that belong to the site. */
export const findOwnAddresses = (type: string, value: BlockProps['value'], catalogue: Catalogue): Address[] =>
  findBlockAddresses(type, value, catalogue).filter(isOwn);

/** Whether an address leads to a part of the same page. */
export const isAnchor = ({ kind, address }: Address): boolean => kind === 'link' && /^#./.test(address);

/** Lists the names of a block that a link of the page can lead to: ids in rich text, and all short texts of props. */
export function listNames(value: unknown): string[] {
  if (typeof value === 'string')
    return value.includes('<')
      ? [...value.matchAll(/\b(?:id|name)="([^"]+)"/g)].map(([, name]) => name!)
      : value.length <= 100
        ? [value.replace(/^#/, '')]
        : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listNames) : [];
}

/** Schemes of links that a page keeps. It removes links with any other scheme, above all `javascript:` (docs/reference.md#security). */
const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Whether a page keeps a link. The base is only needed to parse relative addresses. */
function isKept({ kind, address }: Address): boolean {
  if (kind !== 'link' || address.trim() === '') return true;
  const base = 'https://page.invalid/';
  return URL.canParse(address, base) && SCHEMES.has(new URL(address, base).protocol);
}

/** Returns the problems that follow from the block's props alone. */
export function findProblems(
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
    ...findAddresses(leaves)
      .filter((one) => !isKept(one))
      .map(({ path }) => ({ topic: 'links' as const, path, message: t.errors.address })),
    ...findContentProblems(leaves, value, t.health),
  ];
}
