import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language, Site } from 'saaristo/sites';
import type { Navigation, SiteContent, TemplateKind } from '../../platform/model/content.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Notice } from '../../content/site-collections.ts';
import type { Alternate } from '../store/translations.ts';
import type { Html } from '../../platform/http/html.ts';
import type { InlineElement } from '../../platform/http/inline-element.ts';
import type { Catalogue } from './catalogue.ts';
import type { Messages } from '../../platform/model/messages.ts';

/** The data from which a page is rendered. */
export interface PageContext {
  database: Queries;
  site: SiteContent;
  language: Language;
  messages: Messages;
  navigation: Navigation;
  /** The notices that the site shows now. Default: none. */
  notices?: readonly Notice[];
  /** The path of the URL without its query. */
  path: string;
  query: URLSearchParams;
  /** Returns a site's origin; undefined if the request's host does not determine it. */
  getOrigin: (site: Site) => string | undefined;
  /** Whether the page is the same for all visitors. */
  isShared: boolean;
  /** The visitor's CSRF token, masked. Undefined on shared pages, and for visitors who have stored nothing. */
  csrfToken: string | undefined;
  /** First name of the shop's customer who is logged in. */
  userName?: string | undefined;
  editMode: boolean;
  catalogue: Catalogue;
}

/** A widget of a page with its load strategy. */
export interface PageWidget {
  widget: string;
  load?: string;
  /**
   * The page is made for one visitor and its settings contain the widget's data, so the server can render the widget.
   */
  hasVisitorData?: boolean;
}

/** A picture of a page's share. */
export interface SharePicture {
  url: string;
  alt?: string;
}

/** A page without the surrounding document. */
export interface PageBody {
  title: string;
  description: string;
  /** The path or address for search engines, if it is not the requested one. */
  canonical?: string;
  /** The published pages in other languages and the page itself; none if it has no translation. */
  alternates?: readonly Alternate[];
  /** The picture that other services show of the page. */
  share?: SharePicture | undefined;
  /** Whether the page is an article, such as a news item. */
  isArticle?: boolean;
  /** Excludes the page from search engines. */
  noIndex?: boolean;
  /** The page shows a customer's orders or addresses, so that no cache keeps it. */
  isConfidential?: boolean;
  content: Html;
  /** Identifies the page to the navigation calls (NAV-04). */
  pageId: string;
  widgets: readonly PageWidget[];
  status?: number;
  /** Additional page settings. */
  settings?: Record<string, unknown>;
  /** An inline script that runs before anything is shown. */
  script?: InlineElement;
  /** URLs of additional stylesheets. */
  stylesheets?: readonly string[];
  /** The template of the page. */
  template?: TemplateKind;
  /** Omits header, footer, skip link and islands, for a page in a hidden frame. */
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
