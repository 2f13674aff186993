/** The states of a form (FRM-06) and their transitions, equal for every form. */
import { useEffect, useRef, useState } from 'react';
import { nextPaint } from '#lib/next-paint.ts';
import type { Captcha } from './captcha/types.ts';

export type Status = 'idle' | 'validating' | 'sending' | 'success' | 'error';

export interface Steps<V, Sent> {
  /** Returns the values, or null if a field is invalid; the errors are shown then. */
  validate: () => Promise<V | null>;
  /** null if the page has no captcha: nothing is sent then (FRM-08). */
  captcha: () => Captcha | null;
  /** Rejects if the call fails. A captcha that fails has the same effect (FRM-12). */
  send: (values: V, token: string, signal: AbortSignal) => Promise<Sent>;
  /** Called when the call has failed, before the next send can start. */
  onFailed: (error: unknown) => void;
  /** Called when the form is sent, with the result of `send`. */
  onSent: (sent: Sent) => void;
}

/**
 * Runs the steps of a send. Ignores a press while another send is running, so that one press causes one
 * request (FRM-07).
 */
export function useSubmission<V, Sent>(
  steps: Steps<V, Sent>,
  initialStatus: Status = 'idle',
): { status: Status; submit: () => Promise<void> } {
  const [status, setStatus] = useState<Status>(initialStatus);
  const isBusy = useRef(false);
  const controller = useRef<AbortController>(null);
  const hasWarned = useRef(false);
  useEffect(() => () => controller.current?.abort(), []);

  /** Validates first, then gets the captcha's token; both must succeed (FRM-10). */
  async function runSteps(): Promise<Status> {
    setStatus('validating');
    // Rendering all errors of a long form takes several frames' time.
    await nextPaint();
    const values = await steps.validate();
    if (values === null) return 'idle';
    const captcha = steps.captcha();
    if (!captcha) {
      if (!hasWarned.current)
        console.error(
          '[saaristo] this form sends nothing: neither its props nor the page settings name a captcha',
        );
      hasWarned.current = true;
      return 'idle';
    }
    const { signal } = (controller.current = new AbortController());
    let sent: Sent;
    try {
      const token = await getToken(captcha, () => setStatus('sending'));
      if (token === null) return 'idle';
      setStatus('sending');
      sent = await steps.send(values, token, signal);
    } catch (error) {
      if (!signal.aborted) captcha.reset();
      steps.onFailed(error);
      return 'error';
    }
    steps.onSent(sent);
    return 'success';
  }

  return {
    status,
    async submit() {
      if (isBusy.current) return;
      isBusy.current = true;
      let reached: Status = 'idle';
      try {
        reached = await runSteps();
      } finally {
        // A sent form stays busy, because the thank-you text may be rendered after a second press.
        isBusy.current = reached === 'success';
        setStatus(reached);
      }
    },
  };
}

/** Longer than the slowest phones need for a challenge. */
const TOKEN_TIMEOUT_MS = 30_000;

/**
 * Returns the captcha's token, or null. Calls `waiting` if the token takes time. Rejects if the captcha fails or does
 * not answer.
 */
async function getToken(captcha: Captcha, waiting: () => void): Promise<string | null> {
  const answer = captcha.token();
  if (!(answer instanceof Promise)) return answer;
  waiting();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The captcha does not answer.')), TOKEN_TIMEOUT_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
