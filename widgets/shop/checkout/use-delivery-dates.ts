import { useCallback, useEffect, useState } from 'react';
import { loadDeliveryDates, restoreChoice, type DeliveryDate } from '#store/shop-delivery-times.ts';
import { useStore } from '#store/use-store.ts';
import { selectPostalCode } from '#store/delivery.ts';
import { useRequest, type RequestState } from '#ui/use-request.ts';
import { POSTAL_CODE } from './postal-code.ts';

const isPostalCode = (text: string): boolean => /^\d{5}$/.test(text);

export interface DeliveryDates {
  /** `idle` as long as nobody knows where to. */
  status: RequestState<DeliveryDate[]>['status'];
  dates: DeliveryDate[] | undefined;
  /** The code that the dates are for; '' where nobody knows. */
  postalCode: string;
  /** The code in the address, where that is another one; '' where it is not. */
  otherCode: string;
  /** Asks again after a failure. */
  retry: () => void;
  /** Asks for the times of another code, which the address of the page then names. */
  askFor: (postalCode: string) => void;
}

const addressCode = ({
  customer,
}: {
  customer: { deliveryAddress: { postalCode: string } | null };
}): string => {
  const code = customer.deliveryAddress?.postalCode.trim() ?? '';
  return isPostalCode(code) ? code : '';
};

/** The code in the address of the page (CHK-09). */
export function queryCode(): string {
  const code = new URLSearchParams(location.search).get(POSTAL_CODE)?.trim() ?? '';
  return isPostalCode(code) ? code : '';
}

/**
 * When the goods can come: asked for the postal code of the page's address, else the one that is known, else the one that is
 * written (CHK-09, CHK-10).
 * @param waits true until the visitor is known
 */
export function useDeliveryDates(waits: boolean): DeliveryDates {
  const [asked, setAsked] = useState(queryCode);
  const known = useStore(selectPostalCode);
  const written = useStore(addressCode);
  const postalCode = asked || (isPostalCode(known) ? known : '') || written;
  const { status, answer, run, reset } = useRequest<DeliveryDate[]>();
  const ask = useCallback(() => run((signal) => loadDeliveryDates(postalCode, signal)), [run, postalCode]);

  useEffect(restoreChoice, []);
  useEffect(() => {
    if (waits || postalCode === '') return undefined;
    ask();
    return reset;
  }, [waits, postalCode, ask, reset]);

  return {
    status: postalCode === '' ? 'idle' : waits || status === 'idle' ? 'loading' : status,
    dates: answer,
    postalCode,
    otherCode: written !== '' && written !== postalCode ? written : '',
    retry: ask,
    askFor: (code) => {
      const url = new URL(location.href);
      url.searchParams.set(POSTAL_CODE, code);
      history.replaceState(history.state, '', url);
      setAsked(code);
    },
  };
}
