interface Planned {
  name: string;
  after?: string;
  isAlone?: boolean;
}

interface Ended {
  name: string;
  ok: boolean;
}

/**
 * Runs steps in order, several at a time. A step with `isAlone` runs by itself.
 * @param runStep runs a step; must not reject
 * @param skip returns the result of a step whose `after` did not pass
 * @param width number of steps at a time; three keep two processors busy, since steps wait for browsers and databases
 * @returns the results in the order in which the steps ended
 */
export async function schedule<Step extends Planned, Result extends Ended>(
  steps: readonly Step[],
  runStep: (step: Step) => Promise<Result>,
  skip: (step: Step, after: string) => Result,
  width = 3,
): Promise<Result[]> {
  const waiting = [...steps];
  const running = new Map<Step, Promise<void>>();
  const results: Result[] = [];
  const resultOf = (name: string | undefined) => results.find((one) => one.name === name);
  const isReady = ({ after, isAlone }: Step): boolean => {
    if ([...running.keys()].some((step) => step.isAlone) || (isAlone && running.size > 0)) return false;
    return !steps.some((one) => one.name === after) || resultOf(after) !== undefined;
  };

  while (waiting.length + running.size > 0) {
    const step = running.size < width ? waiting.find(isReady) : undefined;
    if (!step) {
      await Promise.race(running.values());
      continue;
    }
    waiting.splice(waiting.indexOf(step), 1);
    const before = resultOf(step.after);
    const result = before?.ok === false ? Promise.resolve(skip(step, before.name)) : runStep(step);
    running.set(
      step,
      result.then((ended) => {
        running.delete(step);
        results.push(ended);
      }),
    );
  }
  return results;
}
