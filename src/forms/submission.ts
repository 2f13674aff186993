/** The states of a form (FRM-06) and the way through them, the same for every form. */
import { useEffect, useRef, useState } from 'react';
import type { Captcha } from './captcha/captcha.ts';

export type Status = 'idle' | 'validating' | 'sending' | 'success' | 'error';

export interface Steps<V, Sent> {
  /** The values, or null where a field is wrong; then the visitor has been shown which. */
  validate: () => Promise<V | null>;
  /** null where the page has none: nothing is sent (FRM-08). */
  captcha: () => Captcha | null;
  /** Rejects where the call fails (FRM-12). */
  send: (values: V, token: string, signal: AbortSignal) => Promise<Sent>;
  /** The call has failed; told before the next try can begin. */
  failed: (error: unknown) => void;
  /** The form is sent; with what `send` has resolved with. */
  sent: (sent: Sent) => void;
}

/** Takes a press through the steps. A press that comes while another is on its way does nothing: one press, one request (FRM-07). */
export function useSubmission<V, Sent>(
  steps: Steps<V, Sent>,
  first: Status = 'idle',
): { status: Status; submit: () => Promise<void> } {
  const [status, setStatus] = useState<Status>(first);
  const busy = useRef(false);
  const controller = useRef<AbortController>(null);
  const warned = useRef(false);
  useEffect(() => () => controller.current?.abort(), []);

  /** Field checks come first, then the captcha; both must pass (FRM-10). */
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
        // A sent form stays sent: the thanks may come later than a second press.
        busy.current = reached === 'success';
        setStatus(reached);
      }
    },
  };
}

/** The token; `waiting` is called where it takes time. A provider's script that throws has none to give. */
async function tokenOf(captcha: Captcha, waiting: () => void): Promise<string | null> {
  try {
    const answer = captcha.token();
    if (answer instanceof Promise) waiting();
    return await answer;
  } catch {
    return null;
  }
}
