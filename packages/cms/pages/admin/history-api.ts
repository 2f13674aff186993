/** The calls of the history of a page: published versions and states of the draft. */
import type { DraftState, Version } from '@saaristo/editor/contract';
import type { FastifyInstance } from 'fastify';
import type { PageDetails } from '../../platform/model/content.ts';
import {
  type EditorServices,
  type IdRequest,
  notFound,
  parseRowId,
  requireUser,
} from '../../admin/requests.ts';
import { findDraftState, keepDraftState, listDraftStates } from '../store/draft-history.ts';
import { findEditedPage, listVersions } from '../store/page-store.ts';
import type { PageCalls } from './page-calls.ts';

export function registerHistoryApi(
  app: FastifyInstance,
  { database, options }: EditorServices,
  { pageOf }: PageCalls,
): void {
  const { migrateBlocks } = options.catalogue;

  app.get('/editor/api/pages/:id/versions', async (request: IdRequest) => ({
    versions: await Promise.all(
      (await listVersions(database, (await pageOf(request)).id)).map(async (version): Promise<Version> => ({
        ...version,
        madeAt: version.madeAt.toISOString(),
        details: { ...version.details, blocks: await migrateBlocks(version.details.blocks) },
      })),
    ),
  }));

  app.get('/editor/api/pages/:id/drafts', async (request: IdRequest) => ({
    drafts: (await listDraftStates(database, (await pageOf(request)).id)).map((state): DraftState => ({
      ...state,
      savedAt: state.savedAt.toISOString(),
    })),
  }));

  app.get('/editor/api/pages/:id/drafts/:number', async (request: IdRequest): Promise<PageDetails> => {
    const { number = '' } = request.params as { number?: string };
    const { id } = await pageOf(request);
    const details = (await findDraftState(database, id, parseRowId(number) ?? 0)) ?? notFound();
    return { ...details, blocks: await migrateBlocks(details.blocks) };
  });

  app.post('/editor/api/pages/:id/drafts', async (request: IdRequest) => {
    const { id } = await pageOf(request);
    await database.transaction().execute(async (queries) => {
      const page = (await findEditedPage(queries, id, true)) ?? notFound();
      await keepDraftState(queries, page, requireUser(request));
    });
    return {};
  });
}
