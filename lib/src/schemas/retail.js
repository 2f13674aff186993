/** The two consumer forms about a product: complaint and feedback (CMP, FDB). */
import { number, object } from "yup";
import { readDay, readTypedDay, typedDay } from "../lib/day.js";
import { COMPLAINT_IMAGES } from "../lib/files.js";
import { readNumber } from "../lib/read.js";
import { contactMethodData, contactMethodFields, readContactMethod } from "./contact-method.js";
import { formSchema, textOf, textsOf, trimmed } from "./form.js";
import { optionalText, requiredDay, requiredMessage, requiredText } from "./rules.js";
/** Who writes, and how to answer. */
const person = {
	Firstname: requiredText(),
	Lastname: requiredText(),
	StreetAddress: requiredText(),
	PostalCode: requiredText(),
	City: requiredText(),
	...contactMethodFields
};
const noPerson = {
	Firstname: "",
	Lastname: "",
	StreetAddress: "",
	PostalCode: "",
	City: "",
	ContactMethod: "",
	Email: "",
	Phone: ""
};
/** Null where what was typed is no product of the list (CMP-09). */
const ProductId = number().integer().nullable().defined();
const PERSON = [
	"Firstname",
	"Lastname",
	"StreetAddress",
	"PostalCode",
	"City",
	"Phone",
	"Email"
];
const personOf = (data) => ({
	...textsOf(data, PERSON),
	ContactMethod: readContactMethod(data),
	ProductId: readNumber(data["ProductId"]) ?? null
});
const complaintSchema = object({
	ProductName: requiredText(),
	ProductId,
	Message: requiredMessage(),
	BatchNumber: optionalText(),
	ExpirationDate: requiredDay(),
	PlaceOfPurchase: requiredText(),
	...person
});
/** A complaint about a product (CMP-04 to CMP-12). `ExpirationDate` is sent as `yyyy-MM-dd`. */
export const complaint = formSchema({
	schema: complaintSchema,
	initial: {
		ProductName: "",
		ProductId: null,
		Message: "",
		BatchNumber: "",
		ExpirationDate: "",
		PlaceOfPurchase: "",
		...noPerson
	},
	toData({ ContactMethod, Message, ...values }) {
		const { ExpirationDate, ...rest } = trimmed(values);
		return {
			...rest,
			Message,
			...contactMethodData(ContactMethod),
			ExpirationDate: readTypedDay(ExpirationDate) ?? null
		};
	},
	fromData: (data) => ({
		...personOf(data),
		...textsOf(data, [
			"ProductName",
			"Message",
			"BatchNumber",
			"PlaceOfPurchase"
		]),
		ExpirationDate: typedDay(readDay(textOf(data["ExpirationDate"])) ?? "")
	}),
	files: COMPLAINT_IMAGES
});
const feedbackSchema = object({
	ProductName: optionalText(),
	ProductId,
	Message: requiredMessage(),
	...person
});
/** Feedback: the same person, a message, and a product if there is one (FDB-01 to FDB-04). */
export const feedback = formSchema({
	schema: feedbackSchema,
	initial: {
		ProductName: "",
		ProductId: null,
		Message: "",
		...noPerson
	},
	toData: ({ ContactMethod, Message, ...values }) => ({
		...trimmed(values),
		Message,
		...contactMethodData(ContactMethod)
	}),
	fromData: (data) => ({
		...personOf(data),
		...textsOf(data, ["ProductName", "Message"])
	}),
	files: null
});
