/** The script of the bench's page: the measuring, and the loop that anyone would write, over the same component with the same context. */
import { createRoot } from 'react-dom/client';
import { createIsland, IslandProvider } from '#island/context.ts';
import { settings } from '#island/settings.ts';
import LikeButton from '../../widgets/content/like-button/LikeButton.tsx';
import { sample } from './measure.ts';

declare global {
  interface Window {
    /** Mounts on each element; the result unmounts them all. */
    mountBare: (elements: Element[]) => () => void;
    sample: typeof sample;
  }
}

window.sample = sample;

window.mountBare = (elements) => {
  const roots = elements.map((element, index) => {
    const root = createRoot(element);
    const props = { contentId: `bare-${index}`, likeCount: index };
    root.render(
      <IslandProvider value={createIsland('like-button', props, settings())}>
        <LikeButton {...props} />
      </IslandProvider>,
    );
    return root;
  });
  return () => roots.forEach((root) => root.unmount());
};
