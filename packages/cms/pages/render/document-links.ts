/** Tells the type, the size and a differing language of documents that texts link to, so that visitors know them before they download. */
import { mapBlocks } from 'saaristo/page-details';
import { languageTag } from 'saaristo/sites';
import { findDocuments, type DocumentDetails } from '../../media/store.ts';
import { formatFileSize } from '../../platform/files/file-size.ts';
import { escapeHtml } from '../../platform/http/html.ts';
import type { Block } from '../../platform/model/content.ts';
import type { PageContext } from './context.ts';

const TAG = /<a\b[^<>]*>|<\/a>/gi;
const ADDRESS = /\shref="\/media\/library\/([1-9]\d{0,8})\//i;

type Language = PageContext['language'];

function describe({ format, bytes, language }: DocumentDetails, shown: Language): string {
  const tag = languageTag(shown);
  const name =
    language &&
    language !== shown &&
    new Intl.DisplayNames(tag, { type: 'language' }).of(languageTag(language).slice(0, 2));
  return [format.toUpperCase(), formatFileSize(bytes, tag), ...(name ? [name] : [])].join(', ');
}

/** Adds the details of documents to the links of a sanitized HTML text. */
export function describeLinks(
  text: string,
  documents: ReadonlyMap<number, DocumentDetails>,
  language: Language,
): string {
  let open: DocumentDetails | undefined;
  return text.replaceAll(TAG, (tag) => {
    const ended = open;
    open = tag.startsWith('</') ? undefined : documents.get(Number(ADDRESS.exec(tag)?.[1]));
    if (ended)
      return ` <span class="document-details">(${escapeHtml(describe(ended, language))})</span>${tag}`;
    return open?.language ? tag.replace('>', ` hreflang="${languageTag(open.language).slice(0, 2)}">`) : tag;
  });
}

/** Changes each text within a value of JSON. */
const mapTexts = <T>(value: T, change: (text: string) => string): T =>
  (typeof value === 'string'
    ? change(value)
    : Array.isArray(value)
      ? value.map((one) => mapTexts<unknown>(one, change))
      : value !== null && typeof value === 'object'
        ? Object.fromEntries(
            Object.entries(value).map(([name, one]) => [name, mapTexts<unknown>(one, change)]),
          )
        : value) as T;

/** Adds the details of documents to the links in the texts of blocks. */
export async function describeDocuments(
  blocks: readonly Block[],
  { database, language }: Pick<PageContext, 'database' | 'language'>,
): Promise<readonly Block[]> {
  const ids = new Set<number>();
  for (const [, id] of JSON.stringify(blocks).matchAll(/\/media\/library\/([1-9]\d{0,8})\//g))
    ids.add(Number(id));
  const documents =
    ids.size > 0 ? await findDocuments(database, [...ids]) : new Map<number, DocumentDetails>();
  if (documents.size === 0) return blocks;
  const change = (text: string): string => describeLinks(text, documents, language);
  return mapBlocks(blocks, (block) =>
    'html' in block
      ? { ...block, html: change(block.html) }
      : { ...block, props: mapTexts(block.props, change) },
  );
}
