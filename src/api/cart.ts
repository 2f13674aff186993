/** Calls of the shop's cart (API-33 to API-38). `#store/cart/storage.ts` validates the answers. */
import { isRecord, readText } from '#lib/read.ts';
import type { Language } from '#lib/site.ts';
import { type AnswerTo, get, post, postKeepalive } from './call.ts';
import { post as postTo } from './http.ts';

const PATH = '/api/v1/lihakauppa/shoppingcart';

/** The call that answers the whole cart. */
export type CartCall = `GET ${typeof PATH}/load`;

/** The whole cart before it is validated. */
export type CartAnswer = AnswerTo<CartCall>;

/** `{couponCodes, cart, error?}` before it is validated. */
type CouponAnswer = AnswerTo<`POST ${typeof PATH}/addcouponcode`>;

/** The shop is Finnish (I18N-04). */
const language = 'fi';

/** Loads the whole cart. Rejects with ApiError. */
export const loadCart = (signal?: AbortSignal): Promise<CartAnswer> =>
  get(`${PATH}/load`, { language }, signal);

/**
 * Adds a product that is not in the cart yet. Returns the whole cart (API-34). Rejects with ApiError.
 * @param shopsIn the language in which the customer shops, that of mails about the order
 */
export const addLine = (code: string, quantity: number, shopsIn: Language = language): Promise<CartAnswer> =>
  post(`${PATH}/add`, { language: shopsIn, code, quantity });

/** Sets the quantity of a line; 0 removes it. Returns the whole cart (API-35). Rejects with ApiError. */
export const changeQuantity = (code: string, quantity: number): Promise<CartAnswer> =>
  post(`${PATH}/changequantity`, { language, code, quantity });

/** As `changeQuantity`, by a request that outlives the page. Rejects with ApiError. */
export const changeQuantityKeepalive = (code: string, quantity: number): Promise<CartAnswer> =>
  postKeepalive(`${PATH}/changequantity`, { language, code, quantity });

/**
 * Adds a benefit code to the cart. Returns `{couponCodes, cart, error?}` (API-36, SHP-27). Rejects with
 * ApiError.
 */
export const addCouponCode = (code: string): Promise<CouponAnswer> =>
  post(`${PATH}/addcouponcode`, { language, code });

/**
 * Removes a benefit code from the cart. Returns the same as `addCouponCode` (API-37). Rejects with ApiError.
 */
export const removeCouponCode = (code: string): Promise<CouponAnswer> =>
  post(`${PATH}/removecouponcode`, { language, code });

/**
 * Loads a token with which the shop merges this frame's cart into its own (docs/decisions/0014). Rejects with
 * ApiError.
 */
export const loadHandover = async (path: string): Promise<string | undefined> => {
  const answer = await postTo(path);
  return isRecord(answer) ? readText(answer['token']) : undefined;
};
