/** The calls of widgets on a server, where many pages are rendered at once: each goes where its own page says. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { ApiError, setServerGet } from '#api/http.ts';
import { getByFetch, type Server } from '#api/http-by-fetch.ts';

const servers = new AsyncLocalStorage<Server>();

/** Has every call that is made within `run` go to a server. */
export function callsGoTo<Result>(server: Server, run: () => Result): Result {
  setServerGet(get);
  return servers.run(server, run);
}

const get: Parameters<typeof setServerGet>[0] = async (path, query, signal) => {
  const server = servers.getStore();
  // A call that is made outside of `load` has no page.
  if (!server) throw new ApiError('network');
  return getByFetch(server, path, query, signal);
};
