/** Checks a block: its props, its links and pictures. */
import {
  findFormProblems,
  type Leaf,
  listLeaves,
  type Path,
  type Problem,
  readPicture,
  toText,
} from 'saaristo/form';
import { findRichTextFault } from 'saaristo/rich-text';
import type { Messages } from '../messages.ts';
import type { Catalogue } from './catalogue.ts';
import { type BlockProps, RICH_TEXT } from './page.ts';

/** An address in a block with its path. */
export interface Address {
  kind: 'link' | 'picture';
  address: string;
  path: Path;
}

/** Whether an address belongs to the site. Others are not checked. */
const isOwn = (address: string): boolean => /^\/(?!\/)/.test(address);

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

/** Lists the links and pictures of a block that belong to the site. */
export const findOwnAddresses = (type: string, value: BlockProps['value'], catalogue: Catalogue): Address[] =>
  findAddresses(listBlockLeaves(type, value, catalogue)).filter(({ address }) => isOwn(address));

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
): Problem[] {
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
      .map(({ path }) => ({ path, message: t.errors.address })),
  ];
}
