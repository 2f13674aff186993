/** What the main thread and the threads of the pool tell each other. */
import type { MessagePort } from 'node:worker_threads';
import type { PrerenderOptions } from './options.ts';

/** What a thread is given. */
export interface RenderTask {
  html: string;
  options: Omit<PrerenderOptions, 'fetch' | 'signal' | 'timeoutMs'>;
  /** When the page has to be rendered: milliseconds since 1970, of the monotonic clock that all threads share. */
  endsAt: number;
  /** Carries the calls of the page, and tells when nobody waits for it any more. */
  port: MessagePort;
}

/** A call that a thread asks for. */
export interface AskedCall {
  id: number;
  url: string;
  method: string;
  headers: [name: string, value: string][];
  body: ArrayBuffer | undefined;
}

/** What a thread is told through its port. */
export type Told =
  | { id: number; status: number; headers: [name: string, value: string][]; body: ArrayBuffer }
  | { id: number; error: string }
  | 'abort';

/** The same moment in every thread of the process. */
export const now = (): number => performance.timeOrigin + performance.now();
