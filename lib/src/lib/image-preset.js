import { withParameter } from "./url.js";
/** Sizes and crops that the CMS makes of a picture (GRD-03). */
export const IMAGE_PRESETS = [
	"default",
	"third",
	"three-by-two-crop",
	"small",
	"medium"
];
export const isImagePreset = (value) => IMAGE_PRESETS.includes(value);
/** The address of a picture in a preset; an unknown one, `default`, and a picture that no server sends change nothing. */
export const withPreset = (url, preset) => isImagePreset(preset) && preset !== "default" && !/^data:/i.test(url) ? withParameter(url, "preset", preset) : url;
/** What a screen of double density gets in place of a preset; undefined is the picture as it is. */
const DOUBLED = new Map([["small", "medium"], ["medium", undefined]]);
/** Blanks, and commas at either end, would part a list of addresses. */
const inList = (url) => url.replace(/^,|,$|\s/g, encodeURIComponent);
/**
* The `srcset` of a picture by the preset in its address, for screens of one and of two pixels a point (GRD-03).
* @param url safe to show
* @returns undefined where there is one size only
*/
export function densitiesOf(url) {
	if (/^data:/i.test(url) || !url.includes("preset=")) return undefined;
	const preset = new URL(url, "https://page.invalid/").searchParams.get("preset");
	return DOUBLED.has(preset) ? `${inList(url)} 1x, ${inList(withParameter(url, "preset", DOUBLED.get(preset)))} 2x` : undefined;
}
