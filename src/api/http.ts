/**
 * The HTTP layer (API-01..API-04): one client and one error type. `http-client.ts`, which sends the calls, is
 * loaded when the visitor first presses or focuses a widget, at the latest with the first call.
 */
import { settings } from '#island/settings.ts';
import type { ApiErrorKind, Call, Query, Send } from './http-client.ts';

/**
 * The only error that calls reject with. `status` and `answer` are the HTTP status and the body, if there was
 * an answer.
 */
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

/** Returns whether a call was aborted. Callers ignore aborted calls (API-03, QS-14). */
export const isAborted = (error: unknown): boolean => error instanceof ApiError && error.kind === 'aborted';

const READ_TIMEOUT_MS = 15_000;
/** Long enough for a form with files on a slow phone connection. */
const WRITE_TIMEOUT_MS = 120_000;
/**
 * Timeout for loading the client while the browser is offline. Only a server on the same machine could
 * answer.
 */
const OFFLINE_TIMEOUT_MS = 1000;

let clientSend: Send | undefined;

let pendingClient: Promise<Send> | undefined;

/** Loads the client once. Rejects with ApiError; the next call tries again. */
const fetchClient = (): Promise<Send> => (pendingClient ??= importClient());

async function importClient(): Promise<Send> {
  try {
    // Uses `await`, because the build would move a `then` into the code that it retries after a deploy
    // (mount/chunk-loader.ts).
    const client = await import('./http-client.ts');
    return (clientSend = client.send);
  } catch (error) {
    pendingClient = undefined;
    throw new ApiError('network', undefined, error);
  }
}

/** Loads the client for a call. Rejects with ApiError if the call is aborted or its timeout passes first. */
async function fetchClientFor({ signal, timeout }: Pick<Call, 'signal' | 'timeout'>): Promise<Send> {
  if (signal?.aborted) throw new ApiError('aborted');
  const settled = new AbortController();
  const timeoutOrAbort = new Promise<never>((_, reject) => {
    const [kind, limit] = navigator.onLine
      ? (['timeout', timeout] as const)
      : (['network', OFFLINE_TIMEOUT_MS] as const);
    const timer = setTimeout(() => reject(new ApiError(kind)), limit);
    settled.signal.addEventListener('abort', () => clearTimeout(timer));
    signal?.addEventListener('abort', () => reject(new ApiError('aborted')), { signal: settled.signal });
  });
  return Promise.race([fetchClient(), timeoutOrAbort]).finally(() => settled.abort());
}

/** Loads the client before the first call. Never rejects: the first call reports the failure. */
export const prefetchClient = (): Promise<unknown> => fetchClient().catch(() => {});

/** Loads the client when the visitor presses or focuses a widget, which may soon make a call. */
function handleUse(event: Event): void {
  const isInWidget = event.composedPath().some((node) => (node as Element).matches?.('[data-widget]'));
  if (isInWidget && !clientSend) void prefetchClient();
}

if (typeof document !== 'undefined')
  for (const type of ['pointerdown', 'focusin'])
    document.addEventListener(type, handleUse, { capture: true, passive: true });

type Get = (path: string, query?: Query, signal?: AbortSignal) => Promise<unknown>;

let serverGet: Get | undefined;

/** Replaces `get` on a server, which renders many pages at once. */
export function setServerGet(given: Get): void {
  serverGet = given;
}

/** GET. Returns JSON that the caller has to validate. Rejects with ApiError. */
export const get: Get = (path, query = {}, signal) =>
  serverGet?.(path, query, signal) ??
  send({ method: 'GET', path, query, timeout: READ_TIMEOUT_MS, ...(signal && { signal }) });

/** An answer with the server's time as HTTP writes it; undefined if the browser does not show it, as from another origin. */
interface Dated {
  data: unknown;
  date: string | undefined;
}

/** As `get`, with the server's time of the answer. Rejects with ApiError. */
export const getWithDate = (path: string, signal?: AbortSignal): Promise<Dated> =>
  sendForDate({ method: 'GET', path, timeout: READ_TIMEOUT_MS, ...(signal && { signal }) });

/** POST of a JSON body or of none. Returns null for an empty answer. Rejects with ApiError. */
export const post = (path: string, body?: unknown, signal?: AbortSignal): Promise<unknown> =>
  send({ method: 'POST', path, body, timeout: WRITE_TIMEOUT_MS, ...(signal && { signal }) });

/**
 * As `post`, by a keepalive request that outlives the page. The request starts at once and needs no client.
 * Rejects with ApiError.
 */
export async function postKeepalive(path: string, body?: unknown): Promise<unknown> {
  const pending = requestToken();
  if (pending) await pending;
  const { apiBase, antiForgery } = settings();
  const url = new URL(apiBase + path, location.href);
  const token = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${antiForgery.cookie}=`));
  const headers = new Headers(body === undefined ? {} : { 'content-type': 'application/json' });
  if (token && url.origin === location.origin)
    headers.set(antiForgery.header, decodeURIComponent(token.slice(antiForgery.cookie.length + 1)));
  const options = {
    method: 'POST',
    keepalive: true,
    headers,
    body: JSON.stringify(body),
  };
  const answer = await fetch(url, options).catch((error: unknown) => {
    throw new ApiError('network', undefined, error);
  });
  return readResponse(answer);
}

/**
 * As `post`, but also returns a text that is not JSON. The caller has to distinguish it from an error page.
 * Rejects with ApiError.
 */
export const postForText = (path: string, body: unknown, signal?: AbortSignal): Promise<unknown> =>
  send({ method: 'POST', path, body, timeout: WRITE_TIMEOUT_MS, ...(signal && { signal }) }, true);

type OwnCall = Omit<Call, 'apiBase' | 'antiForgery'>;

const send = async (call: OwnCall, acceptsText = false): Promise<unknown> =>
  (await sendForDate(call, acceptsText)).data;

async function sendForDate(call: OwnCall, acceptsText = false): Promise<Dated> {
  if (call.method === 'POST') await requestToken();
  let currentSend = clientSend;
  let { timeout } = call;
  if (!currentSend) {
    const startedAt = performance.now();
    currentSend = await fetchClientFor(call);
    // axios treats 0 as no timeout.
    timeout = Math.max(1, timeout - (performance.now() - startedAt));
  }
  const { apiBase, antiForgery } = settings();
  const { data, status, date, error, kind } = await currentSend({ ...call, apiBase, antiForgery, timeout });
  if (error !== undefined) throw new ApiError(kind ?? getErrorKind(status!), status, error, data);
  if (data === '' || data === null || data === undefined) return { data: null, date };
  // An answer that is not JSON is a string, such as an error page with status 200.
  if (typeof data === 'string' && !acceptsText) throw new ApiError('bad-response', status);
  return { data, date };
}

/**
 * Requests the anti-forgery cookie before a write if the page, which all visitors share, could not set it. Returns undefined if there is
 * nothing to request. Never rejects: the write reports the failure.
 */
function requestToken(): Promise<unknown> | undefined {
  const { personalUrl, antiForgery } = settings();
  return personalUrl === undefined || document.cookie.includes(`${antiForgery.cookie}=`)
    ? undefined
    : fetch(personalUrl).catch(() => {});
}

/** Returns the kind of failure for an HTTP status. */
const getErrorKind = (status: number): ApiErrorKind =>
  status >= 400 && status < 500 ? 'bad-request' : 'bad-response';

/**
 * Reads the JSON of an answer to `fetch`; null if it is empty. Rejects with ApiError, with the kinds of all other calls
 * (docs/decisions/0029-axios-in-the-browser-fetch-on-the-server.md).
 */
export async function readResponse(answer: Response): Promise<unknown> {
  const { ok, status } = answer;
  if (!ok) throw new ApiError(getErrorKind(status), status);
  const text = await answer.text().catch((error: unknown) => {
    throw new ApiError('network', status, error);
  });
  if (text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new ApiError('bad-response', status, error);
  }
}
