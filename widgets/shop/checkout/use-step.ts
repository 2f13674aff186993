import { useEffect } from 'react';
import { useShopStep } from '#ui/use-shop-step.ts';
import { useObjections } from './objections.ts';
import { goToHash } from '#lib/page-address.ts';

export type Step = 'delivery' | 'payment';

/** The checkout's hashes (CHK-01). All others belong to other widgets. */
const steps: Readonly<Record<string, Step>> = { '#toimitus': 'delivery', '#maksu': 'payment' };

export const getHash = (step: Step): string => (step === 'delivery' ? '#toimitus' : '#maksu');

/** Returns the step of the URL's hash and follows changes; undefined on a server. The shop's objections prevent the payment step. */
export function useStep(): Step | undefined {
  const hash = useShopStep();
  const named = Object.hasOwn(steps, hash) ? steps[hash] : undefined;
  const isStopped = useObjections().length > 0 && named === 'payment';

  // CHK-17. Replaces the history entry, so that the back button does not return to the payment step.
  useEffect(() => {
    if (isStopped) goToHash(getHash('delivery'), 'replace');
  }, [isStopped]);

  return isStopped ? 'delivery' : named;
}
