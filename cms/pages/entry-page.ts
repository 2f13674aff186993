import type { PageContent } from '../model/content.ts';
import type { StoredEntry } from '../content/find-entry.ts';
import { renderBlocks } from './blocks.ts';
import type { PageBody, PageContext } from './context.ts';
import { newsPage } from './news-page.ts';
import { productPage } from './product-page.ts';
import { recipePage } from './recipe-page.ts';

async function contentPage(entry: StoredEntry, context: PageContext): Promise<PageBody> {
  const { title, description, path, blocks, unlisted = false } = entry.details as PageContent;
  return {
    title,
    description,
    canonicalPath: path,
    noIndex: unlisted,
    content: await renderBlocks(blocks, context),
    pageId: entry.contentId,
    widgets: blocks.flatMap((block) => ('widget' in block ? [block] : [])),
  };
}

const PAGES = { page: contentPage, product: productPage, recipe: recipePage, news: newsPage };

/** The page of whatever has an address. */
export const entryPage = (entry: StoredEntry, context: PageContext): Promise<PageBody> =>
  PAGES[entry.kind](entry, context);
