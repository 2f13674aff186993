/**
 * The HTTP layer (API-01..API-04): one client, one kind of failure. What makes the calls of a page, `http-client.ts`, comes when a visitor
 * turns to a widget, and with the first call at the latest.
 */
import { type Settings, settings } from '#island/settings.ts';

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
/** Without a network there is next to nothing to wait for: a server on the same machine. */
const OFFLINE_PATIENCE_MS = 1000;

/** Query values; undefined and null are left out, arrays are written `key[]=a&key[]=b` (API-01). */
export type Query = Record<string, string | number | boolean | readonly string[] | null | undefined>;

/** A call to the API, with what the page settings say of calls. */
export interface Call extends Pick<Settings, 'apiBase' | 'antiForgery'> {
  method: 'GET' | 'POST';
  /** What comes after `apiBase`. */
  path: string;
  query?: Query;
  /** A JSON body, or FormData. */
  body?: unknown;
  /** Milliseconds. */
  timeout: number;
  signal?: AbortSignal;
}

/** What became of a call: an answer, or with `error` none, or one that is none. */
export interface Outcome {
  /** What the answer's JSON holds, or the text that is none. */
  data?: unknown;
  status?: number | undefined;
  error?: unknown;
  /** What went wrong, where the status does not say it. */
  kind?: ApiErrorKind;
}

export type Send = (call: Call) => Promise<Outcome>;

let sendByClient: Send | undefined;

let underWay: Promise<Send> | undefined;

/** Fetches what makes calls, once. Rejects with ApiError; the next call tries again. */
const fetchClient = (): Promise<Send> => (underWay ??= importClient());

async function importClient(): Promise<Send> {
  try {
    // Awaited, since the build would take a `then` into what it looks up after a deploy (mount/part.ts).
    const client = await import('./http-client.ts');
    return (sendByClient = client.send);
  } catch (error) {
    underWay = undefined;
    throw new ApiError('network', undefined, error);
  }
}

/** As `fetchClient`, for a call that may be aborted, and does not wait longer than for its answer. */
async function clientFor({ signal, timeout }: Pick<Call, 'signal' | 'timeout'>): Promise<Send> {
  if (signal?.aborted) throw new ApiError('aborted');
  const ended = new AbortController();
  const stopped = new Promise<never>((_, reject) => {
    const [kind, patience] = navigator.onLine
      ? (['timeout', timeout] as const)
      : (['network', OFFLINE_PATIENCE_MS] as const);
    const timer = setTimeout(() => reject(new ApiError(kind)), patience);
    ended.signal.addEventListener('abort', () => clearTimeout(timer));
    signal?.addEventListener('abort', () => reject(new ApiError('aborted')), { signal: ended.signal });
  });
  return Promise.race([fetchClient(), stopped]).finally(() => ended.abort());
}

/** Fetches what makes calls ahead of the first one. Resolves when it is there, or can't be had, which is told to that call. */
export const prefetchClient = (): Promise<unknown> => fetchClient().catch(() => {});

/** Whoever turns to a widget may soon have it make a call. */
function onUse(event: Event): void {
  const isInWidget = event.composedPath().some((node) => (node as Element).matches?.('[data-widget]'));
  if (isInWidget && !sendByClient) void prefetchClient();
}

if (typeof document !== 'undefined')
  for (const type of ['pointerdown', 'focusin'])
    document.addEventListener(type, onUse, { capture: true, passive: true });

type Get = (path: string, query?: Query, signal?: AbortSignal) => Promise<unknown>;

let getOnServer: Get | undefined;

/** Has a server, which serves many pages at once, ask in its own way. */
export function getBy(given: Get): void {
  getOnServer = given;
}

/** GET; the answer is JSON of a shape that the caller has yet to read. Rejects with ApiError. */
export const get: Get = (path, query = {}, signal) =>
  getOnServer?.(path, query, signal) ??
  send({ method: 'GET', path, query, timeout: READ_TIMEOUT_MS, ...(signal && { signal }) });

/** POST of a JSON body, or of none. An empty answer reads as null. Rejects with ApiError. */
export const post = (path: string, body?: unknown, signal?: AbortSignal): Promise<unknown> =>
  send({ method: 'POST', path, body, timeout: WRITE_TIMEOUT_MS, ...(signal && { signal }) });

/** As `post`, for a page that may be gone before the answer: the request outlives it. Rejects with ApiError. */
export async function postKeepalive(path: string, body: unknown): Promise<unknown> {
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
  send({ method: 'POST', path, body, timeout: WRITE_TIMEOUT_MS, ...(signal && { signal }) }, true);

async function send(call: Omit<Call, 'apiBase' | 'antiForgery'>, takesText = false): Promise<unknown> {
  let sendBy = sendByClient;
  let { timeout } = call;
  if (!sendBy) {
    const begun = Date.now();
    sendBy = await clientFor(call);
    // 0 is no limit.
    timeout = Math.max(1, timeout - (Date.now() - begun));
  }
  const { apiBase, antiForgery } = settings();
  const { data, status, error, kind } = await sendBy({ ...call, apiBase, antiForgery, timeout });
  if (error !== undefined) throw new ApiError(kind ?? kindOf(status!), status, error, data);
  if (data === '' || data === null || data === undefined) return null;
  // What is not JSON stays a string: an error page with status 200.
  if (typeof data === 'string' && !takesText) throw new ApiError('bad-response', status);
  return data;
}

/** What an answer with this HTTP status is a sign of. */
export const kindOf = (status: number): ApiErrorKind =>
  status >= 400 && status < 500 ? 'bad-request' : 'bad-response';
