import { useEffect, type RefObject } from 'react';

/** A page that is shown again stands where its visitor left it. */
function isRestored(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return window.scrollY > 0 && entry !== undefined && 'type' in entry && entry.type !== 'navigate';
}

/**
 * Goes to the section that the address names when the island comes (CORP-04): the browser has looked for it before.
 * From then on the browser finds it.
 */
export function useDeepLink(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (location.hash === '' || isRestored()) return;
    const hash = location.hash.slice(1);
    [...(root.current?.children ?? [])]
      .find(({ id }) => id !== '' && (id === hash || encodeURIComponent(id) === hash))
      ?.scrollIntoView();
  }, [root]);
}
