/** Compares two states of a page by field, as texts that people read. */
import { diffWordsWithSpace } from 'diff';
import { joinPath, type Leaf, listLeaves, type Path, readPicture, toText } from 'saaristo/form';
import type { Block, PageDetails } from '../contract.ts';
import type { Messages } from '../messages.ts';
import { type Catalogue, getTitle } from './catalogue.ts';
import { findDifferences, getType } from './differences.ts';
import { createItem } from './page.ts';
import { describeField, findInParts, type Part } from './slots.ts';

/** A field that differs. Empty texts stand for a field that is not set. */
export interface FieldChange {
  label: string;
  before: string;
  after: string;
  /** Addresses of pictures instead of texts. */
  isPicture?: boolean;
}

/** A part of the page that differs: the page's own settings, or a block. */
export interface PartChange {
  kind: 'page' | 'added' | 'removed' | 'changed';
  title: string;
  fields: FieldChange[];
}

/** Characters of a text that are compared by word; longer texts are shown one after the other. */
const MAX_COMPARED = 20_000;

const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, li, tr, dt, dd, blockquote, figcaption, div, section, summary';

/** Returns the text of HTML with a line for each paragraph, and links and pictures in brackets. */
export function readHtml(html: string): string {
  if (!html.includes('<')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const image of body.querySelectorAll('img'))
    image.replaceWith(`[${image.alt || image.getAttribute('src')}]`);
  for (const link of body.querySelectorAll('a[href]')) link.append(` (${link.getAttribute('href')})`);
  for (const block of body.querySelectorAll(BLOCKS)) block.append('\n');
  for (const line of body.querySelectorAll('br')) line.replaceWith('\n');
  return body.textContent
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n[\s]*/g, '\n')
    .trim();
}

/** Returns the value of a field as a text. */
function readLeaf({ kind, value }: Leaf, t: Messages): string {
  if (kind === 'rich-text') return readHtml(toText(value));
  if (kind === 'picture') return readPicture(value).url;
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  return toText(value);
}

interface Field {
  path: Path;
  text: string;
  isPicture: boolean;
}

/** Lists the fields of a block and of those in its slots with their texts. The alternative text of a picture is a separate field. */
function listFields(block: Block | undefined, catalogue: Catalogue, t: Messages): Map<string, Field> {
  const fields = block ? findInParts(createItem(block, ''), (part) => listOwnFields(part, catalogue, t)) : [];
  return new Map(fields.map((field) => [joinPath(field.path), field]));
}

function listOwnFields({ type, props: { value } }: Part, catalogue: Catalogue, t: Messages): Field[] {
  if (typeof value === 'string') return [{ path: [], text: readHtml(value), isPicture: false }];
  return [...listLeaves(catalogue.get(type)?.props ?? {}, value)].flatMap((leaf): Field[] => {
    const isPicture = leaf.kind === 'picture';
    const { alt } = isPicture ? readPicture(leaf.value) : { alt: '' };
    return [
      { path: leaf.path, text: readLeaf(leaf, t), isPicture },
      ...(alt ? [{ path: [...leaf.path, 'alt'], text: alt, isPicture: false }] : []),
    ];
  });
}

function compareBlocks(
  before: Block | undefined,
  after: Block | undefined,
  catalogue: Catalogue,
  t: Messages,
): FieldChange[] {
  const [olds, news] = [listFields(before, catalogue, t), listFields(after, catalogue, t)];
  const [was, is] = [before, after].map((block) => block && createItem(block, ''));
  return [...new Set([...olds.keys(), ...news.keys()])].flatMap((key): FieldChange[] => {
    const field = news.get(key) ?? olds.get(key)!;
    const item = (news.has(key) ? is : was)!;
    const texts = { before: olds.get(key)?.text ?? '', after: news.get(key)?.text ?? '' };
    if (texts.before === texts.after) return [];
    const label = describeField(item, field.path, catalogue, t) || t.richText;
    return [{ label, ...texts, ...(field.isPicture && { isPicture: true }) }];
  });
}

/** Lists the differences between two states of a page, in the order of the later one. */
export function listChanges(
  before: PageDetails,
  after: PageDetails,
  catalogue: Catalogue,
  t: Messages,
): PartChange[] {
  const own = (['title', 'description', 'searchTitle', 'canonical'] as const).flatMap(
    (name): FieldChange[] => {
      const [was = '', is = ''] = [before[name], after[name]];
      return was === is ? [] : [{ label: t[name], before: was, after: is }];
    },
  );
  const say = (is: boolean | undefined): string => (is ? t.yes : t.no);
  if (Boolean(before.unlisted) !== Boolean(after.unlisted))
    own.push({ label: t.unlisted, before: say(before.unlisted), after: say(after.unlisted) });
  if (before.share?.url !== after.share?.url)
    own.push({
      label: t.sharePicture,
      before: before.share?.url ?? '',
      after: after.share?.url ?? '',
      isPicture: true,
    });
  else if (before.share?.alt !== after.share?.alt)
    own.push({ label: t.sharePicture, before: before.share?.alt ?? '', after: after.share?.alt ?? '' });
  return [
    ...(own.length > 0 ? [{ kind: 'page' as const, title: t.pageSettings, fields: own }] : []),
    ...findDifferences(before.blocks, after.blocks).flatMap((one): PartChange[] => {
      if (one.kind === 'same') return [];
      const title = getTitle(getType((one.after ?? one.before)!), catalogue, t);
      return [{ kind: one.kind, title, fields: compareBlocks(one.before, one.after, catalogue, t) }];
    }),
  ];
}

/** A piece of a text: unchanged, only in the later state, or only in the earlier one. */
export interface Piece {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Splits two texts into pieces, word by word. */
export function comparePieces({ before, after }: FieldChange): Piece[] {
  if (before.length + after.length > MAX_COMPARED || before === '' || after === '')
    return [
      { kind: 'removed' as const, text: before },
      { kind: 'added' as const, text: after },
    ].filter(({ text }) => text !== '');
  // The time limit stops at texts that have nothing in common.
  const pieces = diffWordsWithSpace(before, after, { timeout: 200 });
  return pieces
    ? pieces.map(({ added, removed, value }) => ({
        kind: added ? 'added' : removed ? 'removed' : 'same',
        text: value,
      }))
    : [
        { kind: 'removed', text: before },
        { kind: 'added', text: after },
      ];
}
