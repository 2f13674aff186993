/** Cards, as editors write them into props and as the filter of a grid answers with them (GRD-01, GRD-02). */
import { readImage, type Image } from './image.ts';
import { withPreset } from './image-preset.ts';
import { isRecord, readNumber, readText } from './read.ts';
import { safeLink } from './url.ts';

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

/** What a card can show. A text that nobody gave is ''. */
export interface Card {
  type: CardType;
  /** Safe to link to; undefined where there is none. */
  link: string | undefined;
  /** In the preset of the card. */
  image: Image | undefined;
  /** The second picture of a recipe (GRD-11). */
  productImage: Image | undefined;
  /** Never ''. */
  header: string;
  ctaButton: string;
  /** Minutes; 0 where nobody says. */
  totalTime: number;
  /** Kind of a release. */
  cisionTextType: string;
  /** ISO date or date-time. */
  publishDate: string;
  /** What is liked, where the card may be (GRD-13). */
  like: { contentId: string; likeCount: number } | undefined;
}

/** Numbers may come as texts, '45 min' too; less than nothing reads as undefined. */
function readCount(value: unknown): number | undefined {
  const number = readNumber(value) ?? Number.parseFloat(readText(value) ?? '');
  return number >= 0 ? number : undefined;
}

/** The card out of props or of an answer; undefined where nothing says what it is about. An unknown type reads as `square`. */
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
