import type { Database } from '../../database/database.ts';
import type { SearchQuery } from './parameters.ts';

/** A product as a form offers it (API-30). */
export interface ListedProduct {
  productId: number;
  title: string;
}

/** All products of a site by title, for whoever has to name one (API-09, API-30, CMP-09). */
export function listProducts(
  database: Database,
  { site, language }: Pick<SearchQuery, 'site' | 'language'>,
): Promise<ListedProduct[]> {
  return database.query<ListedProduct>(
    String.raw`select content_id::integer as "productId", title from entry
     where site = $1 and language = $2 and kind = 'product' and not equipment and content_id ~ '^\d{1,9}$'
     order by title_key, position`,
    [site, language],
  );
}
