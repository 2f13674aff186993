/** Registers `/robots.txt` and `/sitemap.xml` of each site for search engines. */
import type { FastifyInstance } from 'fastify';
import { languageTag } from 'saaristo/sites';
import { findSite, listKinds } from '../../content/find-entry.ts';
import {
  countSitemapRows,
  listSitemapRows,
  type SitemapAddress,
  type SitemapRow,
} from '../../content/sitemap.ts';
import type { Database } from '../../platform/database/database.ts';
import { HttpError } from '../../platform/http/errors.ts';
import { escapeHtml } from '../../platform/http/html.ts';
import { parsePageNumber } from '../../platform/http/query.ts';
import { getRequestSite, getSearchParameters, getSiteOrigin } from '../../platform/http/request.ts';
import type { SiteContent } from '../../platform/model/content.ts';
import { getListingPath, type ListedKind } from '../../platform/model/paths.ts';

/** Maximum addresses of a file, of the 50,000 that the protocol allows (https://www.sitemaps.org/protocol.html). */
const MAX_ADDRESSES = 20_000;

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const LINKS = 'http://www.w3.org/1999/xhtml';

/** Lists the listings of a site in all its languages. */
async function listListings(database: Database, { site, languages }: SiteContent): Promise<SitemapRow[]> {
  const found = await Promise.all(
    languages.map(async (language) =>
      (await listKinds(database, site, language))
        .filter((kind): kind is ListedKind => kind !== 'page')
        .map((kind) => ({ kind, language, path: getListingPath(language, kind) })),
    ),
  );
  return found.flat().map(({ kind, language, path }) => ({
    language,
    path,
    publishedAt: null,
    translations: found.flat().filter((one) => one.kind === kind),
  }));
}

const writeLink = (origin: string, { language, path }: SitemapAddress): string =>
  `<xhtml:link rel="alternate" hreflang="${languageTag(language).slice(0, 2)}" href="${escapeHtml(origin + path)}"/>`;

const writeRow = (origin: string, { path, publishedAt, translations }: SitemapRow): string =>
  `<url><loc>${escapeHtml(origin + path)}</loc>${
    publishedAt ? `<lastmod>${publishedAt.toISOString()}</lastmod>` : ''
  }${translations.length > 1 ? translations.map((one) => writeLink(origin, one)).join('') : ''}</url>`;

const writeSitemap = (origin: string, rows: readonly SitemapRow[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${NAMESPACE}" xmlns:xhtml="${LINKS}">\n${rows
    .map((row) => writeRow(origin, row))
    .join('\n')}\n</urlset>\n`;

const writeIndex = (origin: string, files: number): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${NAMESPACE}">\n${Array.from(
    { length: files },
    (_, index) => `<sitemap><loc>${escapeHtml(origin)}/sitemap.xml?page=${index + 1}</loc></sitemap>`,
  ).join('\n')}\n</sitemapindex>\n`;

/** @param maxAddresses addresses of a file; a site with more has an index of several files */
export function registerSearchEngineRoutes(
  app: FastifyInstance,
  database: Database,
  maxAddresses = MAX_ADDRESSES,
): void {
  // Crawlers ask the editor's own host, too: it has nothing for them.
  app.get('/robots.txt', { config: { anyHost: true } }, async (request, reply) => {
    reply.headers({ 'cache-control': 'public, max-age=3600', 'content-type': 'text/plain; charset=utf-8' });
    const { hasPages } = app.hosts.getParts(request.hostname);
    if (!hasPages) return 'User-agent: *\nDisallow: /\n';
    const origin = getSiteOrigin(request, getRequestSite(request));
    return [
      'User-agent: *',
      'Disallow: /editor',
      'Disallow: /preview/',
      ...(origin === undefined ? [] : ['', `Sitemap: ${origin}/sitemap.xml`]),
      '',
    ].join('\n');
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const name = getRequestSite(request);
    const [site, origin] = [await findSite(database, name), getSiteOrigin(request, name)];
    // The addresses of a sitemap are absolute.
    if (!site || origin === undefined) throw new HttpError(404, 'There is no map of this site.');
    reply.headers({
      'cache-control': 'public, max-age=3600',
      'content-type': 'application/xml; charset=utf-8',
    });
    const given = getSearchParameters(request).get('page');
    const page = parsePageNumber(given);
    const mapped = { site: name, origin };
    const files = Math.ceil((await countSitemapRows(database, mapped)) / maxAddresses);
    if (given === null && files > 1) return writeIndex(origin, files);
    const rows = await listSitemapRows(database, mapped, {
      offset: (page - 1) * maxAddresses,
      limit: maxAddresses,
    });
    return writeSitemap(origin, [...(page === 1 ? await listListings(database, site) : []), ...rows]);
  });
}
