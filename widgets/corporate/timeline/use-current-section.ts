import { useSyncExternalStore, type RefObject } from 'react';
import { followScroll } from '#ui/follow-scroll.ts';
import { currentIndex } from './years.ts';

function follow(call: () => void): () => void {
  const end = followScroll(call);
  window.addEventListener('resize', call);
  return () => {
    end();
    window.removeEventListener('resize', call);
  };
}

/** Which of the sections in `root` is current as the page is scrolled (CORP-05); the first one on the server. */
export const useCurrentSection = (root: RefObject<HTMLElement | null>): number =>
  useSyncExternalStore(
    follow,
    () => {
      const tops = [...(root.current?.children ?? [])].map((section) => section.getBoundingClientRect().top);
      return currentIndex(tops, window.innerHeight);
    },
    () => 0,
  );
