/** How a visitor wants to be answered: one choice, sent as three booleans (FRM-31). */
import { string } from "yup";
import { optionalText, requiredText } from "./rules.js";
export const CONTACT_METHODS = [
	"email",
	"phone",
	"none"
];
/** The choice, required; with the two fields that it decides about (CMP-06, FDB-03). */
export const contactMethodFields = {
	ContactMethod: string().defined().oneOf([...CONTACT_METHODS, ""]).test("required", "requiredLabel", (method) => method !== ""),
	Email: requiredWith("email"),
	Phone: requiredWith("phone")
};
function requiredWith(method) {
	return optionalText().when("ContactMethod", ([chosen], schema) => chosen === method ? requiredText() : schema);
}
export const contactMethodData = (method) => ({
	ContactByEmail: method === "email",
	ContactByPhone: method === "phone",
	NoContact: method === "none"
});
/** The choice that was sent; '' where none or more than one is true. */
export function readContactMethod(data) {
	const chosen = CONTACT_METHODS.filter((method) => {
		const { ContactByEmail, ContactByPhone, NoContact } = data;
		return {
			email: ContactByEmail,
			phone: ContactByPhone,
			none: NoContact
		}[method] === true;
	});
	return chosen.length === 1 ? chosen[0] : "";
}
