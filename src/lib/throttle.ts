/** A throttled function. */
export interface Throttled<Args extends unknown[]> {
  (...args: Args): void;
  /** Cancels a pending call. */
  cancel(): void;
}

/**
 * Returns a function that calls `fn` at once and then at most every `ms` milliseconds. The last call of a
 * burst is always made (NAV-27).
 */
export function throttle<Args extends unknown[]>(fn: (...args: Args) => void, ms: number): Throttled<Args> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: Args | undefined;

  const run = (args: Args): void => {
    timer = setTimeout(() => {
      timer = undefined;
      const last = waiting;
      waiting = undefined;
      if (last) run(last);
    }, ms);
    fn(...args);
  };

  const throttled = (...args: Args): void => {
    if (timer === undefined) run(args);
    else waiting = args;
  };
  const cancel = (): void => {
    clearTimeout(timer);
    timer = undefined;
    waiting = undefined;
  };
  return Object.assign(throttled, { cancel });
}
