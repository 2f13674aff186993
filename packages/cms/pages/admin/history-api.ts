/** The calls of the history of a page: published versions and states of the draft. */
import { notFound, parseRowId, requireUser } from '../../admin/requests.ts';
import { registerCall } from '../../platform/http/api.ts';
import { findDraftState, keepDraftState, listDraftStates } from '../store/draft-history.ts';
import { findEditedPage, listVersions } from '../store/page-store.ts';
import type { PageApi } from './page-calls.ts';

export const registerHistoryApi: PageApi = (app, { database, options }, { pageOf }) => {
  const { migrateBlocks } = options.catalogue;

  registerCall(app, 'GET /pages/{id}/versions', async ({ request }) => ({
    versions: await Promise.all(
      (await listVersions(database, (await pageOf(request)).id)).map(async (version) => ({
        ...version,
        madeAt: version.madeAt.toISOString(),
        details: { ...version.details, blocks: await migrateBlocks(version.details.blocks) },
      })),
    ),
  }));

  registerCall(app, 'GET /pages/{id}/drafts', async ({ request }) => ({
    drafts: (await listDraftStates(database, (await pageOf(request)).id)).map((state) => ({
      ...state,
      savedAt: state.savedAt.toISOString(),
    })),
  }));

  registerCall(app, 'GET /pages/{id}/drafts/{number}', async ({ request, params: { number } }) => {
    const { id } = await pageOf(request);
    const details = (await findDraftState(database, id, parseRowId(number) ?? 0)) ?? notFound();
    return { ...details, blocks: await migrateBlocks(details.blocks) };
  });

  registerCall(app, 'POST /pages/{id}/drafts', async ({ request }) => {
    const { id } = await pageOf(request);
    await database.transaction().execute(async (queries) => {
      const page = (await findEditedPage(queries, id, true)) ?? notFound();
      await keepDraftState(queries, page, requireUser(request));
    });
    return {};
  });
};
