/** The API of the block editor (`/editor/api/…`). Every write needs the CSRF token of the editor's page. */
import type { Author } from '../../platform/model/rights.ts';
import type {
  DraftState,
  Page,
  PageState,
  PageHealth,
  Publication,
  RelatedPage,
  Review,
  Saved,
  Section,
  SectionRow,
  Share,
  Translations,
  Version,
} from '@saaristo/editor/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRecord } from 'saaristo/schemas';
import { isLanguage, isSite, type Site } from 'saaristo/sites';
import { sanitizeBlocks } from '../store/sanitize-blocks.ts';
import { findSharePicture } from '../../content/first-picture.ts';
import { createShare } from '../render/share.ts';
import {
  createSectionPath,
  expandSections,
  findSectionFor,
  listSections,
  listUses,
} from '../../content/sections.ts';
import { ensureComputedPart } from '../store/templates.ts';
import { MAX_TITLE_LENGTH, parsePageDetails, truncateText, walkBlocks } from 'saaristo/page-details';
import type { Block, PageDetails, SiteContent } from '../../platform/model/content.ts';
import {
  touchPresence,
  copyPage,
  insertPage,
  type EditedPage,
  findEditedPage,
  deletePresence,
  listVersions,
  saveDraft,
  type SeenSection,
  setUnpublishTime,
  unschedulePage,
} from '../store/page-store.ts';
import type { Queries } from '../../platform/database/database.ts';
import { nameSeen } from '../store/effects.ts';
import { findReviewedDetails } from '../store/review-store.ts';
import { listPages } from '../store/page-search.ts';
import { findDraftState, keepDraftState, listDraftStates } from '../store/draft-history.ts';
import {
  addTranslated,
  listAlternates,
  findTranslationState,
  linkTranslations,
  listTranslations,
  MAX_TRANSLATED,
  translatePage,
  unlinkTranslation,
} from '../store/translations.ts';
import { isInMenu, listPagesLinkingTo, listPagesWithTitle } from '../store/page-links.ts';
import { getTimeZone, isLocalTime, parseLocalTime } from '../../platform/model/time-zone.ts';
import { HttpError } from '../../platform/http/errors.ts';
import { parseQueryText } from '../../platform/http/query.ts';
import { getSearchParameters, getSiteOrigin } from '../../platform/http/request.ts';
import {
  type EditorServices,
  getMessages,
  notFound,
  parseRowId,
  readInteger,
  requirePlace,
  requireUser,
  type IdRequest,
} from '../../admin/requests.ts';
import { runOnce } from '../../admin/request-keys.ts';
import { renderSection } from './canvas.ts';
import { createAddressCheck } from '../uses/check-address.ts';
import { getNotesRevision } from '../store/notes.ts';
import { CSRF_HEADER } from './app-page.ts';
import { getPageMessages } from '../../admin/messages/pages.ts';
import { registerTogetherApi } from './together-api.ts';
import { type Approval, publish } from '../store/publish.ts';
import { createQuestions, move, type PageRefusal, remove, unpublish } from './page-actions.ts';

/** Maximum bytes of a draft. 300 full blocks take about 600 kB. */
const MAX_DRAFT_BYTES = 4 * 1024 * 1024;
/** Pages that a refusal names as uses of a section. */
const MAX_NAMED_USES = 5;
/** Maximum sections that are published with a page. */
const MAX_SEEN_SECTIONS = 500;
const TAB = /^[\w-]{8,40}$/;

/** Returns the review that waits or was sent back. */
const getReview = async (queries: Queries, page: EditedPage): Promise<Review | null> => {
  const { review } = page;
  if (!review || (review.result !== null && review.result !== 'returned')) return null;
  const { requestedById: _, requestedAt, result, ...rest } = review;
  const details = result === null ? await findReviewedDetails(queries, page.id, review.id) : undefined;
  const seen = details && (await nameSeen(queries, page, details));
  return { ...rest, result, requestedAt: new Date(requestedAt).toISOString(), ...(seen && { seen }) };
};

const getState = ({ draft, published }: EditedPage): PageState =>
  published === null
    ? 'draft'
    : JSON.stringify(published) === JSON.stringify(draft)
      ? 'published'
      : 'changed';

/** Returns the state of a page's publishing. A job may change it. */
const getPublication = async (queries: Queries, page: EditedPage): Promise<Publication> => ({
  state: getState(page),
  publishedAt: page.publishedAt?.toISOString() ?? null,
  publishAt: page.publishAt?.toISOString() ?? null,
  scheduledBy: page.scheduledBy,
  isScheduleOutdated:
    page.scheduled !== null && JSON.stringify(page.scheduled) !== JSON.stringify(page.draft),
  publishFailure: page.publishFailure,
  unpublishAt: page.unpublishAt?.toISOString() ?? null,
  unpublishBy: page.unpublishBy,
  review: await getReview(queries, page),
});

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

/** Tells whether a page can have translations. Templates exist in each language by themselves. */
const isTranslatable = ({ template }: EditedPage): boolean => template === null || template === 'section';

const isSeenSection = (value: unknown): value is SeenSection =>
  isRecord(value) && readInteger(value['id']) > 0 && readInteger(value['version']) > 0;

const isHash = (value: unknown): boolean => typeof value === 'string' && /^=?[0-9a-z]{1,20}$/.test(value);

const listRichTexts = (details: PageDetails | null): string[] =>
  [...walkBlocks(details?.blocks ?? [])].flatMap((block) => ('html' in block ? [block.html] : []));

/** Returns the rich texts of a page that are sanitized already, or shipped. */
const listKept = ({ draft, published }: EditedPage): string[] => [
  ...listRichTexts(draft),
  ...listRichTexts(published),
];

export function registerPageApi(
  app: FastifyInstance,
  services: EditorServices,
  sites: () => Promise<Map<Site, SiteContent>>,
): void {
  const { database, visitors, options } = services;
  const { migrateBlocks } = options.catalogue;
  // A draft may be larger than a visitor's body, because its sender is signed in.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  );
  app.addHook('preHandler', async (request) => {
    if (request.method === 'GET' || visitors.verifyCsrfToken(request, request.headers[CSRF_HEADER])) return;
    throw new HttpError(403, 'The page that sent this is out of date.');
  });
  app.addHook('onRequest', async (_request, reply) => void reply.type('application/json; charset=utf-8'));

  /** Returns a page with its blocks migrated to the current props of their widgets. */
  const opened = async (page: EditedPage): Promise<Page> => ({
    ...(await createAnswer(database, page)),
    blocks: await migrateBlocks(page.draft.blocks),
  });
  const pageOf = async ({ params: { id } }: IdRequest): Promise<EditedPage> => {
    const page = await findEditedPage(database, parseRowId(id) ?? notFound());
    return page && !page.deletedAt ? page : notFound();
  };
  const bodyOf = ({ body }: FastifyRequest): Record<string, unknown> => (isRecord(body) ? body : {});
  const authorOf = (request: FastifyRequest, role?: 'publisher'): Author => requireUser(request, role);

  /**
   * Reads the unpublished sections that are published with a page.
   * @throws HttpError 400 if they are none
   */
  const parseSections = (request: FastifyRequest): SeenSection[] => {
    const { sections = [] } = bodyOf(request);
    if (!Array.isArray(sections) || sections.length > MAX_SEEN_SECTIONS || !sections.every(isSeenSection))
      throw new HttpError(400, 'These are no sections.');
    return sections;
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
    const { [refusal]: message } = getPageMessages(getMessages(request).language);
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
    const { language } = getMessages(request);
    throw new HttpError(400, getPageMessages(language).richTextFault(cleaned.at + 1, cleaned.limit));
  };

  app.get('/editor/api/me', async (request, reply) => ({
    ...requireUser(request),
    token: visitors.getCsrfToken(request, reply),
  }));

  app.get('/editor/api/pages', async (request) => {
    const query = getSearchParameters(request);
    const [site, language] = [query.get('site'), query.get('language')];
    return listPages(database, {
      site: isSite(site) ? site : undefined,
      language: isLanguage(language) ? language : undefined,
      text: parseQueryText(query.get('q')),
      page: 1,
      template: 'none',
    });
  });

  const hasAddress = createAddressCheck(app, database, sites);
  app.get('/editor/api/link', async (request) => {
    const query = getSearchParameters(request);
    const [site, path] = [query.get('site'), query.get('path') ?? ''];
    if (!isSite(site) || !path.startsWith('/') || path.startsWith('/editor'))
      throw new HttpError(400, 'This is no path of a site.');
    return { found: await hasAddress(request, site, path) };
  });

  app.get('/editor/api/pages/:id', async (request: IdRequest) => opened(await pageOf(request)));

  app.put('/editor/api/pages/:id', { bodyLimit: MAX_DRAFT_BYTES }, async (request: IdRequest, reply) => {
    const version = readInteger(bodyOf(request)['version']);
    const details = parsePageDetails(request.body);
    if (!details || version < 1) throw new HttpError(400, 'This is no page.');
    const page = await pageOf(request);
    const kept = new Set(listKept(page));
    const blocks = ensureComputedPart(await clean(request, details.blocks, kept), page.template);
    const saved = await saveDraft(database, page.id, version, { ...details, blocks }, authorOf(request));
    if (!saved) return notFound();
    if ('conflict' in saved) return reply.code(409).send(await opened(saved.conflict));
    return {
      ...saved,
      savedAt: saved.savedAt.toISOString(),
      ...(JSON.stringify(blocks) !== JSON.stringify(details.blocks) && { blocks }),
    } satisfies Saved;
  });

  /** Publishes or schedules approved content. Answers with the page, the questions or the refusal. */
  const approve = async (
    request: IdRequest,
    reply: FastifyReply,
    of: Approval['of'],
    at: Date | null = null,
  ): Promise<object> => {
    const author = authorOf(request, 'publisher');
    const { id } = await pageOf(request);
    const messages = getMessages(request);
    const t = getPageMessages(messages.language);
    const approval = { of, at, sections: parseSections(request), isSure: bodyOf(request)['isSure'] === true };
    const result = await publish(
      database,
      id,
      approval,
      author,
      createQuestions(options.catalogue, messages),
    );
    if (typeof result === 'object') return reply.code(422).send({ error: t.asks, ...result });
    const answer = async (): Promise<Page> => opened(await pageOf(request));
    if (typeof result === 'number' || result === 'scheduled') return answer();
    if (result === 'outdated') return reply.code(409).send(await answer());
    if (result === 'reviewChanged')
      return reply.code(409).send({ ...(await answer()), error: t.reviewChanged });
    requireDone(request, result);
    return answer();
  };

  app.post('/editor/api/pages/:id/publish', (request: IdRequest, reply) =>
    approve(request, reply, { version: readInteger(bodyOf(request)['version']) }),
  );

  /** @throws HttpError 409, with the pages that use the section, if an action is refused for them */
  const requireUnused = async (request: IdRequest, refusal: PageRefusal | undefined): Promise<void> => {
    if (refusal !== 'sectionInUse') return requireDone(request, refusal);
    const t = getPageMessages(getMessages(request).language);
    const uses = await listUses(database, (await pageOf(request)).id);
    const named = uses.slice(0, MAX_NAMED_USES).map(({ title, path }) => title || path);
    throw new HttpError(
      409,
      `${t.sectionInUse} ${t.sectionUses(named)}${uses.length > named.length ? ' …' : ''}`,
    );
  };

  app.post('/editor/api/pages/:id/unpublish', async (request: IdRequest) => {
    const author = authorOf(request, 'publisher');
    await requireUnused(request, await unpublish(database, await pageOf(request), author));
    return opened(await pageOf(request));
  });

  /**
   * Reads the time of a call: a date and time in the zone of the site, or an ISO text with a zone; null for none.
   * @throws HttpError 400 if it is no time, is skipped by the clocks, or is past
   */
  const timeOf = (request: FastifyRequest, { site }: EditedPage): Date | null => {
    const { at } = bodyOf(request);
    if (at === null) return null;
    const text = typeof at === 'string' ? at : '';
    const t = getPageMessages(getMessages(request).language);
    const time = isLocalTime(text) ? parseLocalTime(text, getTimeZone(site)) : new Date(text);
    if (time === 'skipped') throw new HttpError(400, t.timeSkipped);
    if (time === undefined || !isPublishTime(time)) throw new HttpError(400, 'This is no time.');
    if (time.getTime() <= Date.now()) throw new HttpError(400, t.timeInPast);
    return time;
  };

  app.post('/editor/api/pages/:id/unpublish-at', async (request: IdRequest) => {
    const author = authorOf(request, 'publisher');
    const page = await pageOf(request);
    requireDone(request, page.template === null ? undefined : 'staysTemplate');
    if (!(await setUnpublishTime(database, page.id, timeOf(request, page), author)))
      throw new HttpError(400, getPageMessages(getMessages(request).language).notPublishedThen);
    return opened(await pageOf(request));
  });

  app.post('/editor/api/pages/:id/schedule', async (request: IdRequest, reply) => {
    const author = authorOf(request, 'publisher');
    const page = await pageOf(request);
    const time = timeOf(request, page);
    if (time) return approve(request, reply, { version: readInteger(bodyOf(request)['version']) }, time);
    await unschedulePage(database, page.id, author);
    return opened(await pageOf(request));
  });

  app.post('/editor/api/pages/:id/move', async (request: IdRequest) => {
    const author = authorOf(request, 'publisher');
    const { path: given } = bodyOf(request);
    const path = typeof given === 'string' ? given.trim() : '';
    const page = await pageOf(request);
    const site = (await sites()).get(page.site) ?? notFound();
    requireDone(request, await move(app, database, site, page, path, author), 409);
    return opened(await pageOf(request));
  });

  app.post('/editor/api/pages/:id/duplicate', async (request: IdRequest) => {
    const page = await pageOf(request);
    requireDone(request, page.template === null ? undefined : 'staysTemplate');
    const t = getPageMessages(getMessages(request).language);
    const title = truncateText(t.copyOf(page.draft.title), MAX_TITLE_LENGTH);
    return runOnce(database, request, async (queries) => {
      const id = await copyPage(queries, page, { ...page.draft, title }, authorOf(request));
      if (id === undefined) throw new HttpError(409, t.taken);
      return { id };
    });
  });

  app.post('/editor/api/pages/:id/delete', async (request: IdRequest) => {
    const author = authorOf(request, 'publisher');
    await requireUnused(request, await remove(database, await pageOf(request), author));
    return {};
  });

  app.get('/editor/api/pages/:id/uses', async (request: IdRequest) => ({
    uses: await listUses(database, (await pageOf(request)).id),
  }));

  /** Returns a section with its HTML on pages of a site. */
  const answerSection = async (
    request: FastifyRequest,
    reply: FastifyReply,
    page: EditedPage,
    site = page.site,
  ): Promise<Section> => {
    if (page.template !== 'section' || page.deletedAt) notFound();
    const blocks = await migrateBlocks((page.published ?? page.draft).blocks);
    const html = await renderSection(request, reply, services, { ...page, site }, blocks);
    const { id, language, draftVersion } = page;
    return {
      id,
      site: page.site,
      language,
      name: page.draft.title,
      state: getState(page),
      version: draftVersion,
      blocks,
      html,
    };
  };

  app.get('/editor/api/sections', async (request) => {
    const query = getSearchParameters(request);
    const [site, language] = [query.get('site'), query.get('language')];
    if (!isSite(site) || !isLanguage(language)) throw new HttpError(400, 'This is no site and language.');
    const known = await sites();
    const rows = await listSections(database, site, language);
    return {
      rows: rows.map((row): SectionRow => ({ ...row, siteName: known.get(row.site)?.name ?? row.site })),
    };
  });

  // With `site` and `language`, the section as a page of that place shows it: its translation, if it has one.
  app.get('/editor/api/sections/:id', async (request: IdRequest, reply) => {
    const query = getSearchParameters(request);
    const [site, language] = [query.get('site'), query.get('language')];
    if (!isSite(site) || !isLanguage(language)) return answerSection(request, reply, await pageOf(request));
    const id = await findSectionFor(database, (await pageOf(request)).id, language);
    return answerSection(request, reply, (await findEditedPage(database, id)) ?? notFound(), site);
  });

  // A section is a draft, also that of a publisher, until it is published by itself or with a page that has it.
  app.post('/editor/api/sections', { bodyLimit: MAX_DRAFT_BYTES }, async (request, reply) => {
    const author = requireUser(request);
    const { site, language, name, page: from } = bodyOf(request);
    const details = parsePageDetails({ ...bodyOf(request), title: name, description: '' });
    if (!details || details.blocks.length === 0 || !isSite(site) || !isLanguage(language))
      throw new HttpError(400, 'This is no section.');
    requirePlace(request, { site, language });
    const t = getPageMessages(getMessages(request).language);
    const title = details.title.trim();
    if (title === '') throw new HttpError(400, t.noTitle);
    const page = await findEditedPage(database, parseRowId(String(from)) ?? 0);
    const kept = new Set(page ? listKept(page) : []);
    const blocks = ensureComputedPart(await clean(request, details.blocks, kept), 'section');
    const place = { site, language, path: createSectionPath(), template: 'section' as const };
    const { id } = await runOnce(database, request, async (queries) => {
      const created = await insertPage(queries, place, { title, description: '', blocks }, author);
      if (created === undefined) throw new HttpError(409, t.taken);
      return { id: created };
    });
    return answerSection(request, reply, (await findEditedPage(database, id)) ?? notFound());
  });

  app.get('/editor/api/pages/:id/versions', async (request: IdRequest) => ({
    versions: await Promise.all(
      (await listVersions(database, (await pageOf(request)).id)).map(async (version): Promise<Version> => ({
        ...version,
        madeAt: version.madeAt.toISOString(),
        details: { ...version.details, blocks: await migrateBlocks(version.details.blocks) },
      })),
    ),
  }));

  const answerTranslations = async (page: EditedPage): Promise<Translations> => {
    const linked = await listTranslations(database, page.id);
    const { source, translated } = await findTranslationState(database, page.id);
    const toRelated = ({ id, title, path }: (typeof linked)[number]): RelatedPage => ({ id, title, path });
    return {
      languages: ((await sites()).get(page.site)?.languages ?? [page.language]).map((language) => {
        const found = linked.find((one) => one.language === language);
        return { language, page: found ? toRelated(found) : null };
      }),
      source: source
        ? {
            page: { id: source.id, title: source.draft.title, path: source.path },
            language: source.language,
            details: { ...source.draft, blocks: await migrateBlocks(source.draft.blocks) },
          }
        : null,
      translated,
    };
  };
  app.get('/editor/api/pages/:id/translations', async (request: IdRequest) =>
    answerTranslations(await pageOf(request)),
  );

  app.post('/editor/api/pages/:id/translations', async (request: IdRequest) => {
    const { language } = bodyOf(request);
    const page = await pageOf(request);
    requireDone(request, isTranslatable(page) ? undefined : 'staysTemplate');
    const languages = (await sites()).get(page.site)?.languages ?? [];
    if (!isLanguage(language) || !languages.includes(language))
      throw new HttpError(400, 'This is no language of the site.');
    const id = await translatePage(database, page, language, languages, authorOf(request));
    if (id === undefined) throw new HttpError(409, getPageMessages(getMessages(request).language).taken);
    return { id };
  });

  app.post('/editor/api/pages/:id/translations/link', async (request: IdRequest) => {
    const page = await pageOf(request);
    const other = parseRowId(String(bodyOf(request)['page'])) ?? notFound();
    requireDone(request, isTranslatable(page) ? undefined : 'staysTemplate');
    const linked = await linkTranslations(database, page.id, other, authorOf(request));
    if (linked === 'gone') return notFound();
    const { [linked]: message } = { ...getPageMessages(getMessages(request).language), linked: undefined };
    if (message) throw new HttpError(400, message);
    return answerTranslations(await pageOf(request));
  });

  app.post('/editor/api/pages/:id/translations/unlink', async (request: IdRequest) => {
    const { id } = await pageOf(request);
    await unlinkTranslation(database, id, authorOf(request));
    return answerTranslations(await pageOf(request));
  });

  app.put('/editor/api/pages/:id/translations', async (request: IdRequest) => {
    const { translated } = bodyOf(request);
    const page = await pageOf(request);
    const given = isRecord(translated) ? Object.entries(translated) : [];
    if (given.length > MAX_TRANSLATED || !given.every((one) => one.every((text) => isHash(text))))
      throw new HttpError(400, 'These are no hashes of texts.');
    await addTranslated(database, page.id, Object.fromEntries(given) as Record<string, string>);
    return {};
  });

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
      await keepDraftState(queries, page, authorOf(request));
    });
    return {};
  });

  /** Returns the preview of a shared link to the page after its draft is published. */
  const describeShare = async (page: EditedPage, origin: string | undefined): Promise<Share | null> => {
    const site = (await sites()).get(page.site);
    if (!site || page.template !== null) return null;
    const { path, language, draft } = page;
    const [shown = draft] = await expandSections(database, [{ ...draft, language }]);
    const alternates = draft.unlisted ? [] : await listAlternates(database, page.site, path);
    const { title, description } = draft;
    return createShare(
      { site, language, path, origin },
      { title, description, alternates, share: findSharePicture(shown) },
    );
  };

  app.get('/editor/api/pages/:id/health', async (request: IdRequest): Promise<PageHealth> => {
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

  registerTogetherApi(app, services, { pageOf, bodyOf, timeOf, approve, answer: opened });

  app.all('/editor/api/*', () => notFound());

  app.post('/editor/api/pages/:id/presence', async (request: IdRequest) => {
    const { tab, gone } = bodyOf(request);
    if (typeof tab !== 'string' || !TAB.test(tab)) throw new HttpError(400, 'This is no tab.');
    const page = await pageOf(request);
    const { id, draftVersion } = page;
    if (gone === true) {
      await deletePresence(database, id, tab);
      return {};
    }
    return {
      others: await touchPresence(database, id, tab, authorOf(request)),
      version: draftVersion,
      publication: await getPublication(database, page),
      notes: await getNotesRevision(database, id),
    };
  });
}
