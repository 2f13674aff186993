/**
 * Carries the cart from a shop frame to the shop's own pages. When site and shop are different sites,
 * browsers partition the storage: the shop in a frame and the shop in a tab have separate carts. The link to
 * the basket then carries a token, and the shop merges both carts (docs/decisions/0014).
 */

/** The query parameter of the basket's URL that holds the token. */
const HANDOVER = 'kori';

const BASKET = /^\/ostoskori\/?$/;

/**
 * Adds the handover token, if there is one, to links to the shop's basket when they are pressed, focused or
 * clicked.
 * Returns a function that unsubscribes.
 */
export function decorateCartLinks(shopOrigin: string, handover: { token?: string | undefined }): () => void {
  const decorate = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== shopOrigin || !BASKET.test(link.pathname)) return;
    const url = new URL(link.href);
    url.searchParams.delete(HANDOVER);
    if (handover.token !== undefined) url.searchParams.set(HANDOVER, handover.token);
    if (url.href !== link.href) link.href = url.href;
  };
  for (const type of ['pointerdown', 'focusin', 'click'] as const)
    document.addEventListener(type, decorate, { capture: true });
  return () => {
    for (const type of ['pointerdown', 'focusin', 'click'] as const)
      document.removeEventListener(type, decorate, { capture: true });
  };
}
