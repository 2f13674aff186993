/** The messages between the main thread and the threads of the pool. */
import type { MessagePort } from 'node:worker_threads';
import type { PrerenderOptions, WidgetRender } from './options.ts';

/** The task of a thread. */
export interface RenderTask {
  html: string;
  options: Omit<PrerenderOptions, 'fetch' | 'signal' | 'timeoutMs' | 'onRender'>;
  /** Whether the thread reports each marker. */
  reports: boolean;
  /** The deadline on the clock of `getSharedTime`. */
  endsAt: number;
  /** Transfers the page's calls, and aborts the task. */
  port: MessagePort;
}

/** A call that a thread sends to the main thread. */
export interface CallRequest {
  id: number;
  url: string;
  method: string;
  headers: [name: string, value: string][];
  body: ArrayBuffer | undefined;
}

/** A marker that a thread reports to the main thread. */
export interface RenderReport {
  render: WidgetRender;
}

/** A message of the main thread to a thread: the result of a call, or `abort`. */
export type PoolMessage =
  | { id: number; status: number; headers: [name: string, value: string][]; body: ArrayBuffer }
  | { id: number; error: string }
  | 'abort';

/** Returns the time in ms since 1970 by the monotonic clock that all threads share. */
export const getSharedTime = (): number => performance.timeOrigin + performance.now();
