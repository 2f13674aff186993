/** Products in search answers and in props of the CMS (PRD-01, PRD-02). */
import { readImage, type Image } from '#lib/image.ts';
import { formatAmount } from '#lib/money.ts';
import { isRecord, readAmount, readList, readText } from '#lib/read.ts';
import { safeLink } from '#lib/url.ts';
import type { Entry, Unverified, ValueAt } from './call.ts';
import type { Answer } from './contract/index.ts';

/** Maximum number of pictures of a product that are read. */
const MAX_PICTURES = 50;

/** The facts that a product card can show. A missing text is ''. */
export interface ProductFacts {
  contentId: string;
  /** The product number: `productCode`, else `code` (SRCH-29). */
  code: string;
  /** `title`, else `header`; never ''. */
  title: string;
  /** `url`, else `link`; undefined without a safe one. */
  url: string | undefined;
  /** The first image shows the package. */
  images: Image[];
  /** The price to pay, in euros with a decimal comma: '12,90' (I18N-08, PRD-04). */
  price: string;
  /** The comparison price, shown with a line through it beside `price`. */
  svhPrice: string;
  /** Discount in per cent, more than 0; undefined without a discount. */
  discountPercentage: number | undefined;
  pricePerKilo: string;
  /** Pieces left; null is unlimited, 0 or less is sold out (PRD-06). */
  stock: number | null;
  /** Digits of the bar code, not validated here. */
  gtinCode: string;
  /** Code in the ordering service for professionals. */
  valoCode: string;
  /** `isNovelty` or `novelty` is true (SRCH-28). */
  isNovelty: boolean;
  category: string;
  teaserText: string;
}

/** A product that has a page. */
export interface Product extends ProductFacts {
  /** Safe to link to. */
  url: string;
}

/** A product of an answer before it is validated: a hit of a search, or a card. */
export type ProductAnswer = Unverified<
  | Entry<ValueAt<Answer<'GET /api/search/products' | 'GET /api/search/lihakauppa-products'>, 'hits'>>
  | Entry<Answer<'GET /api/filtered-cards/{dropdownItemId}/{cardType}'>>
  | { novelty: boolean }
>;

/**
 * Reads an amount of money: formats a number with two decimals and removes a currency sign, which the card
 * adds itself.
 */
function readMoney(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? formatAmount(value) : '';
  const text = typeof value === 'string' ? value.replace(/€|\bEUR\b/g, '').trim() : '';
  return /\d/.test(text) ? text.replace('.', ',') : '';
}

/** Reads a product from a hit, a card or props; undefined without a name. */
export function readProductFacts(value: ProductAnswer): ProductFacts | undefined {
  if (!isRecord(value)) return undefined;
  const text = (...given: unknown[]): string =>
    given.map((one) => readText(one)?.trim()).find((found) => found) ?? '';
  const title = text(value.title, value.header);
  if (title === '') return undefined;
  const { image } = value;
  const discount = readAmount(value.discountPercentage);
  return {
    contentId: text(value.contentId),
    code: text(value.productCode, value.code),
    title,
    url: safeLink(value.url) ?? safeLink(value.link),
    images: readList(Array.isArray(image) ? image : [image], readImage, MAX_PICTURES),
    price: readMoney(value.price),
    svhPrice: readMoney(value.svhPrice),
    discountPercentage: discount !== undefined && discount > 0 ? discount : undefined,
    pricePerKilo: readMoney(value.pricePerKilo),
    stock: readAmount(value.stock) ?? null,
    gtinCode: text(value.gtinCode),
    valoCode: text(value.valoCode),
    isNovelty: value.isNovelty === true || value.novelty === true,
    category: text(value.category),
    teaserText: text(value.teaserText),
  };
}

/** Reads a product from a hit or from props; undefined without a name or a safe URL. */
export function readProduct(value: ProductAnswer): Product | undefined {
  const facts = readProductFacts(value);
  return facts?.url === undefined ? undefined : { ...facts, url: facts.url };
}
