/**
* The HTTP layer (API-01..API-04): one client, one kind of failure. Only this file knows axios.
*/
import axios from "axios";
import { settings } from "../island/settings.js";
/** The one error that calls reject with. `status` and `answer` are the HTTP status and the body where there was an answer. */
export class ApiError extends Error {
	kind;
	status;
	answer;
	constructor(kind, status, cause, answer) {
		super(status === undefined ? kind : `${kind} (${status})`, { cause });
		this.name = "ApiError";
		this.kind = kind;
		this.status = status;
		this.answer = answer;
	}
}
/** An aborted call is no failure: it is ignored (API-03, QS-14). */
export const isAborted = (error) => error instanceof ApiError && error.kind === "aborted";
const READ_TIMEOUT_MS = 15e3;
/** A form with files takes its time on a phone. */
const WRITE_TIMEOUT_MS = 12e4;
let client;
function instance() {
	const { apiBase, antiForgery } = settings();
	client ??= axios.create();
	client.defaults.baseURL = apiBase;
	// axios sends the header on same-origin requests only, as API-02 wants.
	client.defaults.xsrfCookieName = antiForgery.cookie;
	client.defaults.xsrfHeaderName = antiForgery.header;
	return client;
}
let getOnServer;
/** Has a server, which serves many pages at once, ask in its own way. */
export function getBy(given) {
	getOnServer = given;
}
/** GET; the answer is JSON of a shape that the caller has yet to read. Rejects with ApiError. */
export const get = (path, query = {}, signal) => getOnServer?.(path, query, signal) ?? send({
	method: "GET",
	url: path,
	params: query,
	timeout: READ_TIMEOUT_MS,
	...signal ? { signal } : {}
});
/** POST of a JSON body, or of none. An empty answer reads as null. Rejects with ApiError. */
export const post = (path, body, signal) => send({
	method: "POST",
	url: path,
	data: body,
	timeout: WRITE_TIMEOUT_MS,
	...signal ? { signal } : {}
});
/** As `post`, for a page that may be gone before the answer: the request outlives it. Rejects with ApiError. */
export async function postAtLast(path, body) {
	const { apiBase, antiForgery } = settings();
	const url = new URL(apiBase + path, location.href);
	const token = document.cookie.split("; ").find((cookie) => cookie.startsWith(`${antiForgery.cookie}=`));
	const headers = new Headers({ "content-type": "application/json" });
	if (token && url.origin === location.origin) headers.set(antiForgery.header, decodeURIComponent(token.slice(antiForgery.cookie.length + 1)));
	const options = {
		method: "POST",
		keepalive: true,
		headers,
		body: JSON.stringify(body)
	};
	const answer = await fetch(url, options).catch((error) => {
		throw new ApiError("network", undefined, error);
	});
	if (!answer.ok) throw new ApiError(kindOf(answer.status), answer.status);
	return answer.json().catch((error) => {
		throw new ApiError("bad-response", answer.status, error);
	});
}
/** As `post`, for a call whose answer may be a text alone: the caller tells it from an error page. Rejects with ApiError. */
export const postForText = (path, body, signal) => send({
	method: "POST",
	url: path,
	data: body,
	timeout: WRITE_TIMEOUT_MS,
	...signal ? { signal } : {}
}, true);
async function send(config, takesText = false) {
	try {
		const { data, status } = await instance().request(config);
		if (data === "" || data === null || data === undefined) return null;
		// What is not JSON stays a string: an error page with status 200.
		if (typeof data === "string" && !takesText) throw new ApiError("bad-response", status);
		return data;
	} catch (error) {
		throw toApiError(error);
	}
}
function toApiError(error) {
	if (error instanceof ApiError) return error;
	if (axios.isCancel(error)) return new ApiError("aborted", undefined, error);
	if (!axios.isAxiosError(error)) return new ApiError("bad-response", undefined, error);
	const status = error.response?.status;
	if (error.code === "ECONNABORTED" || error.code === "ETIMEDOUT") return new ApiError("timeout", status, error);
	if (status === undefined) return new ApiError("network", undefined, error);
	return new ApiError(kindOf(status), status, error, error.response?.data);
}
/** What an answer with this HTTP status is a sign of. */
export const kindOf = (status) => status >= 400 && status < 500 ? "bad-request" : "bad-response";
