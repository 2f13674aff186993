import type { Language, Site } from 'saaristo/sites';
import type { SiteContent } from '../model/content.ts';
import type { Database } from '../database/database.ts';
import type { Navigation } from '../content/find-entry.ts';
import type { Html } from '../http/html.ts';
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
  origin: (site: Site) => string | undefined;
  /** The visitor's anti-forgery token. */
  token: string;
  /** The first name of the shop's customer who is logged in. */
  userName?: string | undefined;
  editMode: boolean;
  catalogue: Catalogue;
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
  /** The widgets in it, with how an editor wants them to load. */
  widgets: readonly { widget: string; load?: string }[];
  status?: number;
  /** Page settings that this page alone has. */
  settings?: Record<string, unknown>;
  /** Addresses of stylesheets that this page alone needs. */
  stylesheets?: readonly string[];
  /** Without header, footer, skip link and islands: a page in a hidden frame, with a script of its own. */
  bare?: boolean;
}
