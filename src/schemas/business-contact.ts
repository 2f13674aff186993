/** Requests for contact by businesses: the export form and the expert question (EXP, FSO). */
import { object } from 'yup';
import { formSchema, textsOf, trimmed } from './form.ts';
import { optionalText, requiredMessage, requiredText } from './rules.ts';

/** Maximum length of an export request's message in characters (EXP-03). */
export const EXPORT_MESSAGE_LIMIT = 1000;

/** Subject of every export request (EXP-01). */
export const EXPORT_SUBJECT = 'Export contact request';

const FIELDS = ['Subject', 'FullName', 'Company', 'Message', 'Email', 'Phone', 'CustomerId'] as const;

const empty = { FullName: '', Company: '', Email: '', Phone: '', Message: '', Subject: '', CustomerId: '' };

/** An export contact request (EXP-01 to EXP-04). The page sets Subject, ContentId and CustomerId. */
export const exportContact = formSchema({
  schema: object({
    FullName: requiredText(),
    Company: requiredText(),
    Email: requiredText(),
    Phone: requiredText(),
    Message: requiredMessage(EXPORT_MESSAGE_LIMIT),
    Subject: optionalText(),
    ContentId: optionalText(),
    CustomerId: optionalText(),
  }),
  initial: { ...empty, ContentId: '', Subject: EXPORT_SUBJECT },
  toData: ({ Message, ...values }) => ({ ...trimmed(values), Message }),
  fromData: (data) => textsOf(data, [...FIELDS, 'ContentId']),
  files: null,
});

/** Default subject of an expert question (FSO-07). */
export const EXPERT_SUBJECT = 'Kysy asiantuntijalta';

/**
 * A question to an expert, or a business's request for contact with the same fields (FSO-07, FSO-08, FSO-14).
 */
export const expertQuestion = formSchema({
  schema: object({
    FullName: requiredText(),
    Company: optionalText(),
    Email: requiredText(),
    Phone: optionalText(),
    Message: requiredMessage(),
    Subject: optionalText(),
    CustomerId: optionalText(),
  }),
  initial: empty,
  toData: ({ Message, ...values }) => ({ ...trimmed(values), Message }),
  fromData: (data) => textsOf(data, FIELDS),
  files: null,
});
