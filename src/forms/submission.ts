/** The states of a form (FRM-06) and their transitions, equal for every form. */
import { useEffect, useRef, useState } from 'react';
import type { Captcha } from './captcha/captcha.ts';

export type Status = 'idle' | 'validating' | 'sending' | 'success' | 'error';

export interface Steps<V, Sent> {
  /** Returns the values, or null if a field is invalid; the errors are shown then. */
  validate: () => Promise<V | null>;
  /** null if the page has no captcha: nothing is sent then (FRM-08). */
  captcha: () => Captcha | null;
  /** Rejects if the call fails (FRM-12). */
  send: (values: V, token: string, signal: AbortSignal) => Promise<Sent>;
  /** Called when the call has failed, before the next send can start. */
  failed: (error: unknown) => void;
  /** Called when the form is sent, with the result of `send`. */
  sent: (sent: Sent) => void;
}

/**
 * Runs the steps of a send. Ignores a press while another send is running, so that one press causes one
 * request (FRM-07).
 */
export function useSubmission<V, Sent>(
  steps: Steps<V, Sent>,
  first: Status = 'idle',
): { status: Status; submit: () => Promise<void> } {
  const [status, setStatus] = useState<Status>(first);
  const busy = useRef(false);
  const controller = useRef<AbortController>(null);
  const warned = useRef(false);
  useEffect(() => () => controller.current?.abort(), []);

  /** Validates first, then gets the captcha's token; both must succeed (FRM-10). */
  async function run(): Promise<Status> {
    setStatus('validating');
    const values = await steps.validate();
    if (values === null) return 'idle';
    const captcha = steps.captcha();
    if (!captcha) {
      if (!warned.current)
        console.error(
          '[saaristo] this form sends nothing: neither its props nor the page settings name a captcha',
        );
      warned.current = true;
      return 'idle';
    }
    const token = await tokenOf(captcha, () => setStatus('sending'));
    if (token === null) return 'idle';
    setStatus('sending');
    const { signal } = (controller.current = new AbortController());
    let sent: Sent;
    try {
      sent = await steps.send(values, token, signal);
    } catch (error) {
      if (!signal.aborted) captcha.reset();
      steps.failed(error);
      return 'error';
    }
    steps.sent(sent);
    return 'success';
  }

  return {
    status,
    async submit() {
      if (busy.current) return;
      busy.current = true;
      let reached: Status = 'idle';
      try {
        reached = await run();
      } finally {
        // A sent form stays busy, because the thank-you text may be rendered after a second press.
        busy.current = reached === 'success';
        setStatus(reached);
      }
    },
  };
}

/**
 * Returns the captcha's token; null if the provider's script throws. Calls `waiting` if the token takes time.
 */
async function tokenOf(captcha: Captcha, waiting: () => void): Promise<string | null> {
  try {
    const answer = captcha.token();
    if (answer instanceof Promise) waiting();
    return await answer;
  } catch {
    return null;
  }
}
