import { isRecord, readText } from "../lib/read.js";
/** Types a form by its schema. */
export const formSchema = (form) => form;
/** A text; what is missing or none reads as ''. */
export const textOf = (value) => readText(value) ?? "";
/** The texts of these names. */
export const textsOf = (data, names) => Object.fromEntries(names.map((name) => [name, textOf(data[name])]));
/** `data` of a payload, or an empty one. */
export const recordOf = (value) => isRecord(value) ? value : {};
/** White space around what was typed is nobody's meaning. */
export const trimmed = (values) => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === "string" ? value.trim() : value]));
