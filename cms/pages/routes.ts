import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Catalogue } from '../assets/catalogue.ts';
import type { Database } from '../database/database.ts';
import { failureOf, type Report } from '../errors.ts';
import { requestSite, searchParameters } from '../request.ts';
import { tokenOf } from '../security/anti-forgery.ts';
import { contentSecurityPolicy, ERROR_PAGE_POLICY } from '../security/headers.ts';
import { originOf } from '../sites/hosts.ts';
import { errorPage } from './error-page.ts';
import { findPage, languageOfPath } from './find-page.ts';
import { pageAssets } from './page-assets.ts';
import { document } from './template.ts';

export interface PageOptions {
  database: Database;
  catalogue: Catalogue;
  /** Whether `?edit=1` opens a page in edit mode. */
  editable: boolean;
  development?: Development | undefined;
  report: Report;
}

/** The development server, which serves the sources in place of the build. */
export interface Development {
  /** Makes a page load the sources, with hot reload. */
  transform: (url: string, page: string) => Promise<string>;
}

type PageRequest = FastifyRequest<{ Params: { '*': string } }>;

const HTML = 'text/html; charset=utf-8';

/** Every address that is not an asset or a call. */
export function pageRoutes(app: FastifyInstance, options: PageOptions): void {
  const { database, catalogue, editable, development, report } = options;

  async function render(request: PageRequest, reply: FastifyReply): Promise<string> {
    const query = searchParameters(request);
    const found = await findPage(database, {
      site: requestSite(request),
      path: `/${request.params['*']}`,
      query,
      origin: (site) => originOf(site, request.protocol, request.host),
      token: tokenOf(request, reply),
      editMode: editable && query.get('edit') === '1',
    });
    const { page } = found;
    const widgets = [{ widget: 'header', load: 'eager' }, ...page.widgets];
    const assets = pageAssets(catalogue, widgets, development !== undefined);
    reply.code(page.status ?? 200).headers({
      'cache-control': 'private, no-cache',
      'content-security-policy': contentSecurityPolicy(found.context, development !== undefined),
      'content-type': HTML,
    });
    const { text } = document(found.context, page, assets);
    return development ? development.transform(request.url, text) : text;
  }

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status } = failureOf(error);
    if (status === 500) report(error);
    const headers = {
      'cache-control': 'no-store',
      'content-security-policy': ERROR_PAGE_POLICY,
      'content-type': HTML,
    };
    return reply
      .code(status)
      .headers(headers)
      .send(errorPage(languageOfPath(request.url, [])).text);
  });

  app.get('/*', render);
}
