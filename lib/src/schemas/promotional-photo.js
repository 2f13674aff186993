import { object, string } from "yup";
import { ONE_IMAGE } from "../lib/files.js";
import { formSchema, textOf, textsOf, trimmed } from "./form.js";
import { requiredText, ticked } from "./rules.js";
/** An entry to the photo competition (PRO-01 to PRO-04). That the rules are agreed to is asked, not sent. */
export const promotionalPhoto = formSchema({
	schema: object({
		FirstName: requiredText(),
		LastName: requiredText(),
		Email: requiredText(),
		Phone: requiredText(),
		MethodOfContact: string().defined().oneOf(["email", "phone"], "requiredLabel"),
		rules: ticked()
	}),
	initial: {
		FirstName: "",
		LastName: "",
		Email: "",
		Phone: "",
		MethodOfContact: "email",
		rules: false
	},
	toData: ({ rules: _, ...values }) => trimmed(values),
	fromData: (data) => ({
		...textsOf(data, [
			"FirstName",
			"LastName",
			"Email",
			"Phone"
		]),
		MethodOfContact: textOf(data["MethodOfContact"]),
		rules: true
	}),
	files: ONE_IMAGE
});
