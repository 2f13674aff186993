/** The reviews of a product, page after page (REV-04). */
import { useCallback, useEffect, useRef, useState } from 'react';
import { isAborted } from '#api/http.ts';
import { getReviews, type Review, type ReviewPage } from '#api/reviews.ts';
import { useLoaded } from '#island/context.ts';
import type { load } from './load.ts';

export interface Reviews {
  /** Of the first page. What is shown stays while it is asked for anew. */
  phase: 'loading' | 'ready' | 'failed';
  hits: Review[];
  /** Of all pages; the shown ones where the server does not say. */
  totalCount: number;
  averageRating: number;
  hasMore: boolean;
  /** Of the next page. */
  more: 'idle' | 'loading' | 'failed';
  /** How many the last press of 'show more' brought; undefined before. */
  added: number | undefined;
}

const nothing: Reviews = {
  phase: 'loading',
  hits: [],
  totalCount: 0,
  averageRating: 0,
  hasMore: false,
  more: 'idle',
  added: undefined,
};

/** A review that was written meanwhile moves the pages by one: what is shown already is not shown twice. */
function joined(shown: readonly Review[], more: readonly Review[]): Review[] {
  const ids = new Set<string>();
  return [...shown, ...more].filter(({ id }) => {
    const isNew = id === '' || !ids.has(id);
    ids.add(id);
    return isNew;
  });
}

/** What stands once a page has come after those that are shown. */
function withPage(before: readonly Review[], { totalCount, hasMore, averageRating, ...page }: ReviewPage) {
  const hits = joined(before, page.hits);
  // Nobody is told of fewer than are to be seen.
  return { hits, totalCount: Math.max(totalCount ?? 0, hits.length), hasMore, averageRating };
}

const firstOf = (page: ReviewPage): Reviews => ({ ...nothing, phase: 'ready', ...withPage([], page) });

export interface ReviewList {
  reviews: Reviews;
  /** Asks for the first page anew; what is shown stays until it has come. */
  reload: () => void;
  showMore: () => void;
  /** The page with more of them, where no script shows it; known where the server has rendered. */
  moreUrl: string | undefined;
}

/** The list of one product: give another one a component of its own. */
export function useReviews(productId: string, pageSize: number): ReviewList {
  const { answer } = useLoaded<typeof load>();
  const [reviews, setReviews] = useState<Reviews>(() => (answer ? firstOf(answer) : nothing));
  const page = useRef(answer?.pages ?? 1);
  const call = useRef<AbortController>(undefined);

  const loadFirst = useCallback(() => {
    call.current?.abort();
    const { signal } = (call.current = new AbortController());
    getReviews(productId, 1, pageSize, signal).then(
      (first) => {
        page.current = 1;
        setReviews(firstOf(first));
      },
      (error: unknown) => {
        if (isAborted(error)) return;
        setReviews((before) => ({ ...before, phase: before.hits.length > 0 ? 'ready' : 'failed' }));
      },
    );
  }, [productId, pageSize]);

  const reload = () => {
    setReviews((before) => ({
      ...before,
      phase: before.hits.length > 0 ? 'ready' : 'loading',
      more: 'idle',
    }));
    loadFirst();
  };

  const showMore = () => {
    if (reviews.more === 'loading') return;
    call.current?.abort();
    const { signal } = (call.current = new AbortController());
    setReviews((before) => ({ ...before, more: 'loading', added: undefined }));
    getReviews(productId, page.current + 1, pageSize, signal).then(
      (next) => {
        page.current += 1;
        setReviews(({ phase, hits }) => {
          const now = withPage(hits, next);
          return { phase, ...now, more: 'idle', added: now.hits.length - hits.length };
        });
      },
      (error: unknown) => {
        if (!isAborted(error)) setReviews((before) => ({ ...before, more: 'failed' }));
      },
    );
  };

  useEffect(() => {
    if (!answer) loadFirst();
    return () => call.current?.abort();
  }, [answer, loadFirst]);

  return { reviews, reload, showMore, moreUrl: answer?.moreUrl };
}
