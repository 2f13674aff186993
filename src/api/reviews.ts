/** What customers say of the shop's products (API-44, API-45). */
import { isRecord, readAmount, readList, readText } from '#lib/read.ts';
import type { ReviewData } from '#schemas/review.ts';
import { ApiError, get, postForText } from './http.ts';

const PATH = '/api/review/lihakauppa/';
/** The shop is Finnish (I18N-04). */
const language = 'fi';

/** REV-03. */
export interface Review {
  /** '' where the server gives none. */
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
  /** Of all pages; undefined where the server does not say. */
  totalCount: number | undefined;
  hasMore: boolean;
  /** Stars of all reviews together; 0 where there are none, or where the server does not say. */
  averageRating: number;
}

/** Stars from 0 to 5; a number may come as a text. */
export const readStars = (value: unknown): number => Math.min(5, Math.max(0, readAmount(value) ?? 0));

const readReview = (value: unknown): Review | undefined =>
  isRecord(value)
    ? {
        id: readText(value['id']) ?? '',
        stars: readStars(value['stars']),
        text: readText(value['text'])?.trim() ?? '',
        userName: readText(value['userName'])?.trim() ?? '',
        isVerified: value['isVerified'] === true,
      }
    : undefined;

/** A page of reviews, the first being 1. Rejects with ApiError. */
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
    // A page without reviews is the last one, whatever is said of more.
    hasMore: answer['hasMore'] === true && hits.length > 0,
    averageRating: readStars(answer['averageRating']),
  };
}

/**
 * Sends a review (REV-11). Rejects with ApiError, also where the answer is an error page or says `isSuccess: false`.
 * @returns whether somebody reads it before it is shown, as far as the server says
 */
export async function sendReview(data: ReviewData, signal?: AbortSignal): Promise<{ isHeld: boolean }> {
  const answer = await postForText(PATH, data, signal);
  const isPage = typeof answer === 'string' && answer.trimStart().startsWith('<');
  const fields = isRecord(answer) ? answer : {};
  if (isPage || fields['isSuccess'] === false) throw new ApiError('bad-response');
  return { isHeld: fields['isHeld'] === true };
}
