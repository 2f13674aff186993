import type { FastifyServerFactory } from 'fastify';
import type { PageContent } from '../platform/model/content.ts';
import type { ReadPicture } from './assets/routes.ts';
import type { MailOptions } from '../platform/mail/mailer.ts';
import type { Database } from '../platform/database/database.ts';
import type { OpenIdOptions } from '../accounts/open-id.ts';
import type { ErrorReporter } from '../platform/http/errors.ts';
import type { LogStream } from './logging.ts';
import type { Prerender } from '../pages/render/prerender.ts';
import type { CacheTimes } from '../pages/render/shared-cache.ts';
import type { Development } from './page-routes.ts';
import type { TrustedProxies } from '../platform/http/security/client-address.ts';
import type { BodyLimits } from '../platform/http/security/large-bodies.ts';
import type { ConfiguredHosts } from '../platform/http/hosts.ts';

export interface AppOptions {
  /** Pages to which the editor can reset the demo content. */
  shippedPages?: readonly PageContent[] | undefined;
  /** Open, migrated and seeded. The caller closes it. */
  database: Database;
  /** Folder of the built bundle. */
  dist: string;
  readPicture: ReadPicture;
  /** Whether `?edit=1` opens a page in edit mode; 'local': for requests from this machine. */
  editable?: boolean | 'local';
  /** Memory and time limits of bodies that differ from the defaults. */
  bodyLimits?: Partial<BodyLimits>;
  /** Maximum number of writes of one address in a minute. */
  writesPerMinute?: number;
  /** Hosts of the sites, in addition to local names. */
  hosts?: ConfiguredHosts;
  /** The only host with /editor, which has no pages. Default: /editor is on every host. */
  editorHost?: string | undefined;
  /** The OpenID provider by which users of /editor can sign in. */
  openId?: OpenIdOptions | undefined;
  /** The SMTP server for replies. */
  mail?: MailOptions | undefined;
  /** Trusted proxies, whose headers give the client's address, host and protocol. Default: none. */
  trustProxy?: TrustedProxies;
  /** How long caches keep pages. Default: pages are not shared. */
  cacheTimes?: CacheTimes;
  /** Called after each write of the editor, to run due jobs at once. */
  onEdited?: () => void;
  /** Signs captcha challenges. Without it the database keeps a secret. */
  captchaSecret?: string | undefined;
  /** Signs payment notices. Without it the database keeps a secret. */
  paymentSecret?: string | undefined;
  /** Reports faults in the server. Default: logs them. */
  report?: ErrorReporter;
  /** Whether each request is logged. Default: false. */
  logsRequests?: boolean;
  /** Whether browsers may fetch the next page in advance. Default: true. */
  prefetches?: boolean;
  /** Receives the log as one line of JSON each. Default: standard error. */
  log?: LogStream;
  /** Called with the method and path of each route. */
  onRoute?: (method: string, path: string) => void;
  development?: (Development & { serverFactory: FastifyServerFactory }) | undefined;
  /** Renders the islands of pages. Default: the development server or the build in `dist`. */
  prerender?: Prerender;
}
