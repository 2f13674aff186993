/** A review of a product (REV-08, REV-10, REV-11). */
import { object } from 'yup';
import { formSchema, textOf, textsOf, trimmed } from './form.ts';
import { optionalText, requiredText } from './rules.ts';

/** Maximum length of a review's text in characters (REV-10). */
export const REVIEW_LIMIT = 500;
/** Maximum length of a nickname. */
const NAME_LIMIT = 60;
/** Maximum length of a product number. */
const PRODUCT_LIMIT = 50;

/** In the form the rating is a text, '' for none; it is sent as a number. */
export const review = formSchema({
  schema: object({
    productId: requiredText(PRODUCT_LIMIT),
    rating: optionalText().test('required', 'ratingMissing', (rating) => /^[1-5]$/.test(rating)),
    userName: requiredText(NAME_LIMIT),
    text: requiredText(REVIEW_LIMIT),
  }),
  initial: { productId: '', rating: '', userName: '', text: '' },
  toData: (values) => ({ ...trimmed(values), rating: Number(values.rating) }),
  fromData: (data) => ({
    ...textsOf(data, ['productId', 'userName', 'text']),
    rating: textOf(data['rating']),
  }),
  files: null,
});

/** The payload of a review. */
export type ReviewData = ReturnType<typeof review.toData>;
