import type { Kind } from '../platform/model/paths.ts';

/** The properties of every hit (SRCH-06). */
interface HitOf<Type extends Kind> {
  contentId: string;
  url: string;
  title: string;
  category: string;
  teaserText: string;
  /** '' if there is no image. In product searches a list, the package first. */
  image: string | string[];
  type: Type;
}

/** Prices as '12,90' (PRD-01, PRD-02); null if the product is not sold on the site. */
export interface ProductHit extends HitOf<'product'> {
  code: string;
  productCode: string;
  price: string | null;
  /** The compared price of a product on offer. */
  svhPrice: string | null;
  /** Per cent of the compared price, an integer. */
  discountPercentage: number | null;
  pricePerKilo: string | null;
  /** Pieces; null is unlimited. */
  stock: number | null;
  gtinCode: string;
  /** Code of the wholesale ordering service; only of professional products. */
  valoCode?: string;
  isNovelty: boolean;
}

export interface RecipeHit extends HitOf<'recipe'> {
  /** Minutes. */
  totalTime: number;
  portions: number;
  isNovelty: boolean;
  likeCount: number;
}

export interface NewsHit extends HitOf<'news'> {
  /** ISO date. */
  publishDate: string;
  author: string;
}

export type Hit = ProductHit | RecipeHit | NewsHit | HitOf<'page'>;
