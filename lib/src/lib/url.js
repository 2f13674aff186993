/** Addresses that come from props or from a server are not trusted (docs/embedding.md#security). */
const LINK_PROTOCOLS = new Set([
	"http:",
	"https:",
	"mailto:",
	"tel:"
]);
const IMAGE_PROTOCOLS = new Set([
	"http:",
	"https:",
	"data:"
]);
function allowed(address, protocols) {
	if (typeof address !== "string") return undefined;
	const trimmed = address.trim();
	if (trimmed === "") return undefined;
	// The base is never seen: it only lets a relative address parse.
	if (!URL.canParse(trimmed, "https://page.invalid/")) return undefined;
	return protocols.has(new URL(trimmed, "https://page.invalid/").protocol) ? trimmed : undefined;
}
/** The address if it may become a link (http, https, mailto, tel or relative), else undefined. */
export const safeLink = (address) => allowed(address, LINK_PROTOCOLS);
/** The address if it may be shown as an image (http, https, data or relative), else undefined. */
export function safeImage(address) {
	const image = allowed(address, IMAGE_PROTOCOLS);
	return image !== undefined && /^data:(?!image\/)/i.test(image) ? undefined : image;
}
/** Sets one query parameter, or takes it away where it has no value, keeping what else the address has (a search URL keeps its query). */
export function withParameter(address, name, value) {
	const [beforeHash = "", hash] = address.split("#", 2);
	const [path = "", query] = beforeHash.split("?", 2);
	const parameters = new URLSearchParams(query);
	if (value === undefined) parameters.delete(name);
	else parameters.set(name, value);
	return `${path}${parameters.size > 0 ? "?" : ""}${parameters.toString()}${hash === undefined ? "" : `#${hash}`}`;
}
