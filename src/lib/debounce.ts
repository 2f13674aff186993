/** A function that waits until nobody has called it for a while. */
export interface Debounced<Args extends unknown[]> {
  (...args: Args): void;
  /** Forgets a call that still waits. */
  cancel(): void;
}

/** Calls `fn` once, `ms` milliseconds after the last call, with that call's arguments (QS-05: 300 ms where nothing else is said). */
export function debounce<Args extends unknown[]>(fn: (...args: Args) => void, ms = 300): Debounced<Args> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const debounced = (...args: Args): void => {
    clearTimeout(timer);
    timer = setTimeout(() => fn(...args), ms);
  };
  return Object.assign(debounced, { cancel: () => clearTimeout(timer) });
}
