/** A debounced function. */
export interface Debounced<Args extends unknown[]> {
  (...args: Args): void;
  /** Cancels a pending call. */
  cancel(): void;
}

/**
 * Returns a function that calls `fn` once, `ms` milliseconds after its last call, with that call's arguments.
 * Default 300 ms (QS-05).
 */
export function debounce<Args extends unknown[]>(fn: (...args: Args) => void, ms = 300): Debounced<Args> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const debounced = (...args: Args): void => {
    clearTimeout(timer);
    timer = setTimeout(() => fn(...args), ms);
  };
  return Object.assign(debounced, { cancel: () => clearTimeout(timer) });
}
