/** Where a customer has orders delivered (CHK-27 to CHK-29, API-40). */
import { object } from "yup";
import { isNumericCode } from "../lib/numeric-code.js";
import { formSchema, textsOf, trimmed } from "./form.js";
import { requiredText, ticked } from "./rules.js";
const FIELDS = [
	"firstName",
	"lastName",
	"streetAddress",
	"postalCode",
	"city",
	"phoneCountryCode",
	"phoneNumber"
];
/** No name and no street is longer. */
const LONGEST = 100;
/** A rule that is broken is named by the key of its text: `requiredLabel`, `wrongPostalCode`, `wrongPhoneNumber`. */
export const address = formSchema({
	schema: object({
		firstName: requiredText(LONGEST),
		lastName: requiredText(LONGEST),
		streetAddress: requiredText(LONGEST),
		postalCode: requiredText().test("postal-code", "wrongPostalCode", (text) => /^\s*\d{5}\s*$/.test(text)),
		city: requiredText(LONGEST),
		phoneCountryCode: requiredText().test("country-code", "wrongPhoneNumber", (text) => /^\s*\+\d{1,3}\s*$/.test(text)),
		phoneNumber: requiredText().test("phone", "wrongPhoneNumber", (text) => isNumericCode(text.trim())),
		isPrivateCustomer: ticked()
	}),
	initial: {
		firstName: "",
		lastName: "",
		streetAddress: "",
		postalCode: "",
		city: "",
		phoneCountryCode: "+358",
		phoneNumber: "",
		isPrivateCustomer: false
	},
	toData: trimmed,
	// A form-encoded body has texts only.
	fromData: (data) => ({
		...textsOf(data, FIELDS),
		isPrivateCustomer: data["isPrivateCustomer"] === true || data["isPrivateCustomer"] === "true"
	}),
	files: null
});
