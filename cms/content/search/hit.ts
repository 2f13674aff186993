import type { Kind } from '../../model/paths.ts';

/** What every hit has (SRCH-06). */
interface HitOf<Type extends Kind> {
  contentId: string;
  url: string;
  title: string;
  category: string;
  teaserText: string;
  /** '' where there is none. In the product searches a list, the package first. */
  image: string | string[];
  type: Type;
}

/** Prices as '12,90' (PRD-01, PRD-02); null where the product is not sold on the site. */
export interface ProductHit extends HitOf<'product'> {
  code: string;
  productCode: string;
  price: string | null;
  /** The compared price of a product on offer. */
  svhPrice: string | null;
  /** Whole per cent of the compared price. */
  discountPercentage: number | null;
  pricePerKilo: string | null;
  /** Pieces; null is unlimited. */
  stock: number | null;
  gtinCode: string;
  /** Code of the wholesale ordering service, professional products only. */
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
