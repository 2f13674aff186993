/**
* Checks props against a widget's schema, in the browser. The schemas are JSON Schema, made of the definitions at the
* build; this reads the part of it that `propsSchema` writes, in less than a kilobyte, and says in words what is wrong.
*/
import { isRecord } from "../lib/read.js";
import { LANGUAGES, SITES } from "../lib/site.js";
/** All that is wrong, in one line for an editor. */
export const sentenceOf = (problems) => problems.map(({ path, expected, received }) => `prop "${path}": expected ${expected}, got ${received}`).join("; ");
/** Props that every widget takes (docs/embedding.md#props). */
const COMMON_PROPS = {
	site: { enum: SITES },
	language: { enum: LANGUAGES },
	texts: {
		type: "object",
		additionalProperties: { type: "string" }
	}
};
/**
* The props with their defaults and without unknown keys, or every problem they have. A null means "not given",
* since many CMSs write out the fields that an editor left empty.
*/
export function checkProps(schema, given) {
	const problems = [];
	const whole = {
		...schema,
		type: "object",
		properties: {
			...schema.properties,
			...COMMON_PROPS
		}
	};
	const props = read(whole, isRecord(given) ? withoutNulls(given) : given, "", problems);
	for (const names of schema.either ?? []) if (isRecord(given) && names.every((name) => isBlank(given[name]))) problems.push({
		path: names[0],
		expected: `${names.join(" or ")} (required)`,
		received: "nothing"
	});
	return problems.length > 0 ? {
		ok: false,
		problems
	} : {
		ok: true,
		props
	};
}
const withoutNulls = (given) => Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
const isBlank = (value) => value == null || typeof value === "string" && value.trim() === "";
function read(schema, value, path, problems) {
	const { type, anyOf, items, properties, additionalProperties } = schema;
	if (anyOf) {
		for (const choice of anyOf) {
			const own = [];
			const result = read(choice, value, path, own);
			if (own.length === 0) return result;
		}
	}
	if (anyOf || !fits(schema, value)) {
		problems.push({
			path: path || "(props)",
			expected: wordsFor(schema),
			received: describe(value)
		});
		return undefined;
	}
	const at = (key) => path === "" ? String(key) : `${path}.${key}`;
	if (type === "array" && items) return value.map((item, index) => read(items, item, at(index), problems));
	if (type !== "object") return value;
	const entries = [];
	const given = value;
	for (const [key, prop] of Object.entries(properties ?? {})) {
		if (Object.hasOwn(given, key)) entries.push([key, read(prop, given[key], at(key), problems)]);
		else if (prop.default !== undefined) entries.push([key, prop.default]);
		else if (schema.required?.includes(key)) problems.push({
			path: at(key),
			expected: `${wordsFor(prop)} (required)`,
			received: "nothing"
		});
	}
	if (typeof additionalProperties === "object") {
		for (const key of Object.keys(given)) if (!properties || !Object.hasOwn(properties, key)) entries.push([key, read(additionalProperties, given[key], at(key), problems)]);
	}
	return Object.fromEntries(entries);
}
/** Whether the value itself is right; what it holds is looked at by `read`. */
function fits(schema, value) {
	const { type, minimum = -Infinity, maximum = Infinity } = schema;
	if (schema.enum && !schema.enum.includes(value)) return false;
	if ("const" in schema && schema.const !== value) return false;
	if (typeof value === "number") {
		if (value < minimum || value > maximum) return false;
		return !type || type === "number" || type === "integer" && Number.isInteger(value);
	}
	if (typeof value === "string") return (!type || type === "string") && within(value.length, schema.minLength, schema.maxLength);
	if (Array.isArray(value)) return (!type || type === "array") && within(value.length, schema.minItems, schema.maxItems);
	return !type || type === (value === null ? "null" : typeof value);
}
const within = (length, least = 0, most = Infinity) => length >= least && length <= most;
const NOUNS = {
	string: "a string",
	number: "a number",
	integer: "an integer",
	boolean: "a boolean",
	array: "an array",
	object: "an object"
};
/** What should be there, for the console and for editors. */
function wordsFor(schema) {
	if (schema.anyOf) return schema.anyOf.map(wordsFor).join(" or ");
	if (schema.enum) return `one of ${schema.enum.map((value) => JSON.stringify(value)).join(", ")}`;
	if ("const" in schema) return JSON.stringify(schema.const);
	const least = schema.minimum ?? schema.minLength ?? schema.minItems;
	const most = schema.maximum ?? schema.maxLength ?? schema.maxItems;
	const of = schema.minLength ?? schema.maxLength ? " characters" : "";
	return [
		NOUNS[schema.type ?? ""] ?? schema.type ?? "anything",
		least === undefined ? "" : ` of at least ${least}${of}`,
		most === undefined ? "" : ` of at most ${most}${of}`
	].join("");
}
/** What is there, short. */
function describe(value) {
	if (Array.isArray(value)) return "an array";
	if (isRecord(value)) return "an object";
	const json = JSON.stringify(value) ?? "nothing";
	return json.length > 60 ? `${json.slice(0, 60)}…` : json;
}
