/**
 * The HTTP layer (API-01..API-04): one client, one kind of failure. Only this file knows axios.
 */
import axios, { type AxiosInstance, type AxiosRequestConfig } from 'axios';
import { settings } from '#island/settings.ts';

/** What went wrong with a call (API-03). */
export type ApiErrorKind = 'network' | 'timeout' | 'aborted' | 'bad-request' | 'bad-response';

/** The one error that calls reject with. `status` and `answer` are the HTTP status and the body where there was an answer. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  readonly answer: unknown;

  constructor(kind: ApiErrorKind, status?: number, cause?: unknown, answer?: unknown) {
    super(status === undefined ? kind : `${kind} (${status})`, { cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.answer = answer;
  }
}

/** An aborted call is no failure: it is ignored (API-03, QS-14). */
export const isAborted = (error: unknown): boolean => error instanceof ApiError && error.kind === 'aborted';

const READ_TIMEOUT_MS = 15_000;
/** A form with files takes its time on a phone. */
const WRITE_TIMEOUT_MS = 120_000;

/** Query values; undefined and null are left out, arrays are written `key[]=a&key[]=b` (API-01). */
export type Query = Record<string, string | number | boolean | readonly string[] | null | undefined>;

let client: AxiosInstance | undefined;

function instance(): AxiosInstance {
  const { apiBase, antiForgery } = settings();
  client ??= axios.create();
  client.defaults.baseURL = apiBase;
  // axios sends the header on same-origin requests only, as API-02 wants.
  client.defaults.xsrfCookieName = antiForgery.cookie;
  client.defaults.xsrfHeaderName = antiForgery.header;
  return client;
}

type Get = (path: string, query?: Query, signal?: AbortSignal) => Promise<unknown>;

let getOnServer: Get | undefined;

/** Has a server, which serves many pages at once, ask in its own way. */
export function getBy(given: Get): void {
  getOnServer = given;
}

/** GET; the answer is JSON of a shape that the caller has yet to read. Rejects with ApiError. */
export const get: Get = (path, query = {}, signal) =>
  getOnServer?.(path, query, signal) ??
  send({ method: 'GET', url: path, params: query, timeout: READ_TIMEOUT_MS, ...(signal ? { signal } : {}) });

/** POST of a JSON body, or of none. An empty answer reads as null. Rejects with ApiError. */
export const post = (path: string, body?: unknown, signal?: AbortSignal): Promise<unknown> =>
  send({ method: 'POST', url: path, data: body, timeout: WRITE_TIMEOUT_MS, ...(signal ? { signal } : {}) });

/** As `post`, for a page that may be gone before the answer: the request outlives it. Rejects with ApiError. */
export async function postAtLast(path: string, body: unknown): Promise<unknown> {
  const { apiBase, antiForgery } = settings();
  const url = new URL(apiBase + path, location.href);
  const token = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${antiForgery.cookie}=`));
  const headers = new Headers({ 'content-type': 'application/json' });
  if (token && url.origin === location.origin)
    headers.set(antiForgery.header, decodeURIComponent(token.slice(antiForgery.cookie.length + 1)));
  const options = { method: 'POST', keepalive: true, headers, body: JSON.stringify(body) };
  const answer = await fetch(url, options).catch((error: unknown) => {
    throw new ApiError('network', undefined, error);
  });
  if (!answer.ok) throw new ApiError(kindOf(answer.status), answer.status);
  return answer.json().catch((error: unknown) => {
    throw new ApiError('bad-response', answer.status, error);
  });
}

/** As `post`, for a call whose answer may be a text alone: the caller tells it from an error page. Rejects with ApiError. */
export const postForText = (path: string, body: unknown, signal?: AbortSignal): Promise<unknown> =>
  send(
    { method: 'POST', url: path, data: body, timeout: WRITE_TIMEOUT_MS, ...(signal ? { signal } : {}) },
    true,
  );

async function send(config: AxiosRequestConfig, takesText = false): Promise<unknown> {
  try {
    const { data, status } = await instance().request<unknown>(config);
    if (data === '' || data === null || data === undefined) return null;
    // What is not JSON stays a string: an error page with status 200.
    if (typeof data === 'string' && !takesText) throw new ApiError('bad-response', status);
    return data;
  } catch (error) {
    throw toApiError(error);
  }
}

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (axios.isCancel(error)) return new ApiError('aborted', undefined, error);
  if (!axios.isAxiosError(error)) return new ApiError('bad-response', undefined, error);
  const status = error.response?.status;
  if (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT')
    return new ApiError('timeout', status, error);
  if (status === undefined) return new ApiError('network', undefined, error);
  return new ApiError(kindOf(status), status, error, error.response?.data);
}

/** What an answer with this HTTP status is a sign of. */
export const kindOf = (status: number): ApiErrorKind =>
  status >= 400 && status < 500 ? 'bad-request' : 'bad-response';
