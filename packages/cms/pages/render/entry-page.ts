import type { PageContent } from '../../platform/model/content.ts';
import type { StoredEntry } from '../../content/find-entry.ts';
import { listWidgets, renderPageBlocks, setContentId } from './blocks.ts';
import type { PageBody, PageContext } from './context.ts';
import { html } from '../../platform/http/html.ts';
import { isPrivacyPage, renderStoredList } from './stored-list.ts';
import { renderTemplatePage } from './template-page.ts';

async function renderContentPage(entry: StoredEntry, context: PageContext): Promise<PageBody> {
  const {
    title,
    description,
    path,
    blocks,
    share,
    searchTitle = '',
    canonical = path,
    unlisted = false,
  } = entry.details as PageContent;
  const content = await renderPageBlocks({ title, blocks: setContentId(blocks, entry.contentId) }, context);
  return {
    title: searchTitle.trim() || title,
    description,
    canonical,
    noIndex: unlisted,
    share,
    content: isPrivacyPage(context, path) ? html`${content}${renderStoredList(context)}` : content,
    pageId: entry.contentId,
    widgets: listWidgets(blocks),
  };
}

/** Renders the page of an entry. */
export const renderEntryPage = (entry: StoredEntry, context: PageContext): Promise<PageBody> =>
  entry.kind === 'page' ? renderContentPage(entry, context) : renderTemplatePage(entry.kind, context, entry);
