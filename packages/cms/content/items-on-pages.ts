/** Fills pages with the items of collections (docs/cms.md#items-on-pages). */
import { mapBlocks, walkBlocks } from 'saaristo/page-details';
import type { Language, Site } from 'saaristo/sites';
import { isShown } from '../collections/days.ts';
import type { AnyCollection, Item } from '../collections/define.ts';
import type { Block } from '../platform/model/content.ts';
import { createSlug } from '../platform/model/slugs.ts';
import { contacts } from './contacts.ts';
import { jobs } from './jobs.ts';
import { kiosks } from './kiosks.ts';
import { menus } from './served-menus.ts';

/** The collections whose items pages show. */
export const pageCollections: readonly AnyCollection[] = [jobs, contacts, kiosks, menus];

/** A paragraph that is only a name, or the name with a group of items. */
const PARAGRAPH = /<p\b[^<>]*>\s*\{\{([a-z][a-z0-9-]*)(?::([a-z0-9-]+))?\}\}\s*<\/p>/g;

const listNames = (block: Block): string[] =>
  'html' in block ? [...block.html.matchAll(PARAGRAPH)].map(([, name]) => name!) : [];

/** Tells whether a block shows the items of a collection. */
const isFilled = (block: Block, { show }: AnyCollection): boolean => {
  if ('html' in block) return listNames(block).some((name) => Object.hasOwn(show?.texts ?? {}, name));
  const { name, list } = show?.widget ?? { name: '', list: '' };
  const own = block.props[list];
  return block.widget === name && (own === undefined || (Array.isArray(own) && own.length === 0));
};

/** The items of a place: those that visitors see now, and the groups of all. */
interface PlacedItems {
  values: readonly object[];
  groups: ReadonlySet<string>;
}

const getGroup = (value: object, { show }: AnyCollection): string =>
  createSlug(show?.getGroup?.(value) ?? '');

/** @param shown the lists of earlier paragraphs. A page shows each once at each width, so that it stays small. */
const fillBlock = (
  block: Block,
  collection: AnyCollection,
  { values, groups }: PlacedItems,
  language: Language,
  shown: Set<string>,
): Block => {
  const { show } = collection;
  if ('html' in block)
    return {
      ...block,
      html: block.html.replace(PARAGRAPH, (paragraph, name: string, group?: string) => {
        if (!Object.hasOwn(show?.texts ?? {}, name)) return paragraph;
        if (group !== undefined && !groups.has(group)) return paragraph;
        const chosen = values.filter((value) => group === undefined || getGroup(value, collection) === group);
        const key = [name, group, ...(block.hideOn ?? [])].join(' ');
        if (shown.has(key)) return '';
        shown.add(key);
        return String(show!.texts![name]!(chosen, language) ?? '');
      }),
    };
  const { list, toRow } = show!.widget!;
  return { ...block, props: { ...block.props, [list]: values.map(toRow) } };
};

/** Returns the blocks that show items when their list is empty, without any list. */
export const listItemBlocks = (): Block[] =>
  pageCollections.flatMap(({ show }) => (show?.widget ? [{ widget: show.widget.name, props: {} }] : []));

/** The published items of a collection. */
type ReadItems = (collection: AnyCollection) => Promise<readonly Omit<Item<object>, 'id' | 'position'>[]>;

/** Returns pages with the items that their sites show now, in the order of their collections. */
export async function fillItems<Page extends { site: Site; language: Language; blocks: Block[] }>(
  pages: readonly Page[],
  readItems: ReadItems,
): Promise<Page[]> {
  let filled = [...pages];
  for (const collection of pageCollections) {
    const shows = (page: Page): boolean =>
      [...walkBlocks(page.blocks)].some((block) => isFilled(block, collection));
    if (!filled.some(shows)) continue;
    const items = await readItems(collection);
    filled = filled.map((page) => {
      if (!shows(page)) return page;
      const { site, language } = page;
      const all = items
        .filter((one) => one.site === site && (one.language ?? language) === language)
        .map(({ value }) => value);
      const placed = {
        values: all.filter((value) => !collection.getDays || isShown(collection.getDays(value), site)),
        groups: new Set(all.map((value) => getGroup(value, collection)).filter(Boolean)),
      };
      const shown = new Set<string>();
      const blocks = mapBlocks(page.blocks, (block) =>
        isFilled(block, collection) ? fillBlock(block, collection, placed, language, shown) : block,
      );
      return { ...page, blocks };
    });
  }
  return filled;
}
