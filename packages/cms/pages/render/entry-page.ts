import type { PageContent } from '../../platform/model/content.ts';
import type { StoredEntry } from '../../content/find-entry.ts';
import { listWidgets, renderBlocks, setContentId } from './blocks.ts';
import type { PageBody, PageContext } from './context.ts';
import { renderTemplatePage } from './template-page.ts';

async function renderContentPage(entry: StoredEntry, context: PageContext): Promise<PageBody> {
  const { title, description, path, blocks, share, unlisted = false } = entry.details as PageContent;
  return {
    title,
    description,
    canonicalPath: path,
    noIndex: unlisted,
    share,
    content: await renderBlocks(setContentId(blocks, entry.contentId), context),
    pageId: entry.contentId,
    widgets: listWidgets(blocks),
  };
}

/** Renders the page of an entry. */
export const renderEntryPage = (entry: StoredEntry, context: PageContext): Promise<PageBody> =>
  entry.kind === 'page' ? renderContentPage(entry, context) : renderTemplatePage(entry.kind, context, entry);
