import { useEffect, type RefObject } from 'react';

/** A page that is shown again is scrolled to where its visitor left it. */
function isRestored(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return window.scrollY > 0 && entry !== undefined && 'type' in entry && entry.type !== 'navigate';
}

/** What a visitor does to be elsewhere on the page. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'hashchange'] as const;

/** Keeps an element where its address has led, however the page around it grows, until the visitor moves or the result is called. */
function stayAt(target: Element): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const scrollToTarget = (): void => target.scrollIntoView({ behavior: 'instant' });
  const observer = new ResizeObserver(scrollToTarget);
  // A sibling of it or of an ancestor may push it away.
  for (let one: Element | null = target; one; one = one.parentElement)
    for (const near of one.parentElement?.children ?? []) observer.observe(near);
  signal.addEventListener('abort', () => observer.disconnect());
  const end = (): void => controller.abort();
  for (const move of MOVES) window.addEventListener(move, end, { signal, passive: true });
  scrollToTarget();
  return end;
}

/**
 * Goes to the section that the address names when the island is mounted (CORP-04): the browser has looked for it before.
 * From then on the browser finds it.
 */
export function useDeepLink(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (location.hash === '' || isRestored()) return undefined;
    const hash = location.hash.slice(1);
    const target = [...(root.current?.children ?? [])].find(
      ({ id }) => id !== '' && (id === hash || encodeURIComponent(id) === hash),
    );
    return target && stayAt(target);
  }, [root]);
}
