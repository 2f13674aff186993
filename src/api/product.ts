/** Products, as the searches answer with them and as the CMS writes them into props (PRD-01, PRD-02). */
import { readImage, type Image } from '#lib/image.ts';
import { moneyOf } from '#lib/money.ts';
import { isRecord, readAmount, readList, readText } from '#lib/read.ts';
import { safeLink } from '#lib/url.ts';

/** What a product card can show. A text that nobody gave is ''. */
export interface ProductFacts {
  contentId: string;
  /** The product number, from `productCode`, else `code` (SRCH-29). */
  code: string;
  /** From `title`, else `header`; never ''. */
  title: string;
  /** From `url`, else `link`; undefined where there is none that may be linked to. */
  url: string | undefined;
  /** The first is the package. */
  images: Image[];
  /** What is paid, in euros with a decimal comma: '12,90' (I18N-08, PRD-04). */
  price: string;
  /** The price it is compared with, struck through beside `price`. */
  svhPrice: string;
  /** Per cent off, more than 0; undefined where there is no discount. */
  discountPercentage: number | undefined;
  pricePerKilo: string;
  /** Pieces left; null means unlimited, 0 or less sold out (PRD-06). */
  stock: number | null;
  /** Digits of the bar code, checked where it is drawn. */
  gtinCode: string;
  /** Code in the ordering service of professionals. */
  valoCode: string;
  /** From `isNovelty` or `novelty` (SRCH-28). */
  isNovelty: boolean;
  category: string;
  teaserText: string;
}

/** A product that has a page. */
export interface Product extends ProductFacts {
  /** Safe to link to. */
  url: string;
}

/** Money as a text: a number gets two decimals; a currency sign is taken off, since the card writes its own. */
function readMoney(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? moneyOf(value) : '';
  const text = typeof value === 'string' ? value.replace(/€|\bEUR\b/g, '').trim() : '';
  return /\d/.test(text) ? text.replace('.', ',') : '';
}

/** The product out of a hit or of props; undefined where it has no name. */
export function readProductFacts(value: unknown): ProductFacts | undefined {
  if (!isRecord(value)) return undefined;
  const text = (...keys: string[]): string =>
    keys.map((key) => readText(value[key])?.trim()).find((found) => found) ?? '';
  const title = text('title', 'header');
  if (title === '') return undefined;
  const { image, discountPercentage } = value;
  const discount = readAmount(discountPercentage);
  return {
    contentId: text('contentId'),
    code: text('productCode', 'code'),
    title,
    url: safeLink(value['url']) ?? safeLink(value['link']),
    images: readList(Array.isArray(image) ? image : [image], readImage),
    price: readMoney(value['price']),
    svhPrice: readMoney(value['svhPrice']),
    discountPercentage: discount !== undefined && discount > 0 ? discount : undefined,
    pricePerKilo: readMoney(value['pricePerKilo']),
    stock: readAmount(value['stock']) ?? null,
    gtinCode: text('gtinCode'),
    valoCode: text('valoCode'),
    isNovelty: value['isNovelty'] === true || value['novelty'] === true,
    category: text('category'),
    teaserText: text('teaserText'),
  };
}

/** The product out of a hit or of props; undefined where it has no name or no address that may be linked to. */
export function readProduct(value: unknown): Product | undefined {
  const facts = readProductFacts(value);
  return facts?.url === undefined ? undefined : { ...facts, url: facts.url };
}
