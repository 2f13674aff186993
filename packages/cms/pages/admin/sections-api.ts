/** The calls of sections, which pages show as blocks. */
import type { Section } from '@saaristo/editor/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { parsePageDetails } from 'saaristo/page-details';
import { isLanguage, isSite } from 'saaristo/sites';
import { runOnce } from '../../admin/request-keys.ts';
import { notFound, parseRowId, requirePlace, requireUser } from '../../admin/requests.ts';
import { createSectionPath, findSectionFor, listSections } from '../../content/sections.ts';
import { type EditorCall, registerCall } from '../../platform/http/api.ts';
import { HttpError } from '../../platform/http/errors.ts';
import { type EditedPage, findEditedPage, insertPage } from '../store/page-store.ts';
import { ensureComputedPart } from '../store/templates.ts';
import { renderSection } from './canvas.ts';
import { getState, getTexts, listKept, MAX_DRAFT_BYTES, type PageApi } from './page-calls.ts';

export const registerSectionsApi: PageApi = (app, services, { sites, pageOf, clean }) => {
  const { database, options } = services;
  const { migrateBlocks } = options.catalogue;

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

  registerCall(app, 'GET /sections', async ({ query: { site, language } }) => {
    if (!isSite(site) || !isLanguage(language)) throw new HttpError(400, 'This is no site and language.');
    const known = await sites();
    const rows = await listSections(database, site, language);
    return {
      rows: rows.map((row) => ({ ...row, siteName: known.get(row.site)?.name ?? row.site })),
    };
  });

  // With `site` and `language`, the section as a page of that place shows it: its translation, if it has one.
  registerCall(app, 'GET /sections/{id}', async ({ request, reply, query: { site, language } }) => {
    if (!isSite(site) || !isLanguage(language)) return answerSection(request, reply, await pageOf(request));
    const id = await findSectionFor(database, (await pageOf(request)).id, language);
    return answerSection(request, reply, (await findEditedPage(database, id)) ?? notFound(), site);
  });

  // A section is a draft, also that of a publisher, until it is published by itself or with a page that has it.
  const create = async ({ request, reply, body }: EditorCall<'POST /sections'>) => {
    const author = requireUser(request);
    const { site, language, name, page: from } = body;
    const details = parsePageDetails({ ...body, title: name, description: '' });
    if (!details || details.blocks.length === 0 || !isSite(site) || !isLanguage(language))
      throw new HttpError(400, 'This is no section.');
    requirePlace(request, { site, language });
    const t = getTexts(request);
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
  };
  registerCall(app, 'POST /sections', create, { bodyLimit: MAX_DRAFT_BYTES });
};
