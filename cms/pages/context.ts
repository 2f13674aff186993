import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language, Site } from 'saaristo/sites';
import type { SiteContent } from '../model/content.ts';
import type { Database } from '../database/database.ts';
import type { Navigation } from '../content/find-entry.ts';
import type { Html } from '../http/html.ts';
import type { InlineScript } from '../http/inline-script.ts';
import type { Catalogue } from './catalogue.ts';
import type { Messages } from '../model/messages.ts';

/** What every page is rendered from: who asks, for which site, in which language. */
export interface PageContext {
  database: Database;
  site: SiteContent;
  language: Language;
  messages: Messages;
  navigation: Navigation;
  /** The path of the address, without its query. */
  path: string;
  query: URLSearchParams;
  /** The origin of each site that can be told from the host of the request. */
  getOrigin: (site: Site) => string | undefined;
  /** The visitor's anti-forgery token. */
  csrfToken: string;
  /** The first name of the shop's customer who is logged in. */
  userName?: string | undefined;
  editMode: boolean;
  catalogue: Catalogue;
}

/** A widget of a page, with how an editor wants it to load. */
export interface PageWidget {
  widget: string;
  load?: string;
  /** The page is one visitor's alone and says what the widget shows of them (`settings`), so that the server can render it. */
  hasVisitorData?: boolean;
}

/** One page, before the template is put around it. */
export interface PageBody {
  title: string;
  description: string;
  /** The address that search engines should know, where it is not the one asked for. */
  canonicalPath?: string;
  /** Keeps the page out of search engines. */
  noIndex?: boolean;
  content: Html;
  /** Identifies the page to the navigation calls (NAV-04). */
  pageId: string;
  widgets: readonly PageWidget[];
  status?: number;
  /** Page settings that this page alone has. */
  settings?: Record<string, unknown>;
  /** A script of this page alone, which runs before anything is shown. */
  script?: InlineScript;
  /** Addresses of stylesheets that this page alone needs. */
  stylesheets?: readonly string[];
  /** Without header, footer, skip link and islands: a page in a hidden frame, with a script of its own. */
  bare?: boolean;
}

/**
 * Renders and sends the page of the requested address.
 * @param make creates the page instead of looking it up, or returns a path to redirect to
 * @returns the document, or the reply of a redirect
 */
export type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  make?: (context: PageContext) => Promise<PageBody | string>,
) => Promise<string | FastifyReply>;
