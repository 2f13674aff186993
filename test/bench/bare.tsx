/** The script of the bench's page: the measurement, and a plain loop over the same component with the same context. */
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createIsland, IslandProvider } from '#island/context.ts';
import { settings } from '#island/settings.ts';
import LikeButton from '../../widgets/content/like-button/LikeButton.tsx';
import { sampleHydration } from './hydration.ts';
import { sample } from './measure.ts';

declare global {
  interface Window {
    /** Mounts on each element. The result unmounts them all. */
    mountBare: (elements: Element[]) => () => void;
    /** Hydrates elements with the HTML of a server. The result unmounts them all. */
    hydrateBare: (elements: Element[]) => () => void;
    sample: typeof sample;
    sampleHydration: typeof sampleHydration;
    /** Collects garbage. */
    gc?: () => void;
  }
}

window.sample = sample;
window.sampleHydration = sampleHydration;

const island = (index: number): ReactNode => {
  const props = { contentId: `m${index}`, likeCount: index };
  return (
    <IslandProvider value={createIsland('like-button', props, settings())}>
      <LikeButton {...props} />
    </IslandProvider>
  );
};

window.mountBare = (elements) => {
  const roots = elements.map((element, index) => {
    const root = createRoot(element);
    root.render(island(index));
    return root;
  });
  return () => roots.forEach((root) => root.unmount());
};

window.hydrateBare = (elements) => {
  const roots = elements.map((element, index) =>
    hydrateRoot(element, island(index), {
      identifierPrefix: element.getAttribute('data-prefix')!,
      onRecoverableError: reportError,
    }),
  );
  return () => roots.forEach((root) => root.unmount());
};
