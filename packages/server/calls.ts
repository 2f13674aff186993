/** Makes the calls of widgets on a server. Many pages are rendered at once, so each call goes to the API of its own page. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { ApiError, setServerGet } from '#api/http.ts';
import { getByFetch, type Server } from '#api/http-by-fetch.ts';

const servers = new AsyncLocalStorage<Server>();

/** Calls a function, and sends all calls that it makes to a server. */
export function runWithServer<Result>(server: Server, run: () => Result): Result {
  setServerGet(get);
  return servers.run(server, run);
}

const get: Parameters<typeof setServerGet>[0] = async (path, query, signal) => {
  const server = servers.getStore();
  // A call outside of `load` belongs to no page.
  if (!server) throw new ApiError('network');
  return getByFetch(server, path, query, signal);
};
