import type { Site } from 'saaristo/sites';
import type { Product } from '../../platform/model/content.ts';
import type { Queries } from '../../platform/database/database.ts';
import { findEntry } from '../../content/find-entry.ts';
import { escapeHtml } from '../../platform/http/html.ts';
import { getMessages } from '../../platform/model/messages.ts';
import { formatOffer } from '../../platform/model/offer.ts';
import { endOverdueOrders } from '../cancel-unpaid-order.ts';
import { type Rating, getRating } from './reviews.ts';

/** A product for the product modal (PRD-17). Prices are in euros with a decimal comma. */
export interface ProductDetail extends Rating {
  name: string;
  category: string;
  code: string;
  /** URL of the product's page: a path on the requested site, else absolute. */
  url: string;
  price: string;
  /** null if the weight is unknown. */
  pricePerKg: string | null;
  /** Reference price; null if the product is not on offer. */
  svhPrice: string | null;
  /** In pieces; null is unlimited. */
  stock: number | null;
  /** Rich text: description and ingredients. */
  description: string;
  /** '' if there is none. */
  image: string;
}

const findSoldProduct = (queries: Queries, code: string) =>
  queries
    .selectFrom('shop_product')
    .select([
      'code',
      'name',
      'category',
      'site',
      'path',
      'image',
      'price_cents as price',
      'compared_cents as compared',
      'weight',
      'stock',
    ])
    .where('code', '=', code)
    .where('sold', '=', true)
    .executeTakeFirst();

const MAX_CODE_LENGTH = 50;

const renderParagraphs = (...texts: (string | undefined)[]): string =>
  texts.flatMap((text) => (text ? [`<p>${escapeHtml(text)}</p>`] : [])).join('');

async function getDescription(queries: Queries, site: Site, path: string): Promise<string> {
  const entry = await findEntry(queries, site, path);
  if (!entry) return '';
  const { description, ingredients } = entry.details as Product;
  const contents = ingredients[entry.language];
  return renderParagraphs(
    description[entry.language] ?? entry.teaser,
    contents && `${getMessages(entry.language).contents}: ${contents}`,
  );
}

/**
 * Finds a product that the shop sells, with its rating.
 * @param addressOf returns the URL of a path on a site, as seen from the requested site
 */
export async function findProductDetail(
  database: Queries,
  code: string,
  addressOf: (site: Site, path: string) => string,
): Promise<ProductDetail | undefined> {
  if (code.length > MAX_CODE_LENGTH || code.includes('\0')) return undefined;
  await endOverdueOrders(database);
  const row = await findSoldProduct(database, code);
  if (!row) return undefined;
  const { name, category, site, path, image } = row;
  const { price, svhPrice, pricePerKilo, stock } = formatOffer(row);
  return {
    name,
    category,
    code: row.code,
    url: addressOf(site, path),
    price,
    pricePerKg: pricePerKilo,
    svhPrice,
    stock,
    description: await getDescription(database, site, path),
    image: image && `/media/${image}`,
    ...(await getRating(database, code)),
  };
}
