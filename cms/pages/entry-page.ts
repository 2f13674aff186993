import type { PageContent } from '../model/content.ts';
import type { StoredEntry } from '../content/find-entry.ts';
import { renderBlocks } from './blocks.ts';
import type { PageBody, PageContext } from './context.ts';
import { templatePage } from './template-page.ts';

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

/** Renders the page of an entry. */
export const entryPage = (entry: StoredEntry, context: PageContext): Promise<PageBody> =>
  entry.kind === 'page' ? contentPage(entry, context) : templatePage(entry.kind, context, entry);
