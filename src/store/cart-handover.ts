/**
 * Where site and shop are different sites, browsers keep apart what the shop stores in a frame and what it stores for its own
 * pages. The link to the basket then carries a token by which the shop makes one cart of both (docs/decisions/0014).
 */

/** The parameter of the basket's address that holds the token. */
const HANDOVER = 'kori';

const BASKET = /^\/ostoskori\/?$/;

/**
 * Puts the token, where there is one, into links to the shop's basket, at the moment they are pressed or focused, until the
 * result is called.
 */
export function decorateCartLinks(shopOrigin: string, handover: { token: string | undefined }): () => void {
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
