import { useEffect, useRef, useState } from 'react';
import { onRestored } from '#store/bfcache.ts';
import { pushCart } from '#store/cart/events.ts';
import { store } from '#store/store.ts';
import { findPurchaseForm, getPurchaseFields, submitPurchase } from './purchase.ts';

export type Purchase = 'idle' | 'sent' | 'failed';

/**
 * Sends the page's purchase form once (CHK-18, API-46). A page that is restored, for example from the payment, can send it again. `buy`
 * takes the code of the payment method.
 */
export function usePurchase(formSelector: string): { purchase: Purchase; buy: (method: string) => void } {
  const [purchase, setPurchase] = useState<Purchase>('idle');
  const sent = useRef(false);
  useEffect(
    () =>
      onRestored(() => {
        sent.current = false;
        setPurchase('idle');
      }),
    [],
  );
  return {
    purchase,
    buy(method) {
      if (sent.current) return;
      const form = findPurchaseForm(formSelector);
      if (!form) {
        setPurchase('failed');
        return;
      }
      sent.current = true;
      setPurchase('sent');
      pushCart('purchase');
      submitPurchase(form, getPurchaseFields(store.getState()), method);
    },
  };
}
