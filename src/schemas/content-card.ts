/** Cards in props and in answers of a grid's filter (GRD-01, GRD-02). */
import { readImage, type Image } from '#lib/image.ts';
import { withPreset } from '#lib/image-preset.ts';
import { isRecord, readNumber, readText } from '#lib/read.ts';
import { safeLink } from '#lib/url.ts';

export const CARD_TYPES = [
  'square',
  'tall',
  'wide',
  'extra-tall',
  'recipe',
  'news',
  'press-release',
  'broiler-recipe',
  'swedish-a',
  'swedish-b',
  'product',
] as const;

export type CardType = (typeof CARD_TYPES)[number];

/** The facts that a card can show. Missing texts are ''. */
export interface Card {
  type: CardType;
  /** Safe to link to; undefined without a link. */
  link: string | undefined;
  /** With the card's image preset. */
  image: Image | undefined;
  /** The second picture of a recipe (GRD-11). */
  productImage: Image | undefined;
  /** Never ''. */
  header: string;
  ctaButton: string;
  /** Minutes; 0 if unknown. */
  totalTime: number;
  /** Kind of release. */
  cisionTextType: string;
  /** ISO date or date-time. */
  publishDate: string;
  /** The content to like, if the card has likes (GRD-13). */
  like: { contentId: string; likeCount: number } | undefined;
}

/** Reads a number or a text that starts with one, such as '45 min'; undefined for negative numbers. */
function readCount(value: unknown): number | undefined {
  const number = readNumber(value) ?? Number.parseFloat(readText(value) ?? '');
  return number >= 0 ? number : undefined;
}

/**
 * Reads a card from props or from an answer; undefined if it has no text. An unknown type is read as
 * `square`.
 */
export function readCard(value: unknown): Card | undefined {
  if (!isRecord(value)) return undefined;
  const text = (key: string): string => readText(value[key])?.trim() ?? '';
  const picture = (key: string): Image | undefined => {
    const image = readImage(value[key]);
    return image && { ...image, url: withPreset(image.url, value['imagePreset']) };
  };
  const image = picture('image');
  const header = text('header') || image?.alt || text('ctaButton');
  if (header === '') return undefined;
  const type = CARD_TYPES.find((one) => one === value['type']) ?? 'square';
  const contentId = text('contentId');
  const likeCount = readCount(value['likeCount']);
  return {
    type,
    link: safeLink(value['link']),
    image,
    productImage: picture('productImage'),
    header,
    ctaButton: text('ctaButton'),
    totalTime: readCount(value['totalTime']) ?? 0,
    cisionTextType: text('cisionTextType'),
    publishDate: text('publishDate'),
    like: contentId && likeCount !== undefined ? { contentId, likeCount: Math.round(likeCount) } : undefined,
  };
}
