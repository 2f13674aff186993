/** Renders a draft as a document: the canvas of the block editor, and the preview. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findNavigation, findSite, findFirstEntry } from '../../content/find-entry.ts';
import type { PageContent } from '../../model/content.ts';
import type { EditedPage } from '../../content/pages/page-store.ts';
import type { Database } from '../../database/database.ts';
import { renderBlocks } from '../../pages/blocks.ts';
import { wrapInTemplate, renderComputedPart } from '../../pages/template-page.ts';
import { createContentSecurityPolicy } from '../../pages/content-security-policy.ts';
import type { PageBody, PageContext } from '../../pages/context.ts';
import { type Html, html } from '../../http/html.ts';
import type { InlineScript } from '../../http/inline-script.ts';
import { KINDS } from '../../model/paths.ts';
import { SHOP } from '../../model/shop-site.ts';
import { getMessages } from '../../model/messages.ts';
import { getPageAssets } from '../../pages/page-assets.ts';
import { alone } from '../../pages/stylesheets/joined.ts';
import { renderDocument } from '../../pages/template.ts';
import type { Catalogue } from '../../pages/catalogue.ts';
import { getSiteOrigin, getSearchParameters } from '../../http/request.ts';
import type { Visitors } from '../../http/security/visitors.ts';
import { notFound } from '../requests.ts';

/** Options of the pages of a draft. */
export interface PagesOptions {
  catalogue: Catalogue;
  development: boolean;
  /** The pages of the shipped content. */
  shipped: readonly PageContent[];
}

/** Returns the base URL of API calls of a site's islands on the editor's origin. */
const getApiBase = (site: string): string => `/editor/as/${site}`;

/**
 * Returns the content security policy of a canvas: that of a page, but without trusted types, because the block editor inserts its frames
 * and handles into the document.
 */
const getCanvasPolicy = (lostScript: InlineScript | undefined, shopOrigin = ''): string =>
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

async function createContext(
  request: FastifyRequest,
  reply: FastifyReply,
  database: Database,
  visitors: Visitors,
  { site, language, path }: EditedPage,
  editMode: boolean,
): Promise<Omit<PageContext, 'catalogue'>> {
  return {
    database,
    site: (await findSite(database, site)) ?? notFound(),
    language,
    messages: getMessages(language),
    navigation: await findNavigation(database, site, language),
    path,
    query: getSearchParameters(request),
    // The site itself is shown on the editor's origin. Links to other sites use their origins.
    getOrigin: (one) => (one === site ? undefined : getSiteOrigin(request, one)),
    csrfToken: visitors.setCsrfCookie(request, reply),
    editMode,
  };
}

/** Creates the page of a draft without its blocks. A template gets the computed part of its first entry. */
async function createBody(
  { site, language, path, template, draft }: EditedPage,
  context: PageContext,
): Promise<PageBody> {
  if (template !== null) {
    const kind = KINDS.find((one) => one === template);
    const entry = kind && (await findFirstEntry(context.database, site, language, kind));
    return renderComputedPart(template, draft, context, entry);
  }
  const { title, description } = draft;
  return { title, description, content: html``, pageId: `${site}${path}`, widgets: [] };
}

/** Renders a draft in the design of its site. `contentOf` renders its content. */
async function renderDraft(
  request: FastifyRequest,
  reply: FastifyReply,
  database: Database,
  visitors: Visitors,
  { catalogue, development }: PagesOptions,
  page: EditedPage,
  editMode: boolean,
  contentOf: (body: PageBody, context: PageContext) => Promise<Html> | Html,
): Promise<string> {
  const context = {
    ...(await createContext(request, reply, database, visitors, page, editMode)),
    catalogue,
  };
  const computed = await createBody(page, context);
  const widgets = [
    { widget: 'header', load: 'eager' },
    ...computed.widgets,
    ...page.draft.blocks.flatMap((block) => ('widget' in block ? [block] : [])),
  ];
  const body: PageBody = {
    ...computed,
    noIndex: true,
    content: await contentOf(computed, context),
    widgets,
    settings: { apiBase: getApiBase(page.site) },
    stylesheets: editMode ? ['/assets/editor/canvas.css'] : [],
  };
  const assets = getPageAssets(catalogue, widgets, development, page.site === SHOP);
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

type RenderPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  database: Database,
  visitors: Visitors,
  options: PagesOptions,
  page: EditedPage,
) => Promise<string>;

/**
 * Renders the page with an empty place for its blocks, which the block editor fills with markers. The computed part of a template is beside
 * it in a `<template>`, to be copied.
 */
export const renderCanvas: RenderPage = (request, reply, database, visitors, options, page) =>
  renderDraft(
    request,
    reply,
    database,
    visitors,
    options,
    page,
    true,
    ({ content }) =>
      html`<div id="canvas"></div>
        ${page.template && html`<template id="computed-part">${content}</template>`}`,
  );

/** Renders the draft as visitors would see it. */
export const renderPreview: RenderPage = (request, reply, database, visitors, options, page) =>
  renderDraft(request, reply, database, visitors, options, page, false, async (body, context) =>
    page.template
      ? (await wrapInTemplate(body, page.draft.blocks, context)).content
      : renderBlocks(page.draft.blocks, context),
  );
