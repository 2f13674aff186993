/** Templates: the blocks around the computed part of product, recipe, news, listing and search pages. */
import type { NotNull } from 'kysely';
import { mapBlocks } from 'saaristo/page-details';
import type { Language, Site } from 'saaristo/sites';
import type { Queries } from '../../platform/database/database.ts';
import type { Block, PageDetails, TemplateKind } from '../../platform/model/content.ts';
import { KINDS, type ListedKind } from '../../platform/model/paths.ts';
import { expandPages, isSynced } from '../../content/sections.ts';

/** The block that represents the computed part. No widget has this name, and each template has the block once. */
const COMPUTED = 'computed-part';

export const isComputedPart = (block: Block): boolean => 'widget' in block && block.widget === COMPUTED;

export const computedPart: Block = { widget: COMPUTED, props: {} };

export const TEMPLATE_KINDS: readonly TemplateKind[] = [
  'product',
  'recipe',
  'news',
  'product-list',
  'recipe-list',
  'news-list',
  'search',
  'section',
];

/** The template of the listing of each kind. */
export const LIST_TEMPLATES = {
  product: 'product-list',
  recipe: 'recipe-list',
  news: 'news-list',
} as const satisfies Record<ListedKind, TemplateKind>;

/**
 * Returns the blocks that a page can have: with exactly one computed part in a template, at the start if an editor removed it, and without
 * one in other pages; without sections in a section.
 */
export function ensureComputedPart(blocks: readonly Block[], template: TemplateKind | null): Block[] {
  const own = mapBlocks(blocks, (block) =>
    isComputedPart(block) || (template === 'section' && isSynced(block)) ? [] : block,
  );
  if (template === null || template === 'section') return own;
  const at = blocks.findIndex(isComputedPart);
  return own.toSpliced(Math.max(at, 0), 0, blocks[at] ?? computedPart);
}

/** Returns the kind that the template of a listing lists; undefined for another template. */
export const getListedKind = (template: TemplateKind): ListedKind | undefined =>
  KINDS.find((kind): kind is ListedKind => kind !== 'page' && LIST_TEMPLATES[kind] === template);

/** Returns the published template, with the blocks of its sections; undefined if the content has none. */
export async function findPublishedTemplate(
  queries: Queries,
  site: Site,
  language: Language,
  template: TemplateKind,
): Promise<PageDetails | undefined> {
  const page = await queries
    .selectFrom('page')
    .select('published')
    .where('site', '=', site)
    .where('language', '=', language)
    .where('template', '=', template)
    .where('published', 'is not', null)
    .where('deleted_at', 'is', null)
    .$narrowType<{ published: NotNull }>()
    .executeTakeFirst();
  if (!page) return undefined;
  const [expanded] = await expandPages(queries, [{ ...page.published, site, language }]);
  return expanded;
}
