import { useEffect, useState } from 'react';

/** How far a request is. While a newer one is under way, and where it failed, `answer` is the last one that came. */
export type RequestState<Answer> =
  | { status: 'ready'; answer: Answer }
  | { status: 'idle' | 'loading' | 'failed'; answer?: Answer | undefined };

export type RequestStatus = RequestState<unknown>['status'];

interface Requests<Answer> {
  /**
   * Asks, and aborts what was asked before.
   * @param ask passes the signal to its calls; where it rejects, the request has failed
   * @param onAnswer called with the answer, unless the request was aborted
   * @returns aborts what is under way, so that an effect can return it
   */
  run: (ask: (signal: AbortSignal) => Promise<Answer>, onAnswer?: (answer: Answer) => void) => () => void;
  /** Aborts what is under way and forgets the answer. */
  reset: () => void;
}

/**
 * One request at a time: a newer one and unmounting abort the one under way, and what an aborted one brings is dropped. `run` and `reset`
 * are the same at every render.
 * @param answer that is there at the first render
 */
export function useRequest<Answer>(answer?: Answer): RequestState<Answer> & Requests<Answer> {
  const [state, setState] = useState<RequestState<Answer>>(
    answer === undefined ? { status: 'idle' } : { status: 'ready', answer },
  );
  const [requests] = useState(() => {
    let controller: AbortController | undefined;
    const abort = (): void => controller?.abort();
    return {
      abort,
      run: (ask, onAnswer) => {
        abort();
        const { signal } = (controller = new AbortController());
        const reach = (next: (before: RequestState<Answer>) => RequestState<Answer>): void => {
          if (!signal.aborted) setState(next);
        };
        reach(({ answer: last }) => ({ status: 'loading', answer: last }));
        ask(signal).then(
          (received) => {
            reach(() => ({ status: 'ready', answer: received }));
            if (!signal.aborted) onAnswer?.(received);
          },
          () => reach(({ answer: last }) => ({ status: 'failed', answer: last })),
        );
        return abort;
      },
      reset: () => {
        abort();
        setState({ status: 'idle' });
      },
    } satisfies Requests<Answer> & { abort: () => void };
  });
  const { abort } = requests;
  useEffect(() => abort, [abort]);
  return { ...requests, ...state };
}
