/** The component that every peer mounts: the widget `like-button` with the context that it needs. */
import { createIsland, IslandProvider } from '#island/context.ts';
import { settings } from '#island/settings.ts';
import LikeButton from '../../../widgets/content/like-button/LikeButton.tsx';

interface Props {
  contentId: string;
  likeCount: number;
}

export default function Like(props: Props) {
  return (
    <IslandProvider value={createIsland('like-button', { ...props }, settings())}>
      <LikeButton {...props} />
    </IslandProvider>
  );
}
