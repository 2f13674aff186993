import { useCallback, useEffect, useState } from 'react';
import { loadDeliveryDates, restoreChoice, type DeliveryDate } from '#store/shop-delivery-times.ts';
import { useStore } from '#store/use-store.ts';
import { knownPostalCode } from '#store/delivery.ts';

const PARAMETER = 'postinumero';
const isPostalCode = (text: string): boolean => /^\d{5}$/.test(text);

export type Dates = { is: 'loading' | 'failed' | 'none' } | { is: 'there'; dates: DeliveryDate[] };

export interface DeliveryDates {
  /** `none` as long as nobody knows where to. */
  dates: Dates;
  /** The code that the dates are for; '' where nobody knows. */
  postalCode: string;
  /** The code in the address, where that is another one; '' where it is not. */
  otherCode: string;
  /** Asks again after a failure. */
  again: () => void;
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
  const code = new URLSearchParams(location.search).get(PARAMETER)?.trim() ?? '';
  return isPostalCode(code) ? code : '';
}

/**
 * When the goods can come: asked for the postal code of the page's address, else the one that is known, else the one that is
 * written (CHK-09, CHK-10).
 * @param waits true until the visitor is known
 */
export function useDeliveryDates(waits: boolean): DeliveryDates {
  const [asked, setAsked] = useState(queryCode);
  const known = useStore(knownPostalCode);
  const written = useStore(addressCode);
  const postalCode = asked || (isPostalCode(known) ? known : '') || written;
  const [answer, setAnswer] = useState<{ to: object; dates: Dates }>();
  const [question, setQuestion] = useState<object>({});

  useEffect(restoreChoice, []);
  useEffect(() => {
    if (waits || postalCode === '') return undefined;
    const calling = new AbortController();
    const take = (dates: Dates): void => {
      if (!calling.signal.aborted) setAnswer({ to: question, dates });
    };
    loadDeliveryDates(postalCode, calling.signal).then(
      (dates) => take({ is: 'there', dates }),
      () => take({ is: 'failed' }),
    );
    return () => {
      calling.abort();
      setAnswer(undefined);
    };
  }, [waits, postalCode, question]);

  const dates = answer?.to === question ? answer.dates : undefined;
  return {
    dates: dates ?? { is: postalCode === '' ? 'none' : 'loading' },
    postalCode,
    otherCode: written !== '' && written !== postalCode ? written : '',
    again: useCallback(() => setQuestion({}), []),
    askFor: useCallback((code: string) => {
      const url = new URL(location.href);
      url.searchParams.set(PARAMETER, code);
      history.replaceState(history.state, '', url);
      setAsked(code);
    }, []),
  };
}
