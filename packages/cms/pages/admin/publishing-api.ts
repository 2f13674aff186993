/** The calls that publish pages, take them back, move and delete them. */
import { listUses } from '../../content/sections.ts';
import { setUnpublishTime, unscheduleEdition } from '../store/page-store.ts';
import { HttpError } from '../../platform/http/errors.ts';
import { registerCall } from '../../platform/http/api.ts';
import { notFound, requireUser, type IdRequest } from '../../admin/requests.ts';
import { findNext, MAX_EDITION_NAME } from '../store/editions.ts';
import { getTexts, type PageApi } from './page-calls.ts';
import { move, type PageRefusal, remove, unpublish } from './page-actions.ts';

/** Pages that a refusal names as uses of a section. */
const MAX_NAMED_USES = 5;

export const registerPublishingApi: PageApi = (
  app,
  { database },
  { sites, pageOf, timeOf, approve, answer, requireDone },
) => {
  registerCall(app, 'POST /pages/{id}/publish', ({ request, reply, body }) =>
    approve(request, reply, { version: body.version }, body),
  );

  /** @throws HttpError 409, with the pages that use the section, if an action is refused for them */
  const requireUnused = async (request: IdRequest, refusal: PageRefusal | undefined): Promise<void> => {
    if (refusal !== 'sectionInUse') return requireDone(request, refusal);
    const t = getTexts(request);
    const uses = await listUses(database, (await pageOf(request)).id);
    const named = uses.slice(0, MAX_NAMED_USES).map(({ title, path }) => title || path);
    throw new HttpError(
      409,
      `${t.sectionInUse} ${t.sectionUses(named)}${uses.length > named.length ? ' …' : ''}`,
    );
  };

  registerCall(app, 'POST /pages/{id}/unpublish', async ({ request }) => {
    const author = requireUser(request, 'publisher');
    await requireUnused(request, await unpublish(database, await pageOf(request), author));
    return answer(request);
  });

  registerCall(app, 'POST /pages/{id}/unpublish-at', async ({ request, body }) => {
    const author = requireUser(request, 'publisher');
    const page = await pageOf(request);
    requireDone(request, page.template === null ? undefined : 'staysTemplate');
    if (!(await setUnpublishTime(database, page.id, timeOf(request, body.at, page), author)))
      throw new HttpError(400, getTexts(request).notPublishedThen);
    return answer(request);
  });

  registerCall(app, 'POST /pages/{id}/schedule', async ({ request, reply, body }) => {
    const author = requireUser(request, 'publisher');
    const page = await pageOf(request);
    const { version = 0, name } = body;
    if (timeOf(request, body.at, page))
      return approve(request, reply, { version }, body, name?.trim().slice(0, MAX_EDITION_NAME));
    const next = findNext(page.editions);
    if (next) await unscheduleEdition(database, page.id, next.id, author);
    return answer(request);
  });

  registerCall(app, 'POST /pages/{id}/move', async ({ request, body }) => {
    const author = requireUser(request, 'publisher');
    const page = await pageOf(request);
    const site = (await sites()).get(page.site) ?? notFound();
    requireDone(request, await move(app, database, site, page, body.path.trim(), author), 409);
    return answer(request);
  });

  registerCall(app, 'POST /pages/{id}/delete', async ({ request }) => {
    const author = requireUser(request, 'publisher');
    await requireUnused(request, await remove(database, await pageOf(request), author));
    return {};
  });

  registerCall(app, 'GET /pages/{id}/uses', async ({ request }) => ({
    uses: await listUses(database, (await pageOf(request)).id),
  }));
};
