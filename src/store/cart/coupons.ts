/** Benefit codes of the shop's own cart (SHP-27, SHP-29). */
import * as calls from '#api/cart.ts';
import { isRecord, readList, readText } from '#lib/read.ts';
import { store } from '../store.ts';
import { commitChange, enqueue } from './actions.ts';
import { commitCart, nextRevision, readCart } from './storage.ts';

/** The answer to a change of a benefit code: the codes on the cart and the server's error text (SHP-27). */
export interface CouponAnswer {
  couponCodes: string[];
  /** '' if the code was accepted. */
  error: string;
}

/**
 * Adds or removes a benefit code; cart and totals follow (SHP-29).
 * Rejects if the call fails, or its answer is not an object.
 */
export const changeCoupon = (how: 'add' | 'remove', code: string): Promise<CouponAnswer> =>
  enqueue(async () => {
    const revision = nextRevision();
    const answer = await (how === 'add' ? calls.addCouponCode(code) : calls.removeCouponCode(code));
    if (!isRecord(answer)) throw new Error('The coupon call answers no object.');
    const cart = readCart(answer.cart);
    const given = answer.couponCodes;
    const couponCodes = Array.isArray(given) ? readList(given, readText) : (cart?.couponCodes ?? []);
    if (cart) await commitChange(Array.isArray(given) ? { ...cart, couponCodes } : cart, revision);
    else commitCart({ ...store.getState().cart, couponCodes }, revision, true);
    return { couponCodes, error: readText(answer.error) ?? '' };
  });
