import { useRef, useState } from 'react';
import { useIsland } from '#island/context.ts';
import { cleanPasted } from '#lib/pasted.ts';
import { isCookieFailure } from '#api/http.ts';
import { changeCoupon } from '#store/cart/coupons.ts';
import { store } from '#store/store.ts';
import type { couponMessages } from './coupon-messages.ts';

type Key = keyof (typeof couponMessages)['fi'];

/** Message about the last code: a text of the widget, or the shop's own words. */
export type CouponNote = { isError: boolean; code: string } & ({ key: Key } | { words: string });

/** Normalizes a code: case, surrounding spaces and invisible characters do not matter (SHP-26). */
const normalizeCode = (code: string): string => cleanPasted(code).toLowerCase();
const hasCode = (codes: readonly string[], code: string): boolean =>
  codes.some((one) => normalizeCode(one) === normalizeCode(code));

/** Manages the cart's benefit codes, one change at a time (SHP-22 to SHP-28). */
export function useCoupons() {
  const [typed, setTyped] = useState(useIsland().settings.typedCoupon ?? '');
  const [note, setNote] = useState<CouponNote>();
  const [isBusy, setIsBusy] = useState(false);
  const busy = useRef(false);

  const send = async (how: 'add' | 'remove', code: string): Promise<CouponNote> => {
    try {
      const { couponCodes, error } = await changeCoupon(how, code);
      if (error !== '') return { isError: true, code, words: error };
      if (how === 'add' && hasCode(couponCodes, code)) {
        setTyped((now) => (normalizeCode(now) === normalizeCode(code) ? '' : now));
        return { isError: false, code, key: 'couponAdded' };
      }
      if (how === 'add') return { isError: true, code, key: 'couponInvalid' };
      return hasCode(couponCodes, code)
        ? { isError: true, code, key: 'couponFailed' }
        : { isError: false, code, key: 'couponRemoved' };
    } catch (error) {
      return { isError: true, code, key: isCookieFailure(error) ? 'cookiesBlocked' : 'couponFailed' };
    }
  };

  const change = async (how: 'add' | 'remove', code: string) => {
    if (busy.current) return;
    busy.current = true;
    setIsBusy(true);
    setNote(await send(how, code));
    busy.current = false;
    setIsBusy(false);
  };

  const add = () => {
    const code = cleanPasted(typed);
    if (code === '') setNote({ isError: true, code, key: 'couponMissing' });
    else if (hasCode(store.getState().cart.couponCodes, code))
      setNote({ isError: true, code, key: 'couponThere' });
    else void change('add', code);
  };

  return { typed, setTyped, note, isBusy, add, remove: (code: string) => void change('remove', code) };
}
