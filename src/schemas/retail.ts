/** The two consumer forms about a product: complaint and feedback (CMP, FDB). */
import { number, object, type InferType } from 'yup';
import { readDay, readTypedDay, formatTypedDay } from '#lib/day.ts';
import { COMPLAINT_IMAGES } from './files.ts';
import { readNumber } from '#lib/read.ts';
import {
  contactMethodData,
  contactMethodFields,
  readContactMethod,
  type ContactMethod,
} from './contact-method.ts';
import { formSchema, textOf, textsOf, trimmed } from './form.ts';
import { optionalText, requiredDay, requiredMessage, requiredText } from './rules.ts';

/** The sender and the contact method. */
const person = {
  Firstname: requiredText(),
  Lastname: requiredText(),
  StreetAddress: requiredText(),
  PostalCode: requiredText(),
  City: requiredText(),
  ...contactMethodFields,
};

const noPerson = {
  Firstname: '',
  Lastname: '',
  StreetAddress: '',
  PostalCode: '',
  City: '',
  ContactMethod: '' as ContactMethod,
  Email: '',
  Phone: '',
};

/** null if the typed name is not in the product list (CMP-09). */
const ProductId = number().integer().nullable().defined();

const PERSON = ['Firstname', 'Lastname', 'StreetAddress', 'PostalCode', 'City', 'Phone', 'Email'] as const;

const personOf = (data: Record<string, unknown>) => ({
  ...textsOf(data, PERSON),
  ContactMethod: readContactMethod(data),
  ProductId: readNumber(data['ProductId']) ?? null,
});

const complaintSchema = object({
  ProductName: requiredText(),
  ProductId,
  Message: requiredMessage(),
  BatchNumber: optionalText(),
  ExpirationDate: requiredDay(),
  PlaceOfPurchase: requiredText(),
  ...person,
});

/** `ExpirationDate` is the day as typed. */
export type Complaint = InferType<typeof complaintSchema>;

/** A complaint about a product (CMP-04 to CMP-12). `ExpirationDate` is sent as `yyyy-MM-dd`. */
export const complaint = formSchema({
  schema: complaintSchema,
  initial: {
    ProductName: '',
    ProductId: null as number | null,
    Message: '',
    BatchNumber: '',
    ExpirationDate: '',
    PlaceOfPurchase: '',
    ...noPerson,
  },
  toData({ ContactMethod, Message, ...values }) {
    const { ExpirationDate, ...rest } = trimmed(values);
    return {
      ...rest,
      Message,
      ...contactMethodData(ContactMethod),
      ExpirationDate: readTypedDay(ExpirationDate) ?? null,
    };
  },
  fromData: (data) => ({
    ...personOf(data),
    ...textsOf(data, ['ProductName', 'Message', 'BatchNumber', 'PlaceOfPurchase']),
    ExpirationDate: formatTypedDay(readDay(textOf(data['ExpirationDate'])) ?? ''),
  }),
  files: COMPLAINT_IMAGES,
});

const feedbackSchema = object({
  ProductName: optionalText(),
  ProductId,
  Message: requiredMessage(),
  ...person,
});

/** Feedback: the same sender, a message and an optional product (FDB-01 to FDB-04). */
export const feedback = formSchema({
  schema: feedbackSchema,
  initial: { ProductName: '', ProductId: null as number | null, Message: '', ...noPerson },
  toData: ({ ContactMethod, Message, ...values }) => ({
    ...trimmed(values),
    Message,
    ...contactMethodData(ContactMethod),
  }),
  fromData: (data) => ({ ...personOf(data), ...textsOf(data, ['ProductName', 'Message']) }),
  files: null,
});
