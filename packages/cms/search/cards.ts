/** Finds the cards of a filter (API-48). */
import { sql } from 'kysely';
import type { CardType } from 'saaristo/schemas';
import type { Language, Site } from 'saaristo/sites';
import type { Queries } from '../platform/database/database.ts';
import type { Kind } from '../platform/model/paths.ts';

/** A card of the API (GRD-02). Properties that a kind of content does not have are missing. */
export interface Card {
  type: CardType;
  contentId: string;
  header: string;
  link: string;
  image: string;
  productImage?: string;
  likeCount?: number;
  totalTime?: number;
  publishDate?: string;
  cisionTextType?: string;
  productCode?: string;
  valoCode?: string;
  gtinCode?: string;
}

/** More cards than a page can show. */
const MAX_CARDS = 100;

/** Card types that show one kind of content. The others show all kinds. */
const CARD_KINDS: Partial<Record<CardType, Kind>> = {
  recipe: 'recipe',
  'broiler-recipe': 'recipe',
  news: 'news',
  'press-release': 'news',
  product: 'product',
};

interface Row {
  contentId: string;
  header: string;
  link: string;
  image: string;
  kind: Kind;
  category: string;
  likeCount: number;
  hit: {
    totalTime?: number;
    publishDate?: string;
    productCode?: string;
    valoCode?: string;
    gtinCode?: string;
  };
}

function createCard({ hit, kind, category, likeCount, image, ...row }: Row, type: CardType): Card {
  const { totalTime, publishDate, productCode, valoCode, gtinCode } = hit;
  return {
    type,
    ...row,
    image: image && `/media/${image}`,
    ...(kind === 'recipe' && { totalTime: totalTime ?? 0, likeCount }),
    ...(kind === 'news' && { publishDate: publishDate ?? '', cisionTextType: category }),
    ...(kind === 'product' && {
      productCode: productCode ?? '',
      gtinCode: gtinCode ?? '',
      ...(valoCode !== undefined && { valoCode }),
    }),
  };
}

/** Returns the entries of a site and language that have the tag or category `choice`, as cards of a type. */
export async function findCards(
  queries: Queries,
  { site, language }: { site: Site; language: Language },
  choice: string,
  type: CardType,
): Promise<Card[]> {
  const kind = CARD_KINDS[type];
  const rows = await queries
    .selectFrom('entry')
    .select(({ fn, selectFrom, lit }) => [
      'content_id as contentId',
      'title as header',
      'path as link',
      'image',
      'kind',
      'category',
      'hit',
      fn
        .coalesce(
          selectFrom('content_like')
            .select('like_count')
            .whereRef('content_like.content_id', '=', 'entry.content_id'),
          lit(0),
        )
        .as('likeCount'),
    ])
    .where('site', '=', site)
    .where('language', '=', language)
    .where('kind', '=', sql<Kind>`any (${kind ? [kind] : ['product', 'recipe', 'news']}::text[])`)
    .where('equipment', '=', false)
    .where(({ eb, fn, or, val }) =>
      or([eb(val(choice), '=', fn.any('tags')), eb(val(choice), '=', fn.any('category_ids'))]),
    )
    .orderBy('published_on', (order) => order.desc().nullsLast())
    .orderBy('position')
    .limit(MAX_CARDS)
    .execute();
  return rows.map((row) => createCard(row, type));
}
