/** A draft as a document: the canvas of the block editor, and its preview. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findNavigation, findSite } from '../../content/find-entry.ts';
import type { PageContent } from '../../model/content.ts';
import type { EditedPage } from '../../content/pages/page-store.ts';
import type { Database } from '../../database/database.ts';
import { renderBlocks } from '../../pages/blocks.ts';
import { contentSecurityPolicy } from '../../pages/content-security-policy.ts';
import type { PageBody, PageContext } from '../../pages/context.ts';
import { type Html, html } from '../../http/html.ts';
import { LOST_SCRIPT_SOURCE } from '../../pages/lost-script.ts';
import { messagesOf } from '../../model/messages.ts';
import { pageAssets } from '../../pages/page-assets.ts';
import { document } from '../../pages/template.ts';
import type { Catalogue } from '../../pages/catalogue.ts';
import { originSeenFrom, searchParameters } from '../../http/request.ts';
import type { Visitors } from '../../http/security/visitors.ts';
import { missing } from '../requests.ts';

/** What pages are shown with. */
export interface PagesOptions {
  catalogue: Catalogue;
  development: boolean;
  /** The pages of the content that ships with the server. */
  shipped: readonly PageContent[];
}

/** Where islands of a site call when they are shown from the editor's address. */
const apiBaseOf = (site: string): string => `/editor/as/${site}`;

/**
 * What a canvas may do: what a page may, but for the shop's frame. Trusted types are not asked for, since the block editor draws its frames
 * and handles into the document.
 */
const CANVAS_POLICY = [
  "default-src 'none'",
  `script-src 'self' ${LOST_SCRIPT_SOURCE}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "media-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

async function contextOf(
  request: FastifyRequest,
  reply: FastifyReply,
  database: Database,
  visitors: Visitors,
  { site, language, path }: EditedPage,
  editMode: boolean,
): Promise<Omit<PageContext, 'catalogue'>> {
  return {
    database,
    site: (await findSite(database, site)) ?? missing(),
    language,
    messages: messagesOf(language),
    navigation: await findNavigation(database, site, language),
    path,
    query: searchParameters(request),
    // The site itself is at the editor's address for now; links of other sites lead there.
    origin: (one) => (one === site ? undefined : originSeenFrom(request, one)),
    token: visitors.tokenOf(request, reply),
    editMode,
  };
}

/** A page in the looks of its site around what `contentOf` gives. */
async function shown(
  request: FastifyRequest,
  reply: FastifyReply,
  database: Database,
  visitors: Visitors,
  { catalogue, development }: PagesOptions,
  page: EditedPage,
  editMode: boolean,
  contentOf: (context: PageContext) => Promise<Html> | Html,
): Promise<string> {
  const context = {
    ...(await contextOf(request, reply, database, visitors, page, editMode)),
    catalogue,
  };
  const { title, description, blocks } = page.draft;
  const widgets = [
    { widget: 'header', load: 'eager' },
    ...blocks.flatMap((block) => ('widget' in block ? [block] : [])),
  ];
  const body: PageBody = {
    title,
    description,
    noIndex: true,
    content: await contentOf(context),
    pageId: `${page.site}${page.path}`,
    widgets,
    settings: { apiBase: apiBaseOf(page.site) },
    stylesheets: editMode ? ['/assets/editor/canvas.css'] : [],
  };
  const assets = pageAssets(catalogue, widgets, development);
  reply.headers({
    'content-security-policy': editMode ? CANVAS_POLICY : contentSecurityPolicy(context, development, false),
    'content-type': 'text/html; charset=utf-8',
    'x-robots-tag': 'noindex',
  });
  return document(context, body, {
    ...assets,
    stylesheets: [...assets.stylesheets, ...(body.stylesheets ?? [])],
  }).text;
}

type Show = (
  request: FastifyRequest,
  reply: FastifyReply,
  database: Database,
  visitors: Visitors,
  options: PagesOptions,
  page: EditedPage,
) => Promise<string>;

/** The page with an empty place for its blocks: the block editor puts them there, as markers. */
export const canvasPage: Show = (request, reply, database, visitors, options, page) =>
  shown(request, reply, database, visitors, options, page, true, () => html`<div id="canvas"></div>`);

/** The draft as visitors would see it. */
export const previewPage: Show = (request, reply, database, visitors, options, page) =>
  shown(request, reply, database, visitors, options, page, false, (context) =>
    renderBlocks(page.draft.blocks, context),
  );
