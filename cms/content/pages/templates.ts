/** Templates: the blocks around what the server computes for products, recipes, news, their listings and the search. */
import type { NotNull } from 'kysely';
import type { Language, Site } from 'saaristo/sites';
import type { Queries } from '../../database/database.ts';
import type { Block, PageDetails, TemplateKind } from '../../model/content.ts';
import { KINDS, type ListedKind } from '../../model/paths.ts';

/** The block that stands for what the server computes: no widget has a name like it, and each template has it once. */
const COMPUTED = 'computed-part';

export const isComputedPart = (block: Block): boolean => 'widget' in block && block.widget === COMPUTED;

export const computedPart: Block = { widget: COMPUTED, props: {} };

/** What is listed, and the template of its listing. */
export const LIST_TEMPLATES = {
  product: 'product-list',
  recipe: 'recipe-list',
  news: 'news-list',
} as const satisfies Record<ListedKind, TemplateKind>;

/**
 * Blocks as a page of this kind can have them: in a template the computed part once, first of all where an editor took it away; elsewhere
 * none.
 */
export function ensureComputedPart(blocks: readonly Block[], template: TemplateKind | null): Block[] {
  const at = template === null ? -1 : blocks.findIndex(isComputedPart);
  const own = blocks.filter((block, index) => index === at || !isComputedPart(block));
  return template !== null && at < 0 ? [computedPart, ...own] : own;
}

/** What the template of a listing lists; undefined for one of another kind. */
export const getListedKind = (template: TemplateKind): ListedKind | undefined =>
  KINDS.find((kind): kind is ListedKind => kind !== 'page' && LIST_TEMPLATES[kind] === template);

/** A template as visitors see it; undefined where the content came without one. */
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
  return page?.published;
}
