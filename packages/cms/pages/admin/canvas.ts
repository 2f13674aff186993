/** Renders a draft as a document: the canvas of the block editor, and the preview. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findNavigation, findSite, findFirstEntry } from '../../content/find-entry.ts';
import type { ScheduledSection } from '../store/editions.ts';
import type { EditedPage } from '../store/page-store.ts';
import { expandPages, listDraftSections } from '../../content/sections.ts';
import { listItemBlocks } from '../../content/items-on-pages.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Block } from '../../platform/model/content.ts';
import { listWidgets, renderBlocks, renderPageBlocks } from '../render/blocks.ts';
import { wrapInTemplate, renderComputedPart } from '../render/template-page.ts';
import { createContentSecurityPolicy } from '../render/content-security-policy.ts';
import type { PageBody, PageContext } from '../render/context.ts';
import { findPage, type PageRequest } from '../render/find-page.ts';
import { type Html, html, scriptJson } from '../../platform/http/html.ts';
import type { InlineElement } from '../../platform/http/inline-element.ts';
import { KINDS } from '../../platform/model/paths.ts';
import { SHOP } from '../../platform/model/shop-site.ts';
import { getMessages } from '../../platform/model/messages.ts';
import { getPageAssets } from '../render/page-assets.ts';
import { alone } from '../render/stylesheets/joined.ts';
import { renderDocument } from '../render/template.ts';
import { getRequestSite, getSiteOrigin, getSearchParameters } from '../../platform/http/request.ts';
import { type EditorServices, notFound } from '../../admin/requests.ts';

/** Returns the base URL of API calls of a site's islands on the editor's origin. */
const getApiBase = (site: string): string => `/editor/as/${site}`;

/**
 * Returns the content security policy of a canvas: that of a page, but without trusted types, because the block editor inserts its frames
 * and handles into the document.
 */
const getCanvasPolicy = (lostScript: InlineElement | undefined, shopOrigin = ''): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${lostScript?.source ?? ''}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "media-src 'self'",
    `frame-src 'self' ${shopOrigin}`.trim(),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');

/** Creates the page of a draft without its blocks. A template gets the computed part of its first entry. */
async function createBody(
  { site, language, path, template, draft }: EditedPage,
  context: PageContext,
): Promise<PageBody> {
  if (template !== null && template !== 'section') {
    const kind = KINDS.find((one) => one === template);
    const entry = kind && (await findFirstEntry(context.database, site, language, kind));
    return renderComputedPart(template, draft, context, entry);
  }
  const { title, description } = draft;
  return { title, description, content: html``, pageId: `${site}${path}`, widgets: [] };
}

/** Creates the request of a visitor's page on the editor's origin. */
const createPageRequest = (
  request: FastifyRequest,
  reply: FastifyReply,
  { visitors, options: { catalogue } }: EditorServices,
  { site, path }: Pick<EditedPage, 'site' | 'path'>,
  editMode: boolean,
): PageRequest => ({
  site,
  path,
  query: getSearchParameters(request),
  // The site itself is shown on the editor's origin. Links to other sites use their origins.
  getOrigin: (one) => (one === site ? undefined : getSiteOrigin(request, one)),
  isShared: false,
  csrfToken: visitors.setCsrfCookie(request, reply),
  editMode,
  catalogue,
});

/** Creates the context in which a draft is rendered. */
async function createContext(
  request: FastifyRequest,
  reply: FastifyReply,
  services: EditorServices,
  page: EditedPage,
  editMode: boolean,
): Promise<PageContext> {
  const { database } = services;
  const { site, language } = page;
  return {
    ...createPageRequest(request, reply, services, page, editMode),
    database,
    site: (await findSite(database, site)) ?? notFound(),
    language,
    messages: getMessages(language),
    navigation: await findNavigation(database, site, language),
  };
}

/**
 * Renders the page at a path of a site. Reads its content in a transaction of the caller.
 * @returns undefined if the path redirects
 */
export async function renderPathPreview(
  request: FastifyRequest,
  reply: FastifyReply,
  services: EditorServices,
  place: Pick<EditedPage, 'site' | 'path'>,
  queries: Queries,
): Promise<string | undefined> {
  const asked = createPageRequest(request, reply, services, place, false);
  const { context, page } = await findPage(queries, asked);
  return typeof page === 'string' ? undefined : renderPreview(request, reply, services, context, page);
}

/** Renders the blocks of a section as visitors get them within a page. */
export const renderSection = async (
  request: FastifyRequest,
  reply: FastifyReply,
  services: EditorServices,
  page: EditedPage,
  blocks: readonly Block[],
): Promise<string> =>
  (await renderBlocks(blocks, await createContext(request, reply, services, page, true))).text;

/** Lists the drafts of a page's unpublished sections. */
const listDrafts = async (queries: Queries, { draft, language }: EditedPage): Promise<ScheduledSection[]> =>
  (await listDraftSections(queries, { ...draft, language })).map((section) => ({
    id: section.id,
    details: section.draft,
  }));

/**
 * Renders a draft in the design of its site.
 * @param editMode whether to render the canvas: an empty place for the blocks, which the block editor fills with markers, and beside it the
 * computed part of a template in a `<template>`, to be copied, or a page's heading, in which the editor shows its title. The preview shows the blocks as visitors would see them.
 * @param isPublic whether the preview is on the host of its site, for people without an account
 * @param drafts the unpublished sections that are shown; all by default
 */
export async function renderDraft(
  request: FastifyRequest,
  reply: FastifyReply,
  services: EditorServices,
  page: EditedPage,
  editMode: boolean,
  isPublic = false,
  drafts?: readonly ScheduledSection[],
): Promise<string> {
  const { site, template } = page;
  const context = await createContext(request, reply, services, page, editMode);
  const [draft = page.draft] = await expandPages(
    services.database,
    [{ ...page.draft, site, language: page.language }],
    new Map((drafts ?? (await listDrafts(services.database, page))).map(({ id, details }) => [id, details])),
  );
  const computed = await createBody(page, context);
  /** Returns the items that empty lists of blocks show, by widget. */
  const readItems = async (): Promise<object> => {
    const place = { site, language: page.language };
    const [{ blocks } = { blocks: [] }] = await expandPages(services.database, [
      { ...place, blocks: listItemBlocks() },
    ]);
    return Object.fromEntries(
      blocks.flatMap((block) => ('widget' in block ? [[block.widget, block.props]] : [])),
    );
  };
  const renderContent = async (): Promise<Html> => {
    if (editMode)
      return html`${template === null && html`<h1 data-page-title hidden></h1>`}
        <div id="canvas"></div>
        <script type="application/json" id="items">
          ${scriptJson(await readItems())}
        </script>
        ${template && html`<template id="computed-part">${computed.content}</template>`}`;
    if (template === null) return renderPageBlocks(draft, context);
    return template === 'section'
      ? renderBlocks(draft.blocks, context)
      : (await wrapInTemplate(computed, draft.blocks, context)).content;
  };
  return renderPreview(
    request,
    reply,
    services,
    context,
    {
      ...computed,
      content: await renderContent(),
      widgets: [...computed.widgets, ...listWidgets(draft.blocks)],
      stylesheets: editMode ? ['/assets/editor/canvas.css'] : [],
    },
    isPublic,
  );
}

/** Renders a page that only editors see as a document, on the editor's origin or, if it is public, on that of its site. */
function renderPreview(
  request: FastifyRequest,
  reply: FastifyReply,
  { options: { catalogue, development } }: EditorServices,
  context: PageContext,
  page: PageBody,
  isPublic = false,
): string {
  const { editMode, site } = context;
  const widgets = [...(page.bare ? [] : [{ widget: 'header', load: 'eager' }]), ...page.widgets];
  const isOnSite = isPublic && getRequestSite(request) === site.site;
  const body: PageBody = {
    ...page,
    noIndex: true,
    widgets,
    settings: { ...page.settings, ...(!isOnSite && { apiBase: getApiBase(site.site) }) },
  };
  const assets = getPageAssets(catalogue, widgets, development, site);
  reply.headers({
    'content-security-policy': editMode
      ? getCanvasPolicy(assets.lostScript, context.getOrigin(SHOP))
      : createContentSecurityPolicy(context, development, { framed: false, scripts: [assets.lostScript] }),
    'content-type': 'text/html; charset=utf-8',
    'x-robots-tag': 'noindex',
  });
  return renderDocument(context, body, {
    ...assets,
    stylesheets: [...assets.stylesheets.shared, ...assets.stylesheets.own, ...(body.stylesheets ?? [])].map(
      alone,
    ),
  }).text;
}
