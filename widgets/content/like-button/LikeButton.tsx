import type { WidgetProps } from '#island/define.ts';
import { LikeButton as Button } from '#ui/like-button/LikeButton.tsx';
import type definition from './widget.ts';

/** A like button for content elsewhere on the page (LIK-01 to LIK-07). */
export default function LikeButton({ contentId, likeCount }: WidgetProps<typeof definition>) {
  return <Button contentId={contentId} likeCount={likeCount} />;
}
