/**
* What a widget is, apart from its looks: one definition that the editor's form, the block catalogue, the server
* and the browser share. No React here, and nothing of it is shipped: the build makes the catalogue and the schemas of
* it (docs/decisions/0001-props-checked-by-schemas-made-at-the-build.md).
*/
import { toJsonSchema } from "@valibot/to-json-schema";
import * as v from "valibot";
import { LANGUAGES, SITES } from "../lib/site.js";
/** Props that every widget takes (docs/embedding.md#props). */
export const commonProps = {
	site: v.optional(v.pipe(v.picklist(SITES), editor("Site", "Brand of this block. Default: the page settings"))),
	language: v.optional(v.pipe(v.picklist(LANGUAGES), editor("Language", "Language of this block. Default: the page settings"))),
	texts: v.optional(v.pipe(v.record(v.string(), v.string()), editor("Texts", "Replaces interface texts of this block, by key")))
};
/** Declares a widget. */
export const defineWidget = (definition) => definition;
/** Title and help of a prop, for the editor's form and the JSON Schema, and how a text of it is edited. */
export function editor(title, description, editedAs) {
	return v.metadata({
		title,
		description,
		...editedAs ? { editedAs } : {}
	});
}
/**
* A text prop that replaces the widget's own text of the same key: its default is that text in the island's
* language, so it is not filled in here; the catalogue shows the Finnish one (I18N-07).
*/
export function label(title, description, editedAs) {
	const metadata = {
		title,
		description,
		ownText: true,
		...editedAs ? { editedAs } : {}
	};
	return v.optional(v.pipe(v.string(), v.metadata(metadata)));
}
/** A URL string, or one with the text for who can't see the picture; `readImage` of `#lib/image.ts` makes one of both. */
export const image = (title, description) => v.pipe(v.union([v.string(), v.object({
	url: v.string(),
	alt: v.optional(v.string())
})]), editor(title, description, "picture"));
/** {label, link}. */
export const link = (title, description) => v.pipe(v.object({
	label: v.pipe(v.string(), editor("Label", "What visitors read")),
	link: v.pipe(v.string(), editor("Address", "Where it leads", "link"))
}), editor(title, description));
/**
* The schema that a marker's props are checked against: the common props are added by `checkProps`.
* @throws where a prop needs a rule that the browser does not check
*/
export function propsSchema({ props, either }) {
	const schema = toJsonSchema(v.object(props), { typeMode: "input" });
	return {
		...checked(schema, ""),
		...either ? { either } : {}
	};
}
const KEYWORDS = new Set([
	"type",
	"enum",
	"const",
	"anyOf",
	"default",
	"minimum",
	"maximum",
	"minLength",
	"maxLength",
	"minItems",
	"maxItems",
	"items",
	"properties",
	"required",
	"additionalProperties"
]);
/** Words for people, which no check needs. */
const LEFT_OUT = new Set([
	"$schema",
	"title",
	"description",
	"ownText",
	"editedAs"
]);
function checked(schema, path) {
	const each = (key, value) => {
		if (key === "anyOf") return value.map((choice) => checked(choice, path));
		if (key === "items" || key === "additionalProperties" && typeof value === "object") return checked(value, `${path}[]`);
		if (key !== "properties") return value;
		return Object.fromEntries(Object.entries(value).map(([name, prop]) => [name, checked(prop, `${path}.${name}`)]));
	};
	return Object.fromEntries(Object.entries(schema).filter(([key]) => !LEFT_OUT.has(key)).map(([key, value]) => {
		if (!KEYWORDS.has(key)) throw new Error(`The prop${path} needs "${key}", which src/island/check-props.ts does not check`);
		return [key, each(key, value)];
	}));
}
