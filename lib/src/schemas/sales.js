import { number, object, string } from "yup";
import { readNumber } from "../lib/read.js";
import { formSchema, recordOf, textOf, textsOf, trimmed } from "./form.js";
import { optionalText, requiredText, validEmail } from "./rules.js";
import { MESSAGE_LIMIT } from "../lib/message-characters.js";
/** Required where it is the way of contact, beside what else the field is asked for. */
const text = (method) => optionalText().when("contactRequest", ([chosen], schema) => chosen === method ? schema.concat(requiredText()) : schema);
/** The professional site's form, sent flat (SAL-01 to SAL-05). `product` is its name; without a name none is sent. */
export const sales = formSchema({
	schema: object({
		firstName: requiredText(),
		lastName: requiredText(),
		contactRequest: string().defined().oneOf([
			"Email",
			"Phone",
			"None"
		], "requiredLabel"),
		email: text("Email").test("email", "wrongEmail", validEmail),
		phone: text("Phone"),
		organization: optionalText(),
		customerNumber: optionalText(),
		product: optionalText(),
		productId: number().integer().nullable().defined(),
		message: requiredText(MESSAGE_LIMIT),
		formType: string().defined().oneOf(["Feedback", "Other"], "requiredLabel")
	}),
	initial: {
		firstName: "",
		lastName: "",
		contactRequest: "None",
		email: "",
		phone: "",
		organization: "",
		customerNumber: "",
		product: "",
		productId: null,
		message: "",
		formType: "Feedback"
	},
	toData({ message, ...values }) {
		const { product, productId, ...rest } = trimmed(values);
		return {
			...rest,
			message,
			product: product === "" ? null : {
				productId,
				title: product
			}
		};
	},
	fromData(data) {
		const product = recordOf(data["product"]);
		return {
			...textsOf(data, [
				"firstName",
				"lastName",
				"email",
				"phone",
				"organization",
				"message",
				"customerNumber"
			]),
			contactRequest: textOf(data["contactRequest"]),
			formType: textOf(data["formType"]),
			product: textOf(product["title"]),
			productId: readNumber(product["productId"]) ?? null
		};
	},
	files: null
});
