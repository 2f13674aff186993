/** Converts items of collections to the content that pages and searches read, and back. Forms have addresses of pictures, and sums in euros. */
import { type Item, toMediaAddress, toMediaPath } from '../collections/define.ts';
import { toCents, toEuros } from '../platform/model/money.ts';
import type { NewsItem, Product, Recipe } from '../platform/model/content.ts';
import type { Language, Site } from 'saaristo/sites';

/** A recipe as its form edits it. */
export interface RecipeValue extends Omit<Recipe, 'id' | 'site' | 'language' | 'ingredients' | 'yield'> {
  ingredients: { name: string; amount?: number; unit?: string; product?: string }[];
  yield?: Partial<NonNullable<Recipe['yield']>>;
}

/** A news item as its form edits it. */
export type NewsValue = Omit<NewsItem, 'id' | 'site' | 'language'>;

/** A product as its form edits it. */
export interface ProductValue extends Omit<Product, 'site' | 'price' | 'comparedPrice' | 'stock'> {
  /** In euros; missing if the shop does not sell the product. */
  price?: number;
  /** In euros, the price before an offer. */
  comparedPrice?: number;
  /** In pieces, as it was set last; missing is unlimited. */
  stock?: number;
  /** The stock when the form was opened. */
  stockSeen?: number;
  /** The pieces that publishing adds to the current stock, or takes from it. */
  stockChange?: number;
  /** Whether it is not sold any more. Its page stays. */
  withdrawn?: boolean;
}

const hasPlace = <Value extends object>(
  item: Item<Value>,
): item is Item<Value> & { site: Site; language: Language } => item.site !== null;

/** @throws Error if an item has no site */
function requirePlace<Value extends object>(
  item: Item<Value>,
): Item<Value> & { site: Site; language: Language } {
  if (!hasPlace(item)) throw new Error(`The item ${item.id} has no site.`);
  return item;
}

const sortImage = <Value extends { image?: string }>({ image, ...rest }: Value) => ({
  ...rest,
  image: toMediaPath(image),
});

export function toRecipe(item: Item<RecipeValue>): Recipe {
  const { key: id, site, language, value } = requirePlace(item);
  const { yield: given, ...rest } = sortImage(value);
  return {
    ...rest,
    teaser: value.teaser ?? '',
    tags: value.tags ?? [],
    id,
    site,
    language,
    ingredients: (value.ingredients ?? []).map(({ name, amount = 0, unit = '', product }) => ({
      name,
      amount,
      unit,
      ...(product && { product }),
    })),
    steps: value.steps ?? [],
    ...(given?.portionSize &&
      given.totalKg && { yield: { portionSize: given.portionSize, totalKg: given.totalKg } }),
  };
}

export function toNews(item: Item<NewsValue>): NewsItem {
  const { key: id, site, language, value } = requirePlace(item);
  return { ...sortImage(value), teaser: value.teaser ?? '', author: value.author ?? '', id, site, language };
}

export function toProduct(item: Item<ProductValue>): Product {
  const { site, value } = requirePlace(item);
  const {
    price,
    comparedPrice,
    stock,
    pictures,
    withdrawn,
    stockSeen: _,
    stockChange: __,
    ...rest
  } = sortImage(value);
  return {
    ...rest,
    site,
    teaser: value.teaser ?? {},
    description: value.description ?? {},
    ingredients: value.ingredients ?? {},
    tags: value.tags ?? [],
    price: price === undefined || withdrawn ? null : toCents(price),
    ...(comparedPrice !== undefined && { comparedPrice: toCents(comparedPrice) }),
    stock: stock ?? null,
    ...(pictures && { pictures: pictures.map(toMediaPath) }),
    ...(withdrawn && { withdrawn }),
  };
}

export function fromProduct({
  site: _,
  price,
  comparedPrice,
  stock,
  image,
  pictures,
  ...rest
}: Product): ProductValue {
  return {
    ...rest,
    image: toMediaAddress(image),
    ...(price !== null && { price: toEuros(price) }),
    ...(comparedPrice !== undefined && { comparedPrice: toEuros(comparedPrice) }),
    ...(stock !== null && { stock }),
    ...(pictures && { pictures: pictures.map(toMediaAddress) }),
  };
}
