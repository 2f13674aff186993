/** The cart on the shop's server (API-33 to API-38). Answers are read by `#store/cart.ts`, which knows what a cart is. */
import { isRecord, readText } from '#lib/read.ts';
import { get, post, postKeepalive } from './http.ts';

const PATH = '/api/v1/lihakauppa/shoppingcart';
/** The shop is Finnish (I18N-04). */
const language = 'fi';

/** GET the whole cart. Rejects with ApiError. */
export const loadCart = (signal?: AbortSignal): Promise<unknown> => get(`${PATH}/load`, { language }, signal);

/** Puts a product into the cart that is not there yet; answers the whole cart (API-34). Rejects with ApiError. */
export const addLine = (code: string, quantity: number): Promise<unknown> =>
  post(`${PATH}/add`, { language, code, quantity });

/** Sets the pieces of a line, 0 takes it out; answers the whole cart (API-35). Rejects with ApiError. */
export const changeQuantity = (code: string, quantity: number): Promise<unknown> =>
  post(`${PATH}/changequantity`, { language, code, quantity });

/** The same from a page that may be gone before the answer. Rejects with ApiError. */
export const changeQuantityKeepalive = (code: string, quantity: number): Promise<unknown> =>
  postKeepalive(`${PATH}/changequantity`, { language, code, quantity });

/** Puts a benefit code onto the cart; answers `{couponCodes, cart, error?}` (API-36, SHP-27). Rejects with ApiError. */
export const addCouponCode = (code: string): Promise<unknown> =>
  post(`${PATH}/addcouponcode`, { language, code });

/** Takes a benefit code off the cart; answers as adding does (API-37). Rejects with ApiError. */
export const removeCouponCode = (code: string): Promise<unknown> =>
  post(`${PATH}/removecouponcode`, { language, code });

/** A token by which the shop joins the cart of this frame with its own (docs/decisions/0014). Rejects with ApiError. */
export const loadHandover = async (path: string): Promise<string | undefined> => {
  const answer = await post(path);
  return isRecord(answer) ? readText(answer['token']) : undefined;
};
