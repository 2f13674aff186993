import { useSyncExternalStore } from 'react';

export type Step = 'delivery' | 'payment';

/** The hashes of the checkout (CHK-01). All others are somebody else's. */
const steps: Readonly<Record<string, Step>> = { '#toimitus': 'delivery', '#maksu': 'payment' };

export const hashOf = (step: Step): string => (step === 'delivery' ? '#toimitus' : '#maksu');

function follow(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

const stepNow = (): Step | undefined =>
  Object.hasOwn(steps, location.hash) ? steps[location.hash] : undefined;

/** The step that the address names, followed; none on a server. */
export const useStep = (): Step | undefined => useSyncExternalStore(follow, stepNow, () => undefined);
