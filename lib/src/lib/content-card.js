/** Cards, as editors write them into props and as the filter of a grid answers with them (GRD-01, GRD-02). */
import { readImage } from "./image.js";
import { withPreset } from "./image-preset.js";
import { isRecord, readNumber, readText } from "./read.js";
import { safeLink } from "./url.js";
export const CARD_TYPES = [
	"square",
	"tall",
	"wide",
	"extra-tall",
	"recipe",
	"news",
	"press-release",
	"broiler-recipe",
	"swedish-a",
	"swedish-b",
	"product"
];
/** Numbers may come as texts, '45 min' too; less than nothing reads as undefined. */
function readCount(value) {
	const number = readNumber(value) ?? Number.parseFloat(readText(value) ?? "");
	return number >= 0 ? number : undefined;
}
/** The card out of props or of an answer; undefined where nothing says what it is about. An unknown type reads as `square`. */
export function readCard(value) {
	if (!isRecord(value)) return undefined;
	const text = (key) => readText(value[key])?.trim() ?? "";
	const picture = (key) => {
		const image = readImage(value[key]);
		return image && {
			...image,
			url: withPreset(image.url, value["imagePreset"])
		};
	};
	const image = picture("image");
	const header = text("header") || image?.alt || text("ctaButton");
	if (header === "") return undefined;
	const type = CARD_TYPES.find((one) => one === value["type"]) ?? "square";
	const contentId = text("contentId");
	const likeCount = readCount(value["likeCount"]);
	return {
		type,
		link: safeLink(value["link"]),
		image,
		productImage: picture("productImage"),
		header,
		ctaButton: text("ctaButton"),
		totalTime: readCount(value["totalTime"]) ?? 0,
		cisionTextType: text("cisionTextType"),
		publishDate: text("publishDate"),
		like: contentId && likeCount !== undefined ? {
			contentId,
			likeCount: Math.round(likeCount)
		} : undefined
	};
}
