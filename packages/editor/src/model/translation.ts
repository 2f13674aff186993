/** Compares the texts of a page with those of the page that it is a translation of. */
import { isRecord, joinPath, type Leaf, listLeaves, type Path, readPicture, toText } from 'saaristo/form';
import type { Block, PageDetails, TranslatedTexts } from '../contract.ts';
import type { Catalogue } from './catalogue.ts';
import { findCommon, getType } from './differences.ts';
import { createItem } from './page.ts';
import { findInParts, SLOTS } from './slots.ts';
import type { TranslationUnit } from './xliff.ts';

/** A text of the page beside the one that it is translated from. */
export interface TextPair extends TranslationUnit {
  /** Identifies the pair within the page: 'title', '2.items.0.text'. */
  key: string;
  /** Index of the block in the translation; null for the page itself. */
  block: number | null;
  /** Path in the block's props; empty for the HTML of a rich text. */
  path: Path;
}

/** Returns a short hash of a text (cyrb53). It detects changes and protects nothing. */
export function hashText(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
}

/** The record of a text that is right in both languages as it is. */
const markSame = (source: string): string => `=${hashText(source)}`;

/**
 * Returns the state of a text.
 * @param translated the source of each text. A text of the copied page is its own source.
 */
function getState(source: string, target: string, translated: TranslatedTexts): TextPair['state'] {
  const own = hashText(target);
  const from = translated[own];
  if (from === markSame(source)) return 'translated';
  if (target.trim() === '' || target === source || from === own) return 'untranslated';
  return from === undefined || from === hashText(source) ? 'translated' : 'outdated';
}

const TEXTS: readonly Leaf['kind'][] = ['text', 'long-text', 'rich-text'];

/** Whether a text is written in a language. Codes, addresses and numbers are not. */
const isLanguage = (text: string): boolean =>
  /\p{L}/u.test(text) &&
  !/^(?:\/|https?:|mailto:|tel:|data:)/.test(text) &&
  !(/^[\w.#-]+$/.test(text) && /[\d._#-]/.test(text));

interface BlockText {
  path: Path;
  text: string;
  isHtml: boolean;
}

/** Lists the texts of a block and of those in its slots. */
const listTexts = (block: Block, catalogue: Catalogue): BlockText[] =>
  findInParts(createItem(block, ''), ({ type, props: { value } }): BlockText[] => {
    if (typeof value === 'string') return [{ path: [], text: value, isHtml: true }];
    return [...listLeaves(catalogue.get(type)?.props ?? {}, value)].flatMap((leaf): BlockText[] => {
      const { kind, path } = leaf;
      if (kind === 'picture') {
        const { alt } = readPicture(leaf.value);
        return alt ? [{ path: [...path, 'alt'], text: alt, isHtml: false }] : [];
      }
      return TEXTS.includes(kind) ? [{ path, text: toText(leaf.value), isHtml: kind === 'rich-text' }] : [];
    });
  });

/** Returns a value with a text at a path. */
function withText(value: unknown, path: Path, text: string): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return text;
  if (Array.isArray(value))
    return value.map((item, index) => (index === step ? withText(item, rest, text) : item));
  // A picture may be its address alone.
  if (typeof value === 'string') return { url: value, [step]: text };
  return {
    ...(isRecord(value) && value),
    [step]: withText(isRecord(value) ? value[step] : undefined, rest, text),
  };
}

/** Returns a block with a text at the path of a field. */
function withFieldText(block: Block, path: Path, text: string): Block {
  const [step, name = '', index = 0, ...rest] = path;
  if ('html' in block) return { ...block, html: text };
  if (step !== SLOTS)
    return { ...block, props: withText(block.props, path, text) as Record<string, unknown> };
  return {
    ...block,
    slots: Object.fromEntries(
      Object.entries(block.slots ?? {}).map(([slot, blocks]) => [
        slot,
        slot === name
          ? blocks.map((one, at) => (at === Number(index) ? withFieldText(one, rest, text) : one))
          : blocks,
      ]),
    ),
  };
}

/** Lists the texts of a page in the order of the page. Blocks are paired by their order and kind. */
export function listPairs(
  source: PageDetails,
  target: PageDetails,
  translated: TranslatedTexts,
  catalogue: Catalogue,
): TextPair[] {
  const pair = (
    block: number | null,
    path: Path,
    texts: { source: string; target: string; isHtml?: boolean },
  ): TextPair[] =>
    isLanguage(texts.source)
      ? [
          {
            key: joinPath(block === null ? path : [block, ...path]),
            block,
            path,
            isHtml: texts.isHtml === true,
            source: texts.source,
            target: texts.target,
            state: getState(texts.source, texts.target, translated),
          },
        ]
      : [];
  const blocks = findCommon(source.blocks.map(getType), target.blocks.map(getType));
  return [
    ...pair(null, ['title'], { source: source.title, target: target.title }),
    ...pair(null, ['description'], { source: source.description, target: target.description }),
    ...blocks.flatMap(([from, to]) => {
      const own = new Map(
        listTexts(target.blocks[to]!, catalogue).map(({ path, text }) => [joinPath(path), text]),
      );
      return listTexts(source.blocks[from]!, catalogue).flatMap(({ path, text, isHtml }) =>
        pair(to, path, { source: text, target: own.get(joinPath(path)) ?? '', isHtml }),
      );
    }),
  ];
}

/** Returns the page with other texts, by the keys of their pairs. */
export function applyTexts(
  details: PageDetails,
  pairs: readonly TextPair[],
  texts: ReadonlyMap<string, string>,
): PageDetails {
  let { title, description } = details;
  const blocks = [...details.blocks];
  for (const { key, block, path } of pairs) {
    const text = texts.get(key);
    if (text === undefined) continue;
    const old = block === null ? undefined : blocks[block];
    if (block !== null && old) blocks[block] = withFieldText(old, path, text);
    else if (path[0] === 'title') title = text;
    else description = text;
  }
  return { ...details, title, description, blocks };
}

/** Returns the records of texts that have none: each is translated from the source as it is now. */
export const listUnrecorded = (pairs: readonly TextPair[], translated: TranslatedTexts): TranslatedTexts =>
  Object.fromEntries(
    pairs
      .filter(({ target }) => target.trim() !== '' && translated[hashText(target)] === undefined)
      .map(({ source, target }) => [hashText(target), hashText(source)]),
  );

/** Returns the record of a text that stays as it is for the current source. */
export const confirmText = ({ source, target }: TextPair): TranslatedTexts => ({
  [hashText(target)]: markSame(source),
});
