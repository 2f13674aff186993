/** What the block editor lets editors choose of products and recipes. */
import type { FastifyInstance } from 'fastify';
import { isSite, type Site } from 'saaristo/sites';
import type { Database, Queries } from '../../database/database.ts';
import { queryText } from '../../server/query.ts';
import { searchParameters } from '../../server/request.ts';

export interface PickerRow {
  /** The product's number, or the recipe's id. */
  id: string;
  title: string;
  /** Its path on its site. */
  url: string;
  image: string;
}

const MOST = 50;

/** By title or number, those whose title begins with the text first; each once, also where it is there in several languages. */
const find = (
  { query }: Queries,
  kind: 'product' | 'recipe',
  text: string,
  site: Site | undefined,
): Promise<PickerRow[]> => {
  const like = text.replace(/[\\%_]/g, String.raw`\$&`);
  return query<PickerRow>(
    `select id, title, url, image from (
       select distinct on (content_id) content_id as id, title, path as url, image, position from entry
       where kind = $1 and ($2::text is null or site = $2) and (title ilike $3 or content_id ilike $4)
       order by content_id, position) as found
     order by title ilike $4 desc, position limit ${MOST}`,
    [kind, site ?? null, `%${like}%`, `${like}%`],
  );
};

/** `GET /editor/api/products` and `/editor/api/recipes`, with `q` and `site`. */
export function pickerCalls(app: FastifyInstance, database: Database): void {
  for (const [name, kind] of [
    ['products', 'product'],
    ['recipes', 'recipe'],
  ] as const)
    app.get(`/editor/api/${name}`, async (request) => {
      const query = searchParameters(request);
      const site = query.get('site');
      return { rows: await find(database, kind, queryText(query.get('q')), isSite(site) ? site : undefined) };
    });
}
