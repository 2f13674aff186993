import { getReviews, type ReviewPage } from '#api/reviews.ts';
import type { WidgetProps } from '#island/define.ts';
import type { LoadContext } from '#island/load.ts';
import { ANCHOR } from './use-anchor.ts';
import type definition from './widget.ts';

/** The name under which a page's address says how many pages of reviews it shows: where a link to more leads without JavaScript. */
const PAGES = 'arvostelut';
/** Nobody reads on for longer, and each page is a call. */
const MOST_PAGES = 10;

/** The first pages of reviews. */
export interface FirstPages extends ReviewPage {
  /** How many pages they are. */
  pages: number;
  /** The address of the page with one page of reviews more. */
  moreUrl: string;
}

/** The first page of reviews, or as many as the address asks for, however long that takes: the call ends by itself. Rejects with ApiError. */
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
