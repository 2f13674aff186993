/** The cart on the shop's server (API-33). Answers are read by `#store/cart.ts`, which knows what a cart is. */
import { get } from './http.ts';

/** GET the whole cart; the shop is Finnish (I18N-04). Rejects with ApiError. */
export const loadCart = (signal?: AbortSignal): Promise<unknown> =>
  get('/api/v1/lihakauppa/shoppingcart/load', { language: 'fi' }, signal);
