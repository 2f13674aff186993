import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Question } from '@saaristo/editor/contract';
import type { Site } from 'saaristo/sites';
import { getSiteNames } from '../../content/find-entry.ts';
import { PAGES_PER_LIST } from '../store/page-search.ts';
import { type EditedPage, findEditedPage } from '../store/page-store.ts';
import { HttpError } from '../../platform/http/errors.ts';
import { getHomePath, normalisePath } from '../../platform/model/paths.ts';
import type { SiteContent } from '../../platform/model/content.ts';
import { mayWrite } from '../../platform/model/rights.ts';
import { recordEvent } from '../../accounts/audit.ts';
import type { User } from '../../accounts/users.ts';
import { type EditorServices, getMessages, readText, requireUser } from '../../admin/requests.ts';
import {
  BULK_PATH,
  type BulkResult,
  isBulkAction,
  readSelection,
  renderBulkQuestion,
  renderBulkResults,
  replaceParent,
  type SelectedPage,
} from '../../admin/bulk.ts';
import { type BulkAction, getPageMessages, type PageMessages } from '../../admin/messages/pages.ts';
import { publish, type Questions } from '../store/publish.ts';
import { createQuestions, move, type PageRefusal, remove, restore, unpublish } from './page-actions.ts';

/** Reads the query of the list that a form leads back to. Other addresses become ''. */
const readBack = (value: unknown): string => {
  const text = readText(value);
  return text.startsWith('?') ? `?${new URLSearchParams(text).toString()}` : '';
};

/** Tells whether a page is the home page of a language. */
const isHome = ({ path, language }: EditedPage, { languages }: SiteContent): boolean =>
  normalisePath(path) === normalisePath(getHomePath(language, language === languages[0]));

type Refused = PageRefusal | 'homeStays' | 'otherSites' | { questions: Question[] } | undefined;

/** Registers the actions on several pages, which publishers start from the list of pages. */
export function registerBulkRoutes(
  app: FastifyInstance,
  { database, getContext, readForm, options }: EditorServices,
  sites: () => Promise<Map<Site, SiteContent>>,
): void {
  const moveBelow = async (page: EditedPage, parent: string, author: User): Promise<Refused> => {
    const site = (await sites()).get(page.site);
    if (!site) return 'gone';
    if (isHome(page, site)) return 'homeStays';
    return move(app, database, site, page, replaceParent(page.path, parent), author);
  };

  const run = async (
    action: BulkAction,
    { id, version, isSure }: SelectedPage,
    parent: string,
    author: User,
    ask: Questions,
  ): Promise<Refused> => {
    const page = await findEditedPage(database, id);
    if (!page || (page.deletedAt !== null) !== (action === 'restore')) return 'gone';
    if (!mayWrite(author, page)) return 'otherSites';
    switch (action) {
      case 'publish': {
        const approval = { of: { version }, sections: 'unseen', isSure } as const;
        const result = await publish(database, id, approval, author, ask);
        return typeof result === 'number' || result === 'scheduled' ? undefined : result;
      }
      case 'unpublish':
        return unpublish(database, page, author);
      case 'move':
        return moveBelow(page, parent, author);
      case 'delete':
        return remove(database, page, author);
      case 'restore':
        return restore(database, page, author);
    }
  };

  /** Runs an action on each page. A page that fails does not stop the others. */
  const runAll = async (
    request: FastifyRequest,
    action: BulkAction,
    pages: readonly SelectedPage[],
    parent: string,
    t: PageMessages,
  ): Promise<BulkResult[]> => {
    const author = requireUser(request, 'publisher');
    const ask = createQuestions(options.catalogue, getMessages(request));
    const results: BulkResult[] = [];
    for (const page of pages)
      try {
        const refusal = await run(action, page, parent, author, ask);
        if (!refusal)
          await recordEvent(database, {
            userId: author.id,
            userName: author.name,
            action: `pages/${action}`,
            pageId: page.id,
          });
        results.push(
          typeof refusal === 'object'
            ? { ...page, ...refusal, refusal: t.asks }
            : { ...page, refusal: refusal && t[refusal] },
        );
      } catch (error) {
        request.log.error(error);
        results.push({ ...page, refusal: t.failed });
      }
    return results;
  };

  app.post(BULK_PATH, async (request, reply) => {
    const fields = readForm(request);
    requireUser(request, 'publisher');
    const context = getContext(request, reply);
    const t = getPageMessages(getMessages(request).language);
    const { action } = fields;
    if (!isBulkAction(action)) throw new HttpError(400, 'This is no action.');
    const back = readBack(fields['back']);
    const parent = readText(fields['parent']);
    const ask = createQuestions(options.catalogue, context.messages);
    const siteNames = await getSiteNames(database);
    const pages: SelectedPage[] = [];
    for (const { id, version } of readSelection(fields, PAGES_PER_LIST)) {
      const page = await findEditedPage(database, id);
      pages.push({
        id,
        version,
        title: page?.draft.title ?? '',
        site: page?.site ?? '',
        path: page?.path ?? '',
        editions: page?.editions ?? [],
        isSure: fields[`sure-${id}`] !== undefined,
        questions: page && action === 'publish' ? await ask.ofContent(page.draft) : [],
      });
    }
    if (pages.length === 0) {
      reply.code(400);
      return renderBulkResults(context, { action, results: [], back }, siteNames);
    }
    const question = { action, pages, back, parent };
    if (fields['sure'] === undefined) return renderBulkQuestion(context, question, siteNames);
    if (action === 'move' && !parent.startsWith('/')) {
      reply.code(400);
      return renderBulkQuestion(context, { ...question, error: t.bulk.noParent }, siteNames);
    }
    const results = await runAll(request, action, pages, parent, t);
    return renderBulkResults(context, { action, results, back }, siteNames);
  });
}
