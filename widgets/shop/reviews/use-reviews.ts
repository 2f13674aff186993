/** Manages the reviews of a product in pages (REV-04). */
import { useCallback, useEffect, useRef, useState } from 'react';
import { getReviews, type Review, type ReviewPage } from '#api/reviews.ts';
import { useLoaded } from '#island/context.ts';
import { useRequest, type RequestState } from '#ui/use-request.ts';
import type { load } from './load.ts';

interface Shown {
  hits: Review[];
  /** Of all pages; at least the number of visible reviews, in case the server gives none. */
  totalCount: number;
  averageRating: number;
  hasMore: boolean;
  /** Number of reviews that the last press of 'show more' added; undefined before the first press. */
  added: number | undefined;
}

type Status = RequestState<ReviewPage>['status'];

export interface Reviews extends Shown {
  /** Status of the first page. Visible reviews stay while it is reloaded. */
  status: Status;
  /** Status of the next page. */
  more: Status;
}

const nothing: Shown = { hits: [], totalCount: 0, averageRating: 0, hasMore: false, added: undefined };

/** Appends reviews without duplicates: a new review in the meantime shifts the pages by one. */
function joinReviews(shown: readonly Review[], more: readonly Review[]): Review[] {
  const ids = new Set<string>();
  return [...shown, ...more].filter(({ id }) => {
    const isNew = id === '' || !ids.has(id);
    ids.add(id);
    return isNew;
  });
}

/** Adds a page to the visible reviews. */
function addPage(before: readonly Review[], { totalCount, hasMore, averageRating, ...page }: ReviewPage) {
  const hits = joinReviews(before, page.hits);
  // The total must not be lower than the number of visible reviews.
  return { hits, totalCount: Math.max(totalCount ?? 0, hits.length), hasMore, averageRating };
}

const createFirst = (page: ReviewPage): Shown => ({ ...addPage([], page), added: undefined });

export interface ReviewList {
  reviews: Reviews;
  /** Reloads the first page. Visible reviews stay until it is loaded. */
  reload: () => void;
  showMore: () => void;
  /** Address of the page with more reviews for visitors without a script; known only if the server has rendered the list. */
  moreUrl: string | undefined;
}

/** Manages the list of one product. Another product needs a component instance of its own. */
export function useReviews(productId: string, pageSize: number): ReviewList {
  const { answer } = useLoaded<typeof load>();
  const [shown, setShown] = useState(() => (answer ? createFirst(answer) : nothing));
  const page = useRef(answer?.pages ?? 1);
  const first = useRequest<ReviewPage>(answer);
  const next = useRequest<ReviewPage>();
  const { status, run } = first;
  const hasHits = shown.hits.length > 0;

  const loadFirst = useCallback(
    () =>
      run(
        (signal) => getReviews(productId, 1, pageSize, signal),
        (answered) => {
          page.current = 1;
          setShown(createFirst(answered));
        },
      ),
    [productId, pageSize, run],
  );
  useEffect(() => (answer ? undefined : loadFirst()), [answer, loadFirst]);

  const reload = () => {
    next.reset();
    loadFirst();
  };

  const showMore = () => {
    if (next.status === 'loading') return;
    first.reset();
    setShown((before) => ({ ...before, added: undefined }));
    next.run(
      (signal) => getReviews(productId, page.current + 1, pageSize, signal),
      (answered) => {
        page.current += 1;
        setShown(({ hits }) => {
          const now = addPage(hits, answered);
          return { ...now, added: now.hits.length - hits.length };
        });
      },
    );
  };

  return {
    reviews: {
      ...shown,
      status: hasHits ? 'ready' : status === 'idle' ? 'loading' : status,
      more: next.status,
    },
    reload,
    showMore,
    moreUrl: answer?.moreUrl,
  };
}
