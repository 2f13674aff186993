/** Default templates, which are used until an editor changes them. */
import type { Language } from 'saaristo/sites';
import { createEntries } from '../../content/entries.ts';
import { computedPart, LIST_TEMPLATES, getListedKind } from '../store/templates.ts';
import type { Block, PageContent, SiteContent, TemplateKind } from '../../platform/model/content.ts';
import type { EstateContent } from '../../platform/model/estate-content.ts';
import { getMessages } from '../../platform/model/messages.ts';
import { getOrderingProps } from '../../platform/model/ordering.ts';
import {
  getEntryPath,
  type Kind,
  KINDS,
  type ListedKind,
  getListingPath,
  getSearchPath,
} from '../../platform/model/paths.ts';
import { SHOP } from '../../platform/model/shop-site.ts';
import { createSortOrders } from './sort-orders.ts';

/** Creates the search block of a listing with the props of its site (SRCH-19, PRD-19). */
function createListBlock(kind: ListedKind, content: SiteContent, language: Language): Block {
  const { site } = content;
  const island = (widget: string, props: Record<string, unknown>): Block => ({
    widget,
    // The number of entries is not one of hits while nobody searches.
    props: { ...props, texts: getMessages(language).counts[kind] },
    load: 'eager',
  });
  if (kind === 'recipe') return island('recipe-search', { recipeSearchBlockId: `${site}-${language}` });
  if (kind === 'news')
    return island('news-search', { sortOrders: createSortOrders(language, 'newest', 'title') });
  if (site === SHOP)
    return island('shop-product-search', {
      sortOrder: 0,
      sortOrders: createSortOrders(language, 'listed', 'cheapest', 'dearest', 'title'),
    });
  const orders = { sortOrder: 0, sortOrders: createSortOrders(language, 'listed', 'title') };
  return island('product-search', { ...orders, ...getOrderingProps(content) });
}

/** Creates the block of the search results (SRCH-01 to SRCH-12). */
function createSearchBlock(language: Language, kinds: readonly Kind[]): Block {
  const messages = getMessages(language);
  const props = {
    contentGroups: kinds.map((kind) => ({ value: kind, label: messages.kinds[kind] })),
    sortOrder: 0,
    sortOrders: createSortOrders(language, 'relevant', 'newest', 'title'),
  };
  return { widget: 'site-search', props, load: 'eager' };
}

/**
 * Creates a default template.
 * @param kinds kinds of entries of the site in this language
 */
export function createShippedTemplate(
  template: TemplateKind,
  content: SiteContent,
  language: Language,
  kinds: readonly Kind[],
): PageContent {
  const { site, name, tagline, recipeBanner } = content;
  const messages = getMessages(language);
  const place = { site, language, template };
  if (template === 'search')
    return {
      ...place,
      path: getSearchPath(language),
      title: messages.searchTitle,
      description: messages.searchPrompt,
      blocks: [computedPart, createSearchBlock(language, kinds)],
    };
  const listed = getListedKind(template);
  if (listed) {
    const title = messages.kinds[listed];
    return {
      ...place,
      path: getListingPath(language, listed),
      title,
      description: `${title} | ${tagline[language] ?? name}`,
      blocks: [computedPart, createListBlock(listed, content, language)],
    };
  }
  const kind = template as ListedKind;
  const banner = template === 'recipe' ? recipeBanner?.[language] : undefined;
  return {
    ...place,
    path: getEntryPath(language, kind, '*'),
    title: messages.kinds[kind],
    description: '',
    blocks: [computedPart, ...(banner ? [{ widget: 'recipe-banner', props: { ...banner } }] : [])],
  };
}

/** Creates the templates of all sites and languages: all listings and searches, and entries of existing kinds. */
function* createShippedTemplates(content: EstateContent): Generator<PageContent> {
  const found = new Set(
    createEntries(content).map(({ site, language, kind }) => `${site} ${language} ${kind}`),
  );
  for (const site of content.sites) {
    for (const language of site.languages) {
      const kinds = KINDS.filter((kind) => found.has(`${site.site} ${language} ${kind}`));
      const make = (template: TemplateKind): PageContent =>
        createShippedTemplate(template, site, language, kinds);
      for (const kind of ['product', 'recipe', 'news'] as const) {
        if (kinds.includes(kind)) yield make(kind);
        yield make(LIST_TEMPLATES[kind]);
      }
      yield make('search');
    }
  }
}

/** Lists the pages of a new database: the content's pages and the default templates. */
export const listShippedPages = (content: EstateContent): PageContent[] => [
  ...content.pages,
  ...createShippedTemplates(content),
];
