import { sql } from 'kysely';
import type { Queries } from '../platform/database/database.ts';
import type { SearchQuery } from './parameters.ts';

/** A product that a form offers (API-30). */
export interface ListedProduct {
  productId: number;
  title: string;
}

/** Returns all products of a site by title, for forms that ask for a product (API-09, API-30, CMP-09). */
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
