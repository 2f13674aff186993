import { useEffect } from 'react';

/**
 * Shows the page's title in the canvas's element for it while no block has a main heading, like the page of visitors. Other servers may
 * have no such element.
 * @param place the place of the blocks
 */
export function usePageTitle(place: HTMLElement | null, title: string): void {
  useEffect(() => {
    const heading = place?.ownerDocument.querySelector<HTMLElement>('[data-page-title]');
    if (!place || !heading) return;
    heading.textContent = title;
    const update = (): void => {
      heading.hidden = place.querySelector('h1') !== null;
    };
    update();
    const observer = new MutationObserver(update);
    observer.observe(place, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [place, title]);
}
