/** The delivery address of a customer (CHK-27 to CHK-29, API-40). */
import { object } from 'yup';
import { cleanPasted, cleanPostalCode } from '#lib/pasted.ts';
import { isNumericCode, requiredText, ticked } from './rules.ts';
import { formSchema, textsOf, trimmed } from './form.ts';

const FIELDS = [
  'firstName',
  'lastName',
  'streetAddress',
  'postalCode',
  'city',
  'phoneCountryCode',
  'phoneNumber',
] as const;

/** Maximum length of names and streets. */
const MAX_LENGTH = 100;

/** Errors are text keys: `requiredLabel`, `wrongPostalCode`, `wrongPhoneNumber`. */
export const address = formSchema({
  schema: object({
    firstName: requiredText(MAX_LENGTH),
    lastName: requiredText(MAX_LENGTH),
    streetAddress: requiredText(MAX_LENGTH),
    postalCode: requiredText().test('postal-code', 'wrongPostalCode', (text) =>
      /^\d{5}$/.test(cleanPostalCode(text)),
    ),
    city: requiredText(MAX_LENGTH),
    phoneCountryCode: requiredText().test('country-code', 'wrongPhoneNumber', (text) =>
      /^\+\d{1,3}$/.test(cleanPasted(text)),
    ),
    phoneNumber: requiredText().test('phone', 'wrongPhoneNumber', (text) => isNumericCode(cleanPasted(text))),
    isPrivateCustomer: ticked(),
  }),
  initial: {
    firstName: '',
    lastName: '',
    streetAddress: '',
    postalCode: '',
    city: '',
    phoneCountryCode: '+358',
    phoneNumber: '',
    isPrivateCustomer: false,
  },
  toData: (values) => ({ ...trimmed(values), postalCode: cleanPostalCode(values.postalCode) }),
  // A form-encoded body contains only texts.
  fromData: (data) => ({
    ...textsOf(data, FIELDS),
    isPrivateCustomer: data['isPrivateCustomer'] === true || data['isPrivateCustomer'] === 'true',
  }),
  files: null,
});
