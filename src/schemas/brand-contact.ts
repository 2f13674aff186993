/** The contact forms of two brands (CNT). */
import { object } from 'yup';
import { ONE_IMAGE } from './files.ts';
import { formSchema, textsOf, trimmed } from './form.ts';
import { optionalText, requiredMessage, requiredText } from './rules.ts';

const fields = {
  FirstName: requiredText(),
  LastName: requiredText(),
  Phone: requiredText(),
  Email: requiredText(),
  Message: requiredMessage(),
};
const empty = { FirstName: '', LastName: '', Phone: '', Email: '', Message: '' };
const NAMES = ['FirstName', 'LastName', 'Phone', 'Email', 'Message'] as const;

/** The first brand's form: a person and a message (CNT-01 to CNT-05). */
export const brandContact = formSchema({
  schema: object(fields),
  initial: empty,
  toData: ({ Message, ...person }) => ({ ...trimmed(person), Message }),
  fromData: (data) => textsOf(data, NAMES),
  files: ONE_IMAGE,
});

/** The second brand's form, with an optional address (CNT-10, CNT-11). */
export const brandAddressContact = formSchema({
  schema: object({
    ...fields,
    StreetAddress: optionalText(),
    PostalCode: optionalText(),
    City: optionalText(),
  }),
  initial: { ...empty, StreetAddress: '', PostalCode: '', City: '' },
  toData: ({ Message, ...person }) => ({ ...trimmed(person), Message }),
  fromData: (data) => textsOf(data, [...NAMES, 'StreetAddress', 'PostalCode', 'City']),
  files: ONE_IMAGE,
});
