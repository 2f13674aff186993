/** What a filter of cards finds (API-48). */
import type { CardType } from 'saaristo/schemas';
import type { Language, Site } from 'saaristo/sites';
import type { Database } from '../../database/database.ts';
import type { Kind } from '../paths.ts';

/** A card as the call gives it (GRD-02). What a kind of content has not is missing. */
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

/** More than a page of cards can show. */
const MOST = 100;

/** Cards that are made of one kind of content alone; the rest show any kind. */
const KIND_OF: Partial<Record<CardType, Kind>> = {
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

function cardOf({ hit, kind, category, likeCount, image, ...row }: Row, type: CardType): Card {
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

/** The entries of a site and language that have `choice` for a tag or a category, as cards of a type. */
export async function findCards(
  database: Database,
  { site, language }: { site: Site; language: Language },
  choice: string,
  type: CardType,
): Promise<Card[]> {
  const kind = KIND_OF[type];
  const rows = await database.query<Row>(
    `select content_id as "contentId", title as header, path as link, image, kind, category, hit,
       coalesce((select like_count from content_like where content_like.content_id = entry.content_id), 0) as "likeCount"
     from entry
     where site = $1 and language = $2 and kind = any ($3::text[]) and not equipment
       and ($4 = any (tags) or $4 = any (category_ids))
     order by published_on desc nulls last, position limit ${MOST}`,
    [site, language, kind ? [kind] : ['product', 'recipe', 'news'], choice],
  );
  return rows.map((row) => cardOf(row, type));
}
