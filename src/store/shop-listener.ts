/** The shop's page inside another site's hidden frame: it answers what that site asks (SYN-02 to SYN-07). */
import { loadHandover } from '#api/cart.ts';
import { isRecord } from '#lib/read.ts';
import type { Cart } from './cart.ts';
import { addQuietly, loadCartOnce, reloadCart, type Change } from './shop-cart.ts';
import { store } from './store.ts';

/**
 * Answers messages of these origins until the result is called: `sync-cart` with the cart, `add-to-cart` with the cart after
 * it. Answers go to the asking origin alone; messages of any other are dropped (SYN-05).
 * @param handoverUrl the call that gives a token for links to the basket, where the frame's cart is not the shop's own
 */
export function answerOtherSites(origins: ReadonlySet<string>, handoverUrl: string | undefined): () => void {
  let isLoading = false;
  let isFirst = true;

  /** The cart is the one of the moment in which it is posted. */
  const answer = async ({ source, origin }: MessageEvent, cartNow: () => object): Promise<void> => {
    const handover =
      handoverUrl !== undefined && store.getState().cart.lineItemCount > 0
        ? await loadHandover(handoverUrl).catch(() => undefined)
        : undefined;
    const cart = JSON.stringify({ ...cartNow(), ...(handover !== undefined && { handover }) });
    source?.postMessage({ type: 'cart', cart }, { targetOrigin: origin });
  };
  /** Asked again before it has answered, as happens until the first answer, it answers once. */
  const sync = async (event: MessageEvent): Promise<void> => {
    if (isLoading) return;
    isLoading = true;
    const isNews = !isFirst;
    isFirst = false;
    await (isNews ? reloadCart() : loadCartOnce());
    // Whoever waits for what came of adding must not take this for it.
    await answer(event, () => ({ ...store.getState().cart, ...(isNews && { isNews: true }) }));
    isLoading = false;
  };
  const add = async (event: MessageEvent, code: string, quantity: number): Promise<void> => {
    const change = await addQuietly(code, quantity);
    await answer(event, () => withFailure(change));
  };
  const heard = (event: MessageEvent): void => {
    const { data, origin } = event;
    if (!origins.has(origin) || !isRecord(data)) return;
    if (data['type'] === 'sync-cart') void sync(event);
    if (data['type'] !== 'add-to-cart') return;
    const { code, quantity } = data;
    if (typeof code === 'string' && code !== '' && isPieces(quantity)) void add(event, code, quantity);
  };
  addEventListener('message', heard);
  return () => removeEventListener('message', heard);
}

const isPieces = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;

/** The cart says what went wrong, also where the call gave no cart (PRD-12). */
function withFailure(change: Change): Cart {
  const { cart } = store.getState();
  if (change.ok) return { ...cart, warnings: [] };
  return {
    ...cart,
    warnings: cart.warnings.length > 0 ? cart.warnings : ['failed'],
    checkoutWarnings: [...change.reasons],
  };
}
