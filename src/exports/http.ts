/**
 * `saaristo/http`: what a widget with a call needs. `get` and `post` put `apiBase` of the page settings before the path, repeat the
 * anti-forgery cookie in its header, give up after 15 and 120 seconds, and reject with an `ApiError` alone; in a `load.ts` a server answers
 * `get`, too.
 */
export { ApiError, get, isAborted, post } from '#api/http.ts';
export type { ApiErrorKind, Query } from '#api/http-client.ts';
export { type RequestState, type RequestStatus, useRequest } from '#ui/use-request.ts';
