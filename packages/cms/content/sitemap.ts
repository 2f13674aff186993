/** Lists the addresses of a site for search engines. */
import { sql } from 'kysely';
import type { Language, Site } from 'saaristo/sites';
import type { Queries } from '../platform/database/database.ts';

/** An address of a page in a language. */
export interface SitemapAddress {
  language: Language;
  path: string;
}

/** A site and the origin of its addresses. */
interface MappedSite {
  site: Site;
  origin: string;
}

export interface SitemapRow extends SitemapAddress {
  /** When the page was published last; null for other content. */
  publishedAt: Date | null;
  /** The page in all its languages, with itself. */
  translations: SitemapAddress[];
}

/**
 * Rows of the published pages, products, recipes and news of a site. Leaves out pages that editors hide from searches, or for which searches
 * show another page.
 */
const selectRows = ({ site, origin }: MappedSite) => sql`
  select entry.language, coalesce(page.path, entry.path) as path, published_at,
    case entry.kind when 'page' then 'page ' || coalesce(page.translation_of, page.id)
      else entry.kind || ' ' || entry.content_id end as translated
  from entry left join page on entry.kind = 'page' and page.site = entry.site and page.address = entry.path
    and page.published is not null and page.deleted_at is null and page.template is null
  where entry.site = ${site} and entry.details ->> 'unlisted' is distinct from 'true'
    and rtrim(coalesce(entry.details ->> 'canonical', ''), '/') in ('', ${origin} || rtrim(entry.path, '/'))`;

/** Counts the addresses of a site. */
export async function countSitemapRows(queries: Queries, site: MappedSite): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (${selectRows(site)}) as listed`.execute(queries);
  return rows[0]?.count ?? 0;
}

/** Lists addresses of a site by path. */
export async function listSitemapRows(
  queries: Queries,
  site: MappedSite,
  { offset, limit }: { offset: number; limit: number },
): Promise<SitemapRow[]> {
  const { rows } = await sql<SitemapRow>`
    select language, path, published_at as "publishedAt",
      jsonb_agg(jsonb_build_object('language', language, 'path', path)) over (partition by translated) as translations
    from (${selectRows(site)}) as listed order by path limit ${limit} offset ${offset}`.execute(queries);
  return rows;
}
