import { getReviews, type ReviewPage } from '#api/reviews.ts';
import type { WidgetProps } from '#island/define.ts';
import type { LoadContext } from '#island/load.ts';
import { ANCHOR } from './use-anchor.ts';
import type definition from './widget.ts';

/** Query parameter with the number of review pages to show, used by the link to more reviews on pages without JavaScript. */
const PAGES = 'arvostelut';
/** Maximum number of pages, since each is a call. */
const MOST_PAGES = 10;

/** The first pages of reviews. */
export interface FirstPages extends ReviewPage {
  /** Number of pages included. */
  pages: number;
  /** Address of the page with one more page of reviews. */
  moreUrl: string;
}

/**
 * Loads the first page of reviews, or as many pages as the page's address requests. It has no time limit besides the call's own.
 * @throws (rejects with) ApiError
 */
export async function load(
  { productId, pageSize }: WidgetProps<typeof definition>,
  { url, signal }: LoadContext,
): Promise<FirstPages> {
  const asked = Number(url.searchParams.get(PAGES));
  const pages = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), MOST_PAGES) : 1;
  const answers = await Promise.all(
    Array.from({ length: pages }, (_, at) => getReviews(productId, at + 1, Math.trunc(pageSize), signal)),
  );
  const last = answers.at(-1)!;
  const more = new URLSearchParams(url.search);
  more.set(PAGES, String(pages + 1));
  return {
    ...last,
    hits: answers.flatMap(({ hits }) => hits),
    hasMore: last.hasMore && pages < MOST_PAGES,
    pages,
    moreUrl: `?${more.toString()}#${ANCHOR}`,
  };
}
