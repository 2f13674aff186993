/** Customer reviews of the shop's products (API-44, API-45). */
import { isRecord, LONG_TEXT, readAmount, readList, readText } from '#lib/read.ts';
import type { ReviewData } from '#schemas/review.ts';
import { type EntryOf, get, postForText } from './call.ts';
import { ApiError } from './http.ts';

const PATH = '/api/review/lihakauppa/';
/** The shop is Finnish (I18N-04). */
const language = 'fi';

/** The fields of REV-03. */
export interface Review {
  /** '' if the server gives none. */
  id: string;
  /** 0 to 5. */
  stars: number;
  text: string;
  userName: string;
  isVerified: boolean;
}

/** One page of the reviews of a product (REV-03, REV-04). */
export interface ReviewPage {
  hits: Review[];
  /** Number of reviews on all pages; undefined if the server does not say. */
  totalCount: number | undefined;
  hasMore: boolean;
  /** Average of all reviews; 0 if there are none or the server does not say. */
  averageRating: number;
}

/** Reads stars from 0 to 5 out of a number or a text; 0 if there is neither. */
export const readStars = (value: unknown): number => Math.min(5, Math.max(0, readAmount(value) ?? 0));

const readReview = (value: EntryOf<'GET /api/review/lihakauppa/', 'hits'>): Review | undefined =>
  isRecord(value)
    ? {
        id: readText(value['id']) ?? '',
        stars: readStars(value['stars']),
        text: readText(value['text'], LONG_TEXT)?.trim() ?? '',
        userName: readText(value['userName'])?.trim() ?? '',
        isVerified: value['isVerified'] === true,
      }
    : undefined;

/** Loads a page of reviews; pages start at 1. Rejects with ApiError. */
export async function getReviews(
  productId: string,
  page: number,
  pageSize: number,
  signal?: AbortSignal,
): Promise<ReviewPage> {
  const answer = await get(PATH, { language, page, pageSize, productId }, signal);
  if (!isRecord(answer)) throw new ApiError('bad-response');
  const hits = readList(answer['hits'], readReview);
  const total = readAmount(answer['totalCount']);
  return {
    hits,
    totalCount: total === undefined ? undefined : Math.max(0, Math.trunc(total)),
    // A page without reviews is treated as the last one.
    hasMore: answer['hasMore'] === true && hits.length > 0,
    averageRating: readStars(answer['averageRating']),
  };
}

/**
 * Sends a review (REV-11). Rejects with ApiError, also if the answer is an error page or says `isSuccess:
 * false`.
 * @returns `isHeld`: whether the review is moderated before it is published; false if the server does not say
 */
export async function sendReview(data: ReviewData, signal?: AbortSignal): Promise<{ isHeld: boolean }> {
  const answer = await postForText(PATH, data, signal);
  const isPage = typeof answer === 'string' && answer.trimStart().startsWith('<');
  const fields = isRecord(answer) ? answer : {};
  if (isPage || fields['isSuccess'] === false) throw new ApiError('bad-response');
  return { isHeld: fields['isHeld'] === true };
}
