/** The block catalogue, dist/widgets.json (docs/embedding.md#what-the-build-gives), out of the widgets' own definitions. */
import { toJsonSchema } from "@valibot/to-json-schema";
import * as v from "valibot";
import { checkProps } from "../../src/island/check-props.js";
import { commonProps, propsSchema } from "../../src/island/define.js";
import { DEFAULT_LANGUAGE } from "../../src/lib/site.js";
export { propsSchema };
/** One entry of the catalogue. Throws where an example does not pass the widget's own schema. */
export function catalogueEntry({ definition, examples }, chunks) {
	const [first] = Object.values(examples);
	for (const [name, example] of Object.entries(examples)) {
		const checked = checkProps(propsSchema(definition), example.props);
		if (!checked.ok) throw new Error(`${definition.name}, example "${name}": ${JSON.stringify(checked.problems)}`);
	}
	const { reservedHeight: height } = definition;
	return {
		name: definition.name,
		title: definition.title,
		description: definition.description,
		category: definition.category,
		icon: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="currentColor" d="${definition.icon}"/></svg>`,
		version: definition.version ?? 1,
		props: jsonSchema(definition),
		example: first?.props ?? {},
		load: definition.load,
		reservedHeight: typeof height === "number" ? height : height.wide,
		...typeof height === "number" || height.narrow === height.wide ? {} : { reservedHeightNarrow: height.narrow },
		chunks
	};
}
/** The schema of the props as an editor's form reads it: titles, descriptions, defaults, own texts by key. */
export function jsonSchema(definition) {
	const texts = definition.texts[DEFAULT_LANGUAGE];
	const schema = toJsonSchema(v.object({
		...definition.props,
		...commonProps
	}), {
		target: "draft-07",
		typeMode: "input",
		overrideAction({ valibotAction, jsonSchema: json }) {
			if (valibotAction.type !== "metadata") return undefined;
			const { title, description, editedAs } = valibotAction.metadata;
			return {
				...json,
				...title ? { title } : {},
				...description ? { description } : {},
				...editedAs ? { format: editedAs } : {}
			};
		}
	});
	for (const [name, prop] of Object.entries(schema.properties)) if (isOwnText(definition.props[name]) && Object.hasOwn(texts, name)) prop["default"] = texts[name];
	schema.properties["texts"] = {
		...schema.properties["texts"],
		properties: Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, {
			type: "string",
			default: text
		}]))
	};
	const { either } = definition;
	return {
		...schema,
		...either ? { allOf: either.map((names) => ({ anyOf: names.map((name) => ({ required: [name] })) })) } : {},
		additionalProperties: true
	};
}
/** Whether a prop was declared with `label(…)`. */
function isOwnText(entry) {
	const { wrapped } = entry ?? {};
	return wrapped?.pipe?.some((action) => action.type === "metadata" && action.metadata.ownText) ?? false;
}
