/** GET where there is no page: on a server, which has a `fetch` of its own for every page that it renders. */
import axios from "axios";
import { ApiError, kindOf } from "./http.js";
/** GET as `http.ts` does it, by a `fetch`. Rejects with ApiError. */
export async function getByFetch(server, path, query = {}, signal) {
	const url = axios.getUri({
		url: server.base + path,
		params: query
	});
	const aborted = AbortSignal.any([server.signal, ...signal ? [signal] : []]);
	const answer = await server.fetch(url, {
		headers: { accept: "application/json" },
		signal: aborted
	}).catch((error) => {
		throw new ApiError(aborted.aborted ? "aborted" : "network", undefined, error);
	});
	if (!answer.ok) throw new ApiError(kindOf(answer.status), answer.status);
	const text = await answer.text().catch((error) => {
		throw new ApiError("network", answer.status, error);
	});
	if (text === "") return null;
	try {
		return JSON.parse(text);
	} catch (error) {
		throw new ApiError("bad-response", answer.status, error);
	}
}
