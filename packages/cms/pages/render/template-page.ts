/** Pages of entries, listings and the search within the blocks of their template. */
import { listKinds, type StoredEntry } from '../../content/find-entry.ts';
import { isComputedPart, getListedKind, findPublishedTemplate } from '../store/templates.ts';
import type { Block, PageDetails, TemplateKind } from '../../platform/model/content.ts';
import { html } from '../../platform/http/html.ts';
import { listWidgets, renderBlocks, setContentId } from './blocks.ts';
import type { PageBody, PageContext } from './context.ts';
import { renderListingPage } from './listing-page.ts';
import { renderNewsPage } from './news-page.ts';
import { renderProductPage } from './product-page.ts';
import { renderRecipePage } from './recipe-page.ts';
import { createShippedTemplate } from './shipped-templates.ts';

const ENTRY_PAGES = { product: renderProductPage, recipe: renderRecipePage, news: renderNewsPage };

/**
 * Renders the computed part: an entry's text and picture, or the heading of a listing or the search.
 * @param entry only for templates of entries
 */
export async function renderComputedPart(
  template: TemplateKind,
  details: PageDetails,
  context: PageContext,
  entry?: StoredEntry,
): Promise<PageBody> {
  if (template === 'search') return renderListingPage('search', details, context);
  const listed = getListedKind(template);
  if (listed) return renderListingPage(listed, details, context);
  if (!entry)
    return { title: details.title, description: '', pageId: template, widgets: [], content: html`` };
  return ENTRY_PAGES[template as keyof typeof ENTRY_PAGES](entry, context);
}

/** Puts the blocks of the template around the computed part. */
export async function wrapInTemplate(
  body: PageBody,
  blocks: readonly Block[],
  context: PageContext,
): Promise<PageBody> {
  const at = blocks.findIndex(isComputedPart);
  const [before, after] = [blocks.slice(0, Math.max(at, 0)), blocks.slice(at + 1)];
  return {
    ...body,
    widgets: [...listWidgets(before), ...body.widgets, ...listWidgets(after)],
    content: html`${await renderBlocks(before, context)}${body.content}${await renderBlocks(after, context)}`,
  };
}

/** Renders a page with its published template. */
export async function renderTemplatePage(
  template: TemplateKind,
  context: PageContext,
  entry?: StoredEntry,
): Promise<PageBody> {
  const { database, site, language } = context;
  const details =
    (await findPublishedTemplate(database, site.site, language, template)) ??
    createShippedTemplate(template, site, language, await listKinds(database, site.site, language));
  const blocks = entry ? setContentId(details.blocks, entry.contentId) : details.blocks;
  const body = await wrapInTemplate(
    await renderComputedPart(template, details, context, entry),
    blocks,
    context,
  );
  const page = { ...body, template };
  if (!entry) return page;
  const share = entry.image ? { url: `/media/${entry.image}`, alt: entry.title } : undefined;
  return { ...page, share, isArticle: entry.kind === 'news' };
}
