import { object } from "yup";
import { MESSAGE_LIMIT } from "../lib/message-characters.js";
import { readJson, readList, readText } from "../lib/read.js";
import { formSchema, textsOf, trimmed } from "./form.js";
import { choices, optionalText, requiredText } from "./rules.js";
const fields = {
	FirstName: requiredText(),
	LastName: requiredText(),
	School: optionalText(),
	Region: optionalText(),
	Email: requiredText(),
	Links: choices(),
	Subject: optionalText()
};
const initial = {
	FirstName: "",
	LastName: "",
	School: "",
	Region: "",
	Email: "",
	Materials: [],
	Links: [],
	Message: "",
	Subject: ""
};
const toData = ({ Message, ...values }) => ({
	...trimmed(values),
	Message
});
const fromData = (data) => ({
	...textsOf(data, [
		"FirstName",
		"LastName",
		"School",
		"Region",
		"Email",
		"Message",
		"Subject"
	]),
	Materials: readList(data["Materials"], readText),
	Links: readList(data["Links"], readText)
});
/** An order of school materials (SCH-02 to SCH-04): names in Materials, addresses in Links. */
export const schoolMaterial = formSchema({
	schema: object({
		...fields,
		Materials: choices().test("required", "materialsLabel", (chosen) => chosen.length > 0),
		Message: optionalText(MESSAGE_LIMIT)
	}),
	initial,
	toData,
	fromData,
	files: null,
	complete: (values, sent) => ({
		...values,
		Links: (sent.get(OFFERED) ?? []).flatMap((offered) => linkOf(offered, values.Materials) ?? [])
	})
});
/** The school contact form: the same where there is nothing to order, so it is the message that is sent (SCH-07, CORP-17). */
export const schoolContact = formSchema({
	schema: object({
		...fields,
		Materials: choices().max(0),
		Message: requiredText(MESSAGE_LIMIT)
	}),
	initial,
	toData,
	fromData,
	files: null
});
/** Name of the hidden fields that say, in a native post, what is offered: JSON `[material, address]` each. */
export const OFFERED = "OfferedMaterial";
/** The address of what is offered, where it was chosen. */
function linkOf(offered, chosen) {
	const [material, url] = readList(readJson(offered), readText);
	return material !== undefined && chosen.includes(material) ? url : undefined;
}
/** The order with the addresses of what is ordered. */
export const withLinks = (order, materials) => ({
	...order,
	Links: materials.filter(({ Material }) => order.Materials.includes(Material)).map(({ Url }) => Url)
});
