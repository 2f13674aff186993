/** The call of the health of a page. */
import type { Share } from '@saaristo/editor/contract';
import { findCanonical } from 'saaristo/page-details';
import { findSharePicture } from '../../content/first-picture.ts';
import { createShare } from '../render/share.ts';
import { expandPages } from '../../content/sections.ts';
import type { EditedPage } from '../store/page-store.ts';
import { listAlternates } from '../store/translations.ts';
import { isInMenu, listPagesLinkingTo, listPagesWithTitle } from '../store/page-links.ts';
import { registerCall } from '../../platform/http/api.ts';
import { getSiteOrigin } from '../../platform/http/request.ts';
import type { PageApi } from './page-calls.ts';

export const registerHealthApi: PageApi = (app, { database, options }, { sites, pageOf }) => {
  /** Returns the preview of a shared link to the page after its draft is published. */
  const describeShare = async (page: EditedPage, origin: string | undefined): Promise<Share | null> => {
    const site = (await sites()).get(page.site);
    if (!site || page.template !== null) return null;
    const { path, language, draft } = page;
    const [shown = draft] = await expandPages(database, [{ ...draft, site: page.site, language }]);
    const alternates = draft.unlisted ? [] : await listAlternates(database, page.site, path);
    const { title, description, searchTitle = '' } = draft;
    return createShare(
      { site, language, path, origin },
      {
        title: searchTitle.trim() || title,
        description,
        alternates,
        share: findSharePicture(shown),
        canonical: findCanonical(draft, path) ?? path,
      },
    );
  };

  registerCall(app, 'GET /pages/{id}/health', async ({ request }) => {
    const page = await pageOf(request);
    const isOrdinary = page.template === null;
    return {
      siteName: (await sites()).get(page.site)?.name ?? page.site,
      share: await describeShare(page, getSiteOrigin(request, page.site)),
      origin: getSiteOrigin(request, page.site) ?? null,
      linkedFrom: isOrdinary ? await listPagesLinkingTo(database, page) : [],
      isInMenu: isOrdinary && (await isInMenu(database, page)),
      sameTitle: isOrdinary ? await listPagesWithTitle(database, page) : [],
      chunkBytes: options.catalogue.getChunkBytes(),
    };
  });
};
