import { getReviews, type ReviewPage } from '#api/reviews.ts';
import type { WidgetProps } from '#island/define.ts';
import type { LoadContext } from '#island/load.ts';
import type definition from './widget.ts';

/** The first page of reviews, however long that takes: the call ends by itself. Rejects with ApiError. */
export const load = (
  { productId, pageSize }: WidgetProps<typeof definition>,
  { signal }: LoadContext,
): Promise<ReviewPage> => getReviews(productId, 1, Math.trunc(pageSize), signal);
