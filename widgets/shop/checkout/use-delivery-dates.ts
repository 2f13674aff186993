import { useCallback, useEffect, useState } from 'react';
import { cleanPostalCode } from '#lib/pasted.ts';
import { selectPostalCode, POSTAL_CODE } from '#store/delivery/postal-code.ts';
import { loadDeliveryDates, restoreChoice, type DeliveryDate } from '#store/delivery/times.ts';
import { useStore } from '#store/use-store.ts';
import { useRequest, type RequestState } from '#ui/use-request.ts';
import { createEntryUrl } from '#lib/page-address.ts';

const isPostalCode = (text: string): boolean => /^\d{5}$/.test(text);

export interface DeliveryDates {
  /** `idle` while no postal code is known. */
  status: RequestState<DeliveryDate[]>['status'];
  dates: DeliveryDate[] | undefined;
  /** Postal code of the dates; '' if none is known. */
  postalCode: string;
  /** Postal code of the address, if it is a different one; otherwise ''. */
  otherCode: string;
  /** Repeats the call after a failure. */
  retry: () => void;
  /** Loads the dates for another postal code, which is also written into the page's URL. */
  askFor: (postalCode: string) => void;
}

const selectAddressCode = ({
  customer,
}: {
  customer: { deliveryAddress: { postalCode: string } | null };
}): string => {
  const code = cleanPostalCode(customer.deliveryAddress?.postalCode ?? '');
  return isPostalCode(code) ? code : '';
};

/** Returns the postal code in the page's URL, or '' (CHK-09). */
export function readQueryCode(): string {
  const code = cleanPostalCode(new URLSearchParams(location.search).get(POSTAL_CODE) ?? '');
  return isPostalCode(code) ? code : '';
}

/**
 * Loads the delivery dates for the postal code of the page's URL, for the known one, or for the one in the address form (CHK-09, CHK-10).
 * @param waits true while the customer is unknown
 */
export function useDeliveryDates(waits: boolean): DeliveryDates {
  const [asked, setAsked] = useState(readQueryCode);
  const known = useStore(selectPostalCode);
  const written = useStore(selectAddressCode);
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
      const query = new URLSearchParams(location.search);
      query.set(POSTAL_CODE, code);
      setAsked(code);
      history.replaceState(history.state, '', createEntryUrl(`?${query.toString()}`));
    },
  };
}
