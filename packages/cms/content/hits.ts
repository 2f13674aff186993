import type { NewsItem, Product, Recipe } from '../platform/model/content.ts';
import { formatOffer } from '../platform/model/offer.ts';

const NOT_SOLD = { price: null, svhPrice: null, discountPercentage: null, pricePerKilo: null, stock: null };

/** The offer of the content. Searches replace it by the shop's own. */
const createOffer = ({ price, comparedPrice = 0, weight, stock }: Product): object =>
  price === null
    ? NOT_SOLD
    : formatOffer({ price, compared: comparedPrice > price ? comparedPrice : null, weight, stock });

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
