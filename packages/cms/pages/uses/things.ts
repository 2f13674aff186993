/** Finds things by name, and their uses in pages. */
import type { EditorLanguage } from '@saaristo/editor/contract';
import { listLeaves, toText } from 'saaristo/form';
import { findEditedPage } from '../store/page-store.ts';
import { listPages } from '../store/page-search.ts';
import { findMedia, listMedia, listMediaUses } from '../../media/store.ts';
import { splitWords } from '../../search/text/language.ts';
import { correctBy } from '../../search/text/typos.ts';
import { getAddressWord, listEntryPaths, listUses, type PageUse, type PlacedBlock } from '../store/uses.ts';
import type { Queries } from '../../platform/database/database.ts';
import { escapeLike } from '../../platform/database/expressions.ts';
import { listWidgets } from '../render/blocks.ts';
import type { Catalogue } from '../render/catalogue.ts';
import { parseRowId } from '../../admin/requests.ts';
import type { UsesMessages } from '../../admin/messages/uses.ts';

const ENTRY_KINDS = ['product', 'recipe', 'news'] as const;
type EntryKind = (typeof ENTRY_KINDS)[number];
export type ThingKind = keyof UsesMessages['kinds'];

/** A thing that pages use. */
export interface Thing {
  kind: ThingKind;
  /** The name of a widget, the id of a picture, a page or an entry, or an address. */
  key: string;
  title: string;
}

interface ThingContext {
  queries: Queries;
  catalogue: Catalogue;
  language: EditorLanguage;
}

const MAX_OF_KIND = 10;

const isEntryKind = (kind: string): kind is EntryKind => ENTRY_KINDS.some((one) => one === kind);

async function findEntries(queries: Queries, kind: EntryKind, text: string): Promise<Thing[]> {
  const pattern = `%${escapeLike(text)}%`;
  const rows = await queries
    .selectFrom('entry')
    .select(({ fn }) => ['content_id as key', fn.min('title').as('title')])
    .where('kind', '=', kind)
    .where(({ eb, or }) => or([eb('title', 'ilike', pattern), eb('content_id', '=', text)]))
    .groupBy('content_id')
    .orderBy('title')
    .limit(MAX_OF_KIND)
    .execute();
  return rows.map((row) => ({ kind, ...row }));
}

function findWidgets({ catalogue, language }: ThingContext, text: string): Thing[] {
  const titles = [...catalogue.getTitles(language)];
  const find = (words: string): Thing[] =>
    titles
      .filter(([name, title]) => `${name} ${title}`.toLowerCase().includes(words.toLowerCase()))
      .map(([key, title]) => ({ kind: 'widget', key, title }));
  const found = find(text);
  if (found.length > 0) return found.slice(0, MAX_OF_KIND);
  const corrected = correctBy(
    splitWords(text),
    titles.flatMap(([name, title]) => splitWords(`${name} ${title}`)),
  );
  return corrected === undefined ? [] : find(corrected).slice(0, MAX_OF_KIND);
}

/** Finds things by a name, a number or an address. */
export async function findThings(context: ThingContext, text: string): Promise<Thing[]> {
  const { queries } = context;
  if (/^(?:\/|https?:)/i.test(text)) return [{ kind: 'link', key: text, title: text }];
  const [media, pages, ...entries] = await Promise.all([
    listMedia(queries, { text, page: 1 }),
    listPages(queries, { text, template: 'none', page: 1 }),
    ...ENTRY_KINDS.map((kind) => findEntries(queries, kind, text)),
  ]);
  return [
    ...findWidgets(context, text),
    ...entries.flat(),
    ...media.rows
      .slice(0, MAX_OF_KIND)
      .map(({ id, name }) => ({ kind: 'media', key: String(id), title: name }) as const),
    ...pages.rows
      .slice(0, MAX_OF_KIND)
      .map(
        ({ id, title, site, path }) =>
          ({ kind: 'page', key: String(id), title: `${title} – ${site} ${path}` }) as const,
      ),
  ];
}

/** Returns a function that tells whether a block links to an entry, or has its number in a field for it. */
const isUsingEntry =
  (catalogue: Catalogue, kind: EntryKind, id: string) =>
  ({ block, words }: PlacedBlock): boolean =>
    words.some((word) => word !== id) ||
    listWidgets([block]).some(({ widget, props }) =>
      [...listLeaves(catalogue.getProps(widget), props)].some(
        (leaf) => leaf.kind === kind && toText(leaf.value) === id,
      ),
    );

/**
 * Returns a thing with the pages that use it.
 * @param of the kind and the key, as in `product:10101`
 * @returns undefined if there is no such thing
 */
export async function findUses(
  context: ThingContext,
  of: string,
): Promise<{ thing: Thing; uses: PageUse[] } | undefined> {
  const { queries, catalogue, language } = context;
  const at = of.indexOf(':');
  const [kind, key] = [of.slice(0, at), of.slice(at + 1)];
  if (at < 1 || key === '') return undefined;
  if (kind === 'widget') {
    const title = catalogue.getTitles(language).get(key) ?? key;
    const isUsing = ({ block }: PlacedBlock): boolean =>
      listWidgets([block]).some(({ widget }) => widget === key);
    return { thing: { kind, key, title }, uses: await listUses(queries, [key], { isUsing }) };
  }
  if (kind === 'link') {
    const words = key.startsWith('/') ? [getAddressWord(key)] : [key];
    return { thing: { kind, key, title: key }, uses: await listUses(queries, words) };
  }
  if (isEntryKind(kind)) {
    const entries = await listEntryPaths(queries, kind, key, language);
    if (entries.length === 0) return undefined;
    const isUsing = isUsingEntry(catalogue, kind, key);
    const uses = await listUses(queries, [key, ...entries.map(({ path }) => path)], { isUsing });
    return { thing: { kind, key, title: entries[0]!.title }, uses };
  }
  const id = parseRowId(key);
  if (id === undefined) return undefined;
  if (kind === 'media') {
    const picture = await findMedia(queries, id);
    return (
      picture && {
        thing: { kind, key, title: picture.name },
        uses: await listMediaUses(queries, id),
      }
    );
  }
  if (kind !== 'page') return undefined;
  const page = await findEditedPage(queries, id);
  if (!page) return undefined;
  const { site, path } = page;
  const uses = await listUses(queries, [getAddressWord(path)], { site });
  return { thing: { kind, key, title: page.draft.title || path }, uses };
}
