import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import type { SearchQuery } from './parameters.ts';

/** A product as a form offers it (API-30). */
export interface ListedProduct {
  productId: number;
  title: string;
}

/** All products of a site by title, for whoever has to name one (API-09, API-30, CMP-09). */
export const listProducts = (
  queries: Queries,
  { site, language }: Pick<SearchQuery, 'site' | 'language'>,
): Promise<ListedProduct[]> =>
  queries
    .selectFrom('entry')
    .select([sql<number>`content_id::integer`.as('productId'), 'title'])
    .where('site', '=', site)
    .where('language', '=', language)
    .where('kind', '=', 'product')
    .where('equipment', '=', false)
    .where('content_id', '~', String.raw`^\d{1,9}$`)
    .orderBy('title_key')
    .orderBy('position')
    .execute();
