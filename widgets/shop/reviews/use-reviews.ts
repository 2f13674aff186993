/** The reviews of a product, page after page (REV-04). */
import { useCallback, useEffect, useRef, useState } from 'react';
import { getReviews, type Review, type ReviewPage } from '#api/reviews.ts';
import { useLoaded } from '#island/context.ts';
import { useRequest, type RequestState } from '#ui/use-request.ts';
import type { load } from './load.ts';

interface Shown {
  hits: Review[];
  /** Of all pages; the shown ones where the server does not say. */
  totalCount: number;
  averageRating: number;
  hasMore: boolean;
  /** How many the last press of 'show more' brought; undefined before. */
  added: number | undefined;
}

type Status = RequestState<ReviewPage>['status'];

export interface Reviews extends Shown {
  /** Of the first page. What is shown stays while it is asked for anew. */
  status: Status;
  /** Of the next page. */
  more: Status;
}

const nothing: Shown = { hits: [], totalCount: 0, averageRating: 0, hasMore: false, added: undefined };

/** A review that was written meanwhile moves the pages by one: what is shown already is not shown twice. */
function joined(shown: readonly Review[], more: readonly Review[]): Review[] {
  const ids = new Set<string>();
  return [...shown, ...more].filter(({ id }) => {
    const isNew = id === '' || !ids.has(id);
    ids.add(id);
    return isNew;
  });
}

/** What is shown once a page has come after those that are. */
function withPage(before: readonly Review[], { totalCount, hasMore, averageRating, ...page }: ReviewPage) {
  const hits = joined(before, page.hits);
  // Nobody is told of fewer than are to be seen.
  return { hits, totalCount: Math.max(totalCount ?? 0, hits.length), hasMore, averageRating };
}

const firstOf = (page: ReviewPage): Shown => ({ ...withPage([], page), added: undefined });

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
  const [shown, setShown] = useState(() => (answer ? firstOf(answer) : nothing));
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
          setShown(firstOf(answered));
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
          const now = withPage(hits, answered);
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
