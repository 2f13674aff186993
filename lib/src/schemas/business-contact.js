/** Requests for contact by businesses: the export form, and the expert question (EXP, FSO). */
import { object } from "yup";
import { formSchema, textsOf, trimmed } from "./form.js";
import { optionalText, requiredMessage, requiredText } from "./rules.js";
/** The most characters of an export request's message (EXP-03). */
export const EXPORT_MESSAGE_LIMIT = 1e3;
/** What every export request is about (EXP-01). */
export const EXPORT_SUBJECT = "Export contact request";
const FIELDS = [
	"Subject",
	"FullName",
	"Company",
	"Message",
	"Email",
	"Phone",
	"CustomerId"
];
const empty = {
	FullName: "",
	Company: "",
	Email: "",
	Phone: "",
	Message: "",
	Subject: "",
	CustomerId: ""
};
/** An export contact request (EXP-01 to EXP-04); the page says Subject, ContentId and CustomerId. */
export const exportContact = formSchema({
	schema: object({
		FullName: requiredText(),
		Company: requiredText(),
		Email: requiredText(),
		Phone: requiredText(),
		Message: requiredMessage(EXPORT_MESSAGE_LIMIT),
		Subject: optionalText(),
		ContentId: optionalText(),
		CustomerId: optionalText()
	}),
	initial: {
		...empty,
		ContentId: "",
		Subject: EXPORT_SUBJECT
	},
	toData: ({ Message, ...values }) => ({
		...trimmed(values),
		Message
	}),
	fromData: (data) => textsOf(data, [...FIELDS, "ContentId"]),
	files: null
});
/** What an expert question is about, unless the page says otherwise (FSO-07). */
export const EXPERT_SUBJECT = "Kysy asiantuntijalta";
/** A question to an expert, and the business request for contact, which has the same fields (FSO-07, FSO-08, FSO-14). */
export const expertQuestion = formSchema({
	schema: object({
		FullName: requiredText(),
		Company: optionalText(),
		Email: requiredText(),
		Phone: optionalText(),
		Message: requiredMessage(),
		Subject: optionalText(),
		CustomerId: optionalText()
	}),
	initial: empty,
	toData: ({ Message, ...values }) => ({
		...trimmed(values),
		Message
	}),
	fromData: (data) => textsOf(data, FIELDS),
	files: null
});
