/**
 * `saaristo/http`: the calls of a widget. `get` and `post` put `apiBase` of the page settings before the path, repeat the anti-forgery
 * cookie in its header, end after 15 and 120 seconds, and reject only with an `ApiError`. A `load.ts` may call `get` on a server, too.
 */
export { ApiError, get, isAborted, post } from '#api/http.ts';
export type { ApiErrorKind, Query } from '#api/http-client.ts';
export { type RequestState, type RequestStatus, useRequest } from '#ui/use-request.ts';
