/** A review of a product (REV-08, REV-10, REV-11). */
import { object } from "yup";
import { formSchema, textOf, textsOf, trimmed } from "./form.js";
import { optionalText, requiredText } from "./rules.js";
/** The most characters of a review's text (REV-10). */
export const REVIEW_LIMIT = 500;
/** More than a nickname has. */
const NAME_LIMIT = 60;
/** As long as any product number. */
const PRODUCT_LIMIT = 50;
/** The rating is a text while it is chosen, '' for none yet, and a number once it is sent. */
export const review = formSchema({
	schema: object({
		productId: requiredText(PRODUCT_LIMIT),
		rating: optionalText().test("required", "ratingMissing", (rating) => /^[1-5]$/.test(rating)),
		userName: requiredText(NAME_LIMIT),
		text: requiredText(REVIEW_LIMIT)
	}),
	initial: {
		productId: "",
		rating: "",
		userName: "",
		text: ""
	},
	toData: (values) => ({
		...trimmed(values),
		rating: Number(values.rating)
	}),
	fromData: (data) => ({
		...textsOf(data, [
			"productId",
			"userName",
			"text"
		]),
		rating: textOf(data["rating"])
	}),
	files: null
});
