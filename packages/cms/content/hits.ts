import type { NewsItem, Product, Recipe } from '../platform/model/content.ts';

/** Formats cents as '12,90'. */
const formatMoney = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');

const NOT_SOLD = { price: null, svhPrice: null, discountPercentage: null, pricePerKilo: null, stock: null };

function createOffer({ price, comparedPrice, weight, stock }: Product): object {
  if (price === null) return NOT_SOLD;
  const compared = (comparedPrice ?? 0) > price ? comparedPrice : undefined;
  return {
    price: formatMoney(price),
    svhPrice: compared === undefined ? null : formatMoney(compared),
    discountPercentage: compared === undefined ? null : Math.round((1 - price / compared) * 100),
    pricePerKilo: weight > 0 ? formatMoney((price / weight) * 1000) : null,
    stock,
  };
}

/** Returns the hit properties of a product on a site. `images` are paths below /media/, the package first. */
export const createProductHit = (product: Product): object => ({
  code: product.code,
  productCode: product.code,
  ...createOffer(product),
  gtinCode: product.gtin,
  ...(product.valoCode !== undefined && { valoCode: product.valoCode }),
  isNovelty: product.novelty === true,
  images: [product.image, ...(product.pictures ?? [])].filter(Boolean),
});

export const createRecipeHit = ({ minutes, portions, novelty }: Recipe): object => ({
  totalTime: minutes,
  portions,
  isNovelty: novelty === true,
});

export const createNewsHit = ({ date, author }: NewsItem): object => ({ publishDate: date, author });
