/** Search hits. */
import { isRecord, readText } from '#lib/read.ts';
import { readImage, type Image } from '#lib/image.ts';
import { safeLink } from '#lib/url.ts';
import type { EntryOf } from './call.ts';
import type { ProductAnswer } from './product.ts';

/** A call whose answer has hits. */
type SearchCall =
  `GET /api/search/${'suggestions/' | 'content/' | 'products' | 'lihakauppa-products' | 'recipes' | 'newsroom'}`;

/** One search hit (SRCH-06). Missing texts are ''. */
export interface SearchHit {
  contentId: string;
  /** Safe to link to. */
  url: string;
  title: string;
  category: string;
  teaserText: string;
  image: Image | undefined;
  /** `product`, `recipe`, `news`, `page` or a type of the server's own. */
  type: string;
  /** The whole answer of a product, unread. */
  product?: ProductAnswer;
}

/** Reads a hit; undefined without a title or a safe URL. */
export function readHit(value: EntryOf<SearchCall, 'hits'>): SearchHit | undefined {
  if (!isRecord(value)) return undefined;
  const text = (key: 'contentId' | 'title' | 'category' | 'teaserText' | 'type'): string =>
    readText(value[key])?.trim() ?? '';
  const url = safeLink(value['url']);
  const title = text('title');
  if (url === undefined || title === '') return undefined;
  return {
    contentId: text('contentId'),
    url,
    title,
    category: text('category'),
    teaserText: text('teaserText'),
    image: readImage(value['image']),
    type: text('type'),
    ...(value['type'] === 'product' && { product: value }),
  };
}
