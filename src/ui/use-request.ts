import { useEffect, useState } from 'react';

/** State of a request. While a newer one runs, and after it failed, `answer` is the last answer. */
export type RequestState<Answer> =
  | { status: 'ready'; answer: Answer }
  | { status: 'idle' | 'loading' | 'failed'; answer?: Answer | undefined };

export type RequestStatus = RequestState<unknown>['status'];

interface Requests<Answer> {
  /**
   * Starts a request and aborts the previous one.
   * @param ask starts the request with the signal. If it rejects, the status is `failed`.
   * @param onAnswer called with the answer, unless the request was aborted
   * @returns a function that aborts the request, for an effect to return
   */
  run: (ask: (signal: AbortSignal) => Promise<Answer>, onAnswer?: (answer: Answer) => void) => () => void;
  /** Aborts the request and clears the answer. */
  reset: () => void;
}

/**
 * Runs one request at a time. A newer one and unmounting abort it, and answers of an aborted request are
 * ignored. `run` and `reset` are stable.
 * @param answer the answer at the first render, if it is known
 */
export function useRequest<Answer>(answer?: Answer): RequestState<Answer> & Requests<Answer> {
  const [state, setState] = useState<RequestState<Answer>>(
    answer === undefined ? { status: 'idle' } : { status: 'ready', answer },
  );
  const [methods] = useState(() => {
    let controller: AbortController | undefined;
    const abort = (): void => controller?.abort();
    return {
      abort,
      run: (ask, onAnswer) => {
        abort();
        const { signal } = (controller = new AbortController());
        const update = (next: (before: RequestState<Answer>) => RequestState<Answer>): void => {
          if (!signal.aborted) setState(next);
        };
        update(({ answer: last }) => ({ status: 'loading', answer: last }));
        ask(signal).then(
          (received) => {
            update(() => ({ status: 'ready', answer: received }));
            if (!signal.aborted) onAnswer?.(received);
          },
          () => update(({ answer: last }) => ({ status: 'failed', answer: last })),
        );
        return abort;
      },
      reset: () => {
        abort();
        setState({ status: 'idle' });
      },
    } satisfies Requests<Answer> & { abort: () => void };
  });
  const { abort } = methods;
  useEffect(() => abort, [abort]);
  return { ...methods, ...state };
}
