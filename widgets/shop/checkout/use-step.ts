import { useShopStep } from '#ui/use-shop-step.ts';

export type Step = 'delivery' | 'payment';

/** The hashes of the checkout (CHK-01). All others are somebody else's. */
const steps: Readonly<Record<string, Step>> = { '#toimitus': 'delivery', '#maksu': 'payment' };

export const hashOf = (step: Step): string => (step === 'delivery' ? '#toimitus' : '#maksu');

/** The step that the address names, followed; none on a server. */
export function useStep(): Step | undefined {
  const hash = useShopStep();
  return Object.hasOwn(steps, hash) ? steps[hash] : undefined;
}
