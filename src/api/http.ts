/**
 * The HTTP layer (API-01..API-04): one client and one error type. `http-client.ts`, which sends the calls, is
 * loaded when the visitor first presses or focuses a widget, at the latest with the first call.
 */
import { settings } from '#island/settings.ts';
import { clean } from '#lib/clean.ts';
import { canStoreCookies, readCookie } from '#lib/cookies.ts';
import { writeJson } from '#lib/read.ts';
import type { ApiErrorKind, Call, Query, Send } from './http-client.ts';
import { getPageOrigin, getPageUrl } from '#lib/page-address.ts';

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

/** Returns whether a call failed because the browser blocks the cookies that protect writes. */
export const isCookieFailure = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'cookies';

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
    // (mount/island/chunk-loader.ts).
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
  if (!isInWidget) return;
  readToken();
  if (!clientSend) void prefetchClient();
}

if (typeof document !== 'undefined')
  for (const type of ['pointerdown', 'focusin'])
    clean(document).addEventListener(type, handleUse, { capture: true, passive: true });

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
  const answer = await sendWithToken({ method: 'POST', path, body }, (headers) =>
    fetch(resolveUrl(path), {
      method: 'POST',
      keepalive: true,
      headers,
      body: encodeBody(body) as string,
      // Later changes wait for the answer.
      signal: AbortSignal.timeout(WRITE_TIMEOUT_MS),
    }),
  ).catch((error: unknown) => {
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
  let currentSend = clientSend;
  let { timeout } = call;
  if (!currentSend) {
    const startedAt = performance.now();
    currentSend = await fetchClientFor(call);
    // axios treats 0 as no timeout.
    timeout = Math.max(1, timeout - (performance.now() - startedAt));
  }
  const { antiForgery } = settings();
  // The browser would resolve a relative URL against the address of `<base>`.
  const path = resolveUrl(call.path).href;
  const body = encodeBody(call.body);
  const { data, status, date, error, kind } = await sendWithToken(call, (headers) =>
    currentSend({ ...call, path, body, headers, apiBase: '', antiForgery, timeout }),
  );
  if (error !== undefined) throw new ApiError(kind ?? getErrorKind(status!), status, error, data);
  if (data === '' || data === null || data === undefined) return { data: null, date };
  // An answer that is not JSON is a string, such as an error page with status 200.
  if (typeof data === 'string' && !acceptsText) throw new ApiError('bad-response', status);
  return { data, date };
}

const isJson = (body: unknown): boolean =>
  body !== undefined && !(body instanceof URLSearchParams) && !(body instanceof FormData);

const encodeBody = (body: unknown): unknown => (isJson(body) ? writeJson(body) : body);

/** Resolves the path of a call. */
const resolveUrl = (path: string): URL =>
  new URL(/^https?:/.test(path) ? path : settings().apiBase + path, getPageUrl());

/** Whether the anti-forgery cookie was there when the visitor used a widget, or before an earlier call. */
let hadToken = false;

function readToken(): string | undefined {
  const token = readCookie(settings().antiForgery.cookie);
  hadToken ||= token !== undefined;
  return token;
}

/** Returns whether a server that protects writes by a token refuses with this status. */
const isRefusal = (status: number | undefined): boolean => status === 400 || status === 403 || status === 419;

/** Returns whether a new token may help. Most answers with status 400 are about wrong values. */
const isTokenRefused = (status: number | undefined, token: string | undefined): boolean =>
  isRefusal(status) && (status !== 400 || (token === undefined && hadToken));

/**
 * Sends a call with its headers. If the server refuses a write, because the anti-forgery cookie is gone or old, requests the cookie again and
 * repeats the call once with the new token.
 */
async function sendWithToken<Answer extends { status?: number | undefined }>(
  { method, path, body }: Pick<OwnCall, 'method' | 'path' | 'body'>,
  attempt: (headers: Record<string, string>) => Promise<Answer>,
): Promise<Answer> {
  const isOwnOrigin = resolveUrl(path).origin === getPageOrigin();
  const token = isOwnOrigin ? readToken() : undefined;
  const createHeaders = (sent: string | undefined): Record<string, string> => ({
    ...(isJson(body) && { 'content-type': 'application/json' }),
    ...(sent !== undefined && { [settings().antiForgery.header]: sent }),
  });
  const answer = await attempt(createHeaders(token));
  if (!isOwnOrigin || method === 'GET' || !isTokenRefused(answer.status, token)) return answer;
  await renewToken();
  const renewed = readToken();
  return renewed === undefined || renewed === token ? answer : attempt(createHeaders(renewed));
}

let renewal: Promise<unknown> | undefined;

/** Requests the anti-forgery cookie, which the server sends with each page or with the visitor's parts. Never rejects. */
const renewToken = (): Promise<unknown> =>
  (renewal ??= fetch(new URL(settings().personalUrl ?? '', getPageUrl()), {
    cache: 'no-store',
    signal: AbortSignal.timeout(READ_TIMEOUT_MS),
  })
    .catch(() => {})
    .finally(() => (renewal = undefined)));

/** Returns whether the browser stores cookies of this page. */
export const hasCookies = (): boolean => readToken() !== undefined || canStoreCookies();

/** Returns the kind of failure for an HTTP status. */
function getErrorKind(status: number): ApiErrorKind {
  if (isRefusal(status) && !hasCookies()) return 'cookies';
  return status >= 400 && status < 500 ? 'bad-request' : 'bad-response';
}

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
