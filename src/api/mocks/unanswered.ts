import { delay } from 'msw';

/** Requests, by msw's id, whose answer is held back on purpose: who waits for answers does not wait for these. */
export const unanswered = new Set<string>();

/** An msw resolver that never answers. */
export function neverAnswer({ requestId }: { requestId: string }): Promise<never> {
  unanswered.add(requestId);
  return new Promise(() => {});
}

/** Holds an answer back. @param ms milliseconds */
export async function holdAnswer(requestId: string, ms: number): Promise<void> {
  unanswered.add(requestId);
  await delay(ms);
  unanswered.delete(requestId);
}
