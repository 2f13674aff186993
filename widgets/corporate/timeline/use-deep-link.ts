import { useEffect, type RefObject } from 'react';

/** Whether the browser has restored the scroll position of an earlier visit. */
function isRestored(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return window.scrollY > 0 && entry !== undefined && 'type' in entry && entry.type !== 'navigate';
}

/** Events by which a visitor moves on the page. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'hashchange'] as const;

/**
 * Keeps an element in view while the page around it grows, until the visitor moves.
 * @returns a function that ends this
 */
function keepInView(target: Element): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const scrollToTarget = (): void => target.scrollIntoView({ behavior: 'instant' });
  const observer = new ResizeObserver(scrollToTarget);
  // A sibling of the element or of one of its ancestors may push it away.
  for (let one: Element | null = target; one; one = one.parentElement)
    for (const near of one.parentElement?.children ?? []) observer.observe(near);
  signal.addEventListener('abort', () => observer.disconnect());
  const end = (): void => controller.abort();
  for (const move of MOVES) window.addEventListener(move, end, { signal, passive: true });
  scrollToTarget();
  return end;
}

/**
 * Scrolls to the section of the URL's hash when the island is mounted (CORP-04), since the browser has looked for it before. Later changes
 * of the hash are left to the browser.
 */
export function useDeepLink(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (location.hash === '' || isRestored()) return undefined;
    const hash = location.hash.slice(1);
    const target = [...(root.current?.children ?? [])].find(
      ({ id }) => id !== '' && (id === hash || encodeURIComponent(id) === hash),
    );
    return target && keepInView(target);
  }, [root]);
}
