/** GET on a server, which uses a separate `fetch` for each page that it renders. */
import axios from 'axios';
import { ApiError, readResponse } from './http.ts';
import type { Query } from './http-client.ts';

export interface Server {
  fetch: typeof fetch;
  /** Absolute URL that is put before every path. */
  base: string;
  signal: AbortSignal;
}

/** GET by `fetch`, with the same results and errors as `http.ts`. Rejects with ApiError. */
export async function getByFetch(
  server: Server,
  path: string,
  query: Query = {},
  signal?: AbortSignal,
): Promise<unknown> {
  const url = axios.getUri({ url: server.base + path, params: query });
  const aborted = AbortSignal.any([server.signal, ...(signal ? [signal] : [])]);
  const answer = await server
    .fetch(url, { headers: { accept: 'application/json' }, signal: aborted })
    .catch((error: unknown) => {
      throw new ApiError(aborted.aborted ? 'aborted' : 'network', undefined, error);
    });
  return readResponse(answer);
}
