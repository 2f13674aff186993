/** The calls of widgets on a server, where many pages are rendered at once: each goes where its own page says. */
import { AsyncLocalStorage } from "node:async_hooks";
import { ApiError, getBy } from "../src/api/http.js";
import { getByFetch } from "../src/api/http-by-fetch.js";
const servers = new AsyncLocalStorage();
/** Has every call that is made within `run` go to a server. */
export function callsGoTo(server, run) {
	getBy(get);
	return servers.run(server, run);
}
const get = async (path, query, signal) => {
	const server = servers.getStore();
	// A call that is made outside of `load` has no page.
	if (!server) throw new ApiError("network");
	return getByFetch(server, path, query, signal);
};
