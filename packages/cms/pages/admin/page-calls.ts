/** The functions that all calls of pages share. */
import type { Edition, Page, PageState, Publication, Review } from '@saaristo/editor/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { walkBlocks } from 'saaristo/page-details';
import type { Site } from 'saaristo/sites';
import { getPageMessages } from '../../admin/messages/pages.ts';
import {
  type EditorServices,
  getMessages,
  type IdRequest,
  notFound,
  parseRowId,
  requireUser,
} from '../../admin/requests.ts';
import type { Queries } from '../../platform/database/database.ts';
import { HttpError } from '../../platform/http/errors.ts';
import type { Block, PageDetails, SiteContent } from '../../platform/model/content.ts';
import { getTimeZone, isLocalTime, parseLocalTime } from '../../platform/model/time-zone.ts';
import { findNext, getPublishFailure } from '../store/editions.ts';
import { nameSeen } from '../store/effects.ts';
import { type EditedPage, findEditedPage, type SeenSection } from '../store/page-store.ts';
import { type Approval, publish } from '../store/publish.ts';
import { findReviewedDetails } from '../store/review-store.ts';
import { sanitizeBlocks } from '../store/sanitize-blocks.ts';
import { createQuestions, type PageRefusal } from './page-actions.ts';

/** Returns the texts of pages in the language of a request. */
export const getTexts = (request: FastifyRequest) => getPageMessages(getMessages(request).language);

/** Maximum bytes of a draft. 300 full blocks take about 600 kB. */
export const MAX_DRAFT_BYTES = 4 * 1024 * 1024;
/** Returns the review that waits or was sent back. */
const getReview = async (queries: Queries, page: EditedPage): Promise<Review | null> => {
  const { review } = page;
  if (!review || (review.result !== null && review.result !== 'returned')) return null;
  const { requestedById: _, requestedAt, result, ...rest } = review;
  const details = result === null ? await findReviewedDetails(queries, page.id, review.id) : undefined;
  const seen = details && (await nameSeen(queries, page, details));
  return { ...rest, result, requestedAt: new Date(requestedAt).toISOString(), ...(seen && { seen }) };
};

/** Returns the state of a page's content for visitors. */
export const getState = ({ draft, published }: EditedPage): PageState =>
  published === null
    ? 'draft'
    : JSON.stringify(published) === JSON.stringify(draft)
      ? 'published'
      : 'changed';

/** Returns the state of a page's publishing. A job may change it. */
export const getPublication = async (queries: Queries, page: EditedPage): Promise<Publication> => {
  const editions = page.editions.map((one): Edition => ({
    ...one,
    savedAt: new Date(one.savedAt).toISOString(),
    publishAt: one.publishAt && new Date(one.publishAt).toISOString(),
  }));
  const next = findNext(editions);
  return {
    state: getState(page),
    publishedAt: page.publishedAt?.toISOString() ?? null,
    publishAt: next?.publishAt ?? null,
    scheduledBy: next?.scheduledBy ?? null,
    isScheduleOutdated: next?.name === page.draftName && next.hasChanges,
    publishFailure: getPublishFailure(page),
    draftName: page.draftName,
    editions,
    unpublishAt: page.unpublishAt?.toISOString() ?? null,
    unpublishBy: page.unpublishBy,
    review: await getReview(queries, page),
  };
};

/** Returns a page in the form of the block editor. */
const createAnswer = async (queries: Queries, page: EditedPage): Promise<Page> => ({
  id: page.id,
  template: page.template,
  site: page.site,
  language: page.language,
  path: page.path,
  timeZone: getTimeZone(page.site),
  ...page.draft,
  version: page.draftVersion,
  savedAt: page.draftAt.toISOString(),
  savedBy: page.draftBy,
  ...(await getPublication(queries, page)),
});

/** Tells whether a time is a plausible time to publish a page. */
const isPublishTime = (time: Date): boolean => time.getUTCFullYear() >= 2000 && time.getUTCFullYear() < 2200;

const listRichTexts = (details: PageDetails | null): string[] =>
  [...walkBlocks(details?.blocks ?? [])].flatMap((block) => ('html' in block ? [block.html] : []));

/** Returns the rich texts of a page that are sanitized already, or shipped. */
export const listKept = ({ draft, published }: EditedPage): string[] => [
  ...listRichTexts(draft),
  ...listRichTexts(published),
];

/** The fields that the bodies of all publications share. */
interface ApprovalBody {
  at?: string | null;
  sections?: SeenSection[] | undefined;
  isSure?: boolean | undefined;
}

/** Creates the functions that all calls of pages share. */
export function createPageCalls(
  { database, options }: EditorServices,
  sites: () => Promise<Map<Site, SiteContent>>,
) {
  const { migrateBlocks } = options.catalogue;
  /** Returns a page with its blocks migrated to the current props of their widgets. */
  const opened = async (page: EditedPage): Promise<Page> => ({
    ...(await createAnswer(database, page)),
    blocks: await migrateBlocks(page.draft.blocks),
  });
  /** Answers with the page of a call. */
  const answer = async (request: IdRequest): Promise<Page> => opened(await pageOf(request));
  /** Finds the page of a call. @throws HttpError 404 if there is none, or if it is in the bin */
  const pageOf = async ({ params: { id } }: IdRequest): Promise<EditedPage> => {
    const page = await findEditedPage(database, parseRowId(id) ?? notFound());
    return page && !page.deletedAt ? page : notFound();
  };

  /**
   * @throws HttpError 400 if an action is refused
   * @param takenStatus of a taken path; 409 of publishing means that the draft is outdated
   */
  const requireDone = (
    request: FastifyRequest,
    refusal: PageRefusal | undefined,
    takenStatus = 400,
  ): void => {
    if (refusal === undefined) return;
    if (refusal === 'gone') notFound();
    const { [refusal]: message } = getTexts(request);
    throw new HttpError(refusal === 'taken' ? takenStatus : 400, message);
  };

  /**
   * Sanitizes the rich text of blocks.
   * @param kept rich texts that are sanitized already
   * @throws HttpError 400 if a rich text exceeds a limit
   */
  const clean = async (
    request: FastifyRequest,
    blocks: readonly Block[],
    kept: ReadonlySet<string>,
  ): Promise<Block[]> => {
    const cleaned = await sanitizeBlocks(blocks, kept);
    if (!('limit' in cleaned)) return cleaned;
    throw new HttpError(400, getTexts(request).richTextFault(cleaned.at + 1, cleaned.limit));
  };

  /** Publishes or schedules approved content. Answers with the page, the questions or the refusal. */
  const approve = async (
    request: IdRequest,
    reply: FastifyReply,
    of: Approval['of'],
    { at: time = null, sections: given = [], isSure = false }: ApprovalBody,
    name?: string,
  ): Promise<Page | FastifyReply> => {
    const author = requireUser(request, 'publisher');
    const page = await pageOf(request);
    const { id } = page;
    const at = timeOf(request, time, page);
    const messages = getMessages(request);
    const t = getPageMessages(messages.language);
    // Of an edition, the editor has not shown the sections.
    const sections = 'edition' in of && given.length === 0 ? ('unseen' as const) : given;
    const approval = { of, at, name, sections, isSure };
    const result = await publish(
      database,
      id,
      approval,
      author,
      createQuestions(options.catalogue, messages),
    );
    if (typeof result === 'object') return reply.code(422).send({ error: t.asks, ...result });
    if (typeof result === 'number' || result === 'scheduled') return answer(request);
    if (result === 'outdated') return reply.code(409).send(await answer(request));
    if (result === 'reviewChanged')
      return reply.code(409).send({ ...(await answer(request)), error: t.reviewChanged });
    requireDone(request, result);
    return answer(request);
  };

  /**
   * Reads the time of a call: a date and time in the zone of the site, or an ISO text with a zone; null for none.
   * @throws HttpError 400 if it is no time, is skipped by the clocks, or is past
   */
  const timeOf = (request: FastifyRequest, text: string | null, { site }: EditedPage): Date | null => {
    if (text === null) return null;
    const t = getTexts(request);
    const time = isLocalTime(text) ? parseLocalTime(text, getTimeZone(site)) : new Date(text);
    if (time === 'skipped') throw new HttpError(400, t.timeSkipped);
    if (time === undefined || !isPublishTime(time)) throw new HttpError(400, 'This is no time.');
    if (time.getTime() <= Date.now()) throw new HttpError(400, t.timeInPast);
    return time;
  };

  return { sites, pageOf, timeOf, clean, approve, opened, answer, requireDone };
}

/** The functions that all calls of pages share. */
type PageCalls = ReturnType<typeof createPageCalls>;

/** Registers the calls of a subject. */
export type PageApi = (app: FastifyInstance, services: EditorServices, calls: PageCalls) => void;
