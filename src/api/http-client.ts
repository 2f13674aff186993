/**
 * Sends the calls of `http.ts` in a browser. Only this file imports axios. The browser loads it shortly
 * before the page's first call, so pages without calls never load it
 * (docs/decisions/0003-libraries-in-part.md). It imports no other module of this project and receives
 * everything as arguments, because after a deploy an open page may load the new version of this file.
 */
import axios, { type AxiosError } from 'axios';
import type { Settings } from '#island/settings.ts';

/** The kinds of failed calls (API-03). */
export type ApiErrorKind = 'network' | 'timeout' | 'aborted' | 'bad-request' | 'bad-response' | 'cookies';

/** Query values. undefined and null are left out, arrays are written as `key[]=a&key[]=b` (API-01). */
export type Query = Record<string, string | number | boolean | readonly string[] | null | undefined>;

/** A call to the API with the page settings that it needs. A page older than the last deploy sends it without headers. */
export interface Call extends Pick<Settings, 'apiBase' | 'antiForgery'> {
  method: 'GET' | 'POST';
  /** The part of the URL after `apiBase`. */
  path: string;
  query?: Query;
  /** A text of JSON, a value to send as JSON, URLSearchParams or FormData. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Milliseconds. */
  timeout: number;
  signal?: AbortSignal;
}

/** The result of a call. `error` is set if the call failed. */
export interface Outcome {
  /** The parsed JSON, or the text of an answer that is not JSON. */
  data?: unknown;
  status?: number | undefined;
  error?: unknown;
  /** The `Date` header of the answer, if the browser shows it. */
  date?: string | undefined;
  /** The kind of failure, if the status does not determine it. */
  kind?: ApiErrorKind;
}

export type Send = (call: Call) => Promise<Outcome>;

/** Maximum pause in seconds before a call to a busy server is repeated. */
const MAX_PAUSE_SECONDS = 5;

/**
 * Sends a call. A read that a busy server refuses with `Retry-After` is sent once more after that pause. A write is sent
 * once, because the server may have done it.
 */
export const send: Send = async (call) => {
  const startedAt = performance.now();
  const outcome = await sendOnce(call);
  const pause = call.method === 'GET' ? getPause(outcome) : undefined;
  if (pause === undefined || call.signal?.aborted) return outcome;
  await wait(pause, call.signal);
  const timeout = call.timeout - (performance.now() - startedAt);
  return timeout > 0 ? sendOnce({ ...call, timeout }) : outcome;
};

/** Returns the pause of `Retry-After` in milliseconds; undefined if there is none or it is too long. */
function getPause({ status, error }: Outcome): number | undefined {
  if ((status !== 429 && status !== 503) || !axios.isAxiosError(error)) return undefined;
  const seconds = Number(error.response?.headers['retry-after']);
  return seconds >= 0 && seconds <= MAX_PAUSE_SECONDS ? seconds * 1000 : undefined;
}

/** Waits for a time in milliseconds, or until the signal aborts. */
const wait = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
  });

const sendOnce: Send = async ({ apiBase, antiForgery, path, query, body, headers: given, ...call }) => {
  try {
    const { data, status, headers } = await axios.request<unknown>({
      ...call,
      baseURL: apiBase,
      url: path,
      params: query,
      data: body,
      // axios sends its own header only with same-origin requests, as API-02 requires.
      ...(given
        ? { headers: given, withXSRFToken: false }
        : { xsrfCookieName: antiForgery.cookie, xsrfHeaderName: antiForgery.header }),
    });
    return { data, status, date: headers['date'] as string | undefined };
  } catch (error) {
    return getFailure(error);
  }
};

function getFailure(error: unknown): Outcome {
  if (axios.isCancel(error)) return { error, kind: 'aborted' };
  if (!axios.isAxiosError(error)) return { error, kind: 'bad-response' };
  const { code, response } = error as AxiosError;
  const status = response?.status;
  if (code === 'ECONNABORTED' || code === 'ETIMEDOUT') return { error, kind: 'timeout', status };
  return status === undefined ? { error, kind: 'network' } : { error, status, data: response?.data };
}
