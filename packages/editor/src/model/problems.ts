/** Checks a block: its props, its links and pictures. */
import { type Leaf, type Path, toText } from 'saaristo/form';
import type { Messages } from '../messages.ts';
import type { Catalogue } from './catalogue.ts';
import { findHtmlTextProblems } from './health.ts';
import type { BlockProps } from './item.ts';
import {
  type Address,
  type BlockProblem,
  findAddress,
  findKeptProblems,
  findValueProblems,
  listBlockLeaves,
} from './value-problems.ts';

export type { Address } from './value-problems.ts';

/** Whether an address belongs to the site. Others are not checked. */
export const isOwn = ({ address }: Address): boolean => /^\/(?!\/)/.test(address);

function* findInHtml(html: string, path: Path): Generator<Address> {
  if (!html.includes('<')) return;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const link of body.querySelectorAll('a[href]'))
    yield { kind: 'link', address: link.getAttribute('href')!, path };
  for (const image of body.querySelectorAll('img[src]'))
    yield { kind: 'picture', address: image.getAttribute('src')!, path };
}

const findAddresses = (leaves: readonly Leaf[]): Address[] =>
  leaves.flatMap((leaf) =>
    leaf.kind === 'rich-text' ? [...findInHtml(toText(leaf.value), leaf.path)] : findAddress(leaf),
  );

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

/** Returns the problems that follow from the block's props alone. */
export function findProblems(
  type: string,
  value: BlockProps['value'],
  catalogue: Catalogue,
  t: Messages,
): BlockProblem[] {
  const texts = listBlockLeaves(type, value, catalogue).filter(({ kind }) => kind === 'rich-text');
  return [
    ...findValueProblems(type, value, catalogue, t),
    ...findKeptProblems(findAddresses(texts), t),
    ...findHtmlTextProblems(texts, t.health),
  ];
}
