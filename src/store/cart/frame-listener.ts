/** Handles messages to the shop's page inside another site's hidden frame (SYN-02 to SYN-07). */
import { loadHandover } from '#api/cart.ts';
import { isRecord, writeJson } from '#lib/read.ts';
import { isLanguage } from '#lib/site.ts';
import { store } from '../store.ts';
import { addWithoutEvent } from './actions.ts';
import { loadCartOnce, reloadCart } from './load.ts';
import type { Cart, Change } from './model.ts';

/**
 * Answers messages of these origins: `sync-cart` with the cart, `add-to-cart` with the cart after the change. Sends answers only to the
 * asking origin. Ignores messages of other origins (SYN-05).
 * @param handoverUrl URL of the call that returns a token for links to the basket. Undefined if the frame uses the shop's own cart.
 * @returns a function that unsubscribes
 */
export function handleCartMessages(
  origins: ReadonlySet<string>,
  handoverUrl: string | undefined,
): () => void {
  let isLoading = false;
  let isFirst = true;

  /** Sends the cart. `getCart` is called after the handover token is loaded, so that the cart is current. */
  const sendCart = async ({ source, origin }: MessageEvent, getCart: () => object): Promise<void> => {
    const handover =
      handoverUrl !== undefined && store.getState().cart.lineItemCount > 0
        ? await loadHandover(handoverUrl).catch(() => undefined)
        : undefined;
    const cart = writeJson({ ...getCart(), ...(handover !== undefined && { handover }) });
    source?.postMessage({ type: 'cart', cart }, { targetOrigin: origin });
  };
  /**
   * Answers `sync-cart`. The site repeats the message until the first answer, so messages that arrive while
   * the cart loads get one answer.
   */
  const handleSync = async (event: MessageEvent): Promise<void> => {
    if (isLoading) return;
    isLoading = true;
    const isNews = !isFirst;
    isFirst = false;
    try {
      await (isNews ? reloadCart() : loadCartOnce());
      // `isNews` tells the site that this is not the answer to `add-to-cart`.
      await sendCart(event, () => ({ ...store.getState().cart, ...(isNews && { isNews: true }) }));
    } finally {
      isLoading = false;
    }
  };
  const handleAdd = async (event: MessageEvent, ...product: Parameters<typeof addWithoutEvent>) => {
    const change = await addWithoutEvent(...product);
    await sendCart(event, () => addFailure(change));
  };
  const handleMessage = (event: MessageEvent): void => {
    const { data, origin } = event;
    if (!origins.has(origin) || !isRecord(data)) return;
    if (data['type'] === 'sync-cart') void handleSync(event);
    if (data['type'] !== 'add-to-cart') return;
    const { code, quantity, language } = data;
    if (typeof code === 'string' && code !== '' && isQuantity(quantity))
      void handleAdd(event, code, quantity, isLanguage(language) ? language : undefined);
  };
  addEventListener('message', handleMessage);
  return () => removeEventListener('message', handleMessage);
}

const isQuantity = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;

/** Returns the cart with warnings if the change failed, also if the call returned no cart (PRD-12). */
function addFailure(change: Change): Cart {
  const { cart } = store.getState();
  if (change.ok) return { ...cart, warnings: [] };
  return {
    ...cart,
    warnings: cart.warnings.length > 0 ? cart.warnings : ['failed'],
    checkoutWarnings: [...change.reasons],
  };
}
