import { useEffect } from 'react';
import { useShopStep } from '#ui/use-shop-step.ts';
import { useObjections } from './objections.ts';

export type Step = 'delivery' | 'payment';

/** The hashes of the checkout (CHK-01). All others are somebody else's. */
const steps: Readonly<Record<string, Step>> = { '#toimitus': 'delivery', '#maksu': 'payment' };

export const hashOf = (step: Step): string => (step === 'delivery' ? '#toimitus' : '#maksu');

/** The step that the address names, followed; none on a server. What the shop objects to is settled before the payment. */
export function useStep(): Step | undefined {
  const hash = useShopStep();
  const named = Object.hasOwn(steps, hash) ? steps[hash] : undefined;
  const isStopped = useObjections().length > 0 && named === 'payment';

  // CHK-17. Going back must not lead there again, and to the same objections.
  useEffect(() => {
    if (isStopped) location.replace(hashOf('delivery'));
  }, [isStopped]);

  return isStopped ? 'delivery' : named;
}
