/** Searches of the block editor for products and recipes. */
import type { PickerRow } from '@saaristo/editor/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { isSite, type Site } from 'saaristo/sites';
import type { Database, Queries } from '../../database/database.ts';
import { escapeLike } from '../../database/expressions.ts';
import { parseQueryText } from '../../http/query.ts';
import { getSearchParameters } from '../../http/request.ts';

const MAX_ROWS = 50;

/** Finds entries by title or number. Titles that begin with the text come first. Entries in several languages are found once. */
async function findEntries(
  queries: Queries,
  kind: 'product' | 'recipe',
  text: string,
  site: Site | undefined,
): Promise<PickerRow[]> {
  const like = escapeLike(text);
  const { rows } = await sql<PickerRow>`
    select id, title, url, image from (
      select distinct on (content_id) content_id as id, title, path as url, image, position from entry
      where kind = ${kind} and (${site ?? null}::text is null or site = ${site ?? null})
        and (title ilike ${`%${like}%`} or content_id ilike ${`${like}%`})
      order by content_id, position) as found
    order by title ilike ${`${like}%`} desc, position limit ${MAX_ROWS}`.execute(queries);
  return rows.map((row) => ({ ...row, image: row.image && `/media/${row.image}` }));
}

/** Registers `GET /editor/api/products` and `/editor/api/recipes`, with `q` and `site`. */
export function registerPickerApi(app: FastifyInstance, database: Database): void {
  for (const [name, kind] of [
    ['products', 'product'],
    ['recipes', 'recipe'],
  ] as const)
    app.get(`/editor/api/${name}`, async (request) => {
      const query = getSearchParameters(request);
      const site = query.get('site');
      return {
        rows: await findEntries(
          database,
          kind,
          parseQueryText(query.get('q')),
          isSite(site) ? site : undefined,
        ),
      };
    });
}
