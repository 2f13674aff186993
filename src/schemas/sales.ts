import { number, object, string } from 'yup';
import { readNumber } from '#lib/read.ts';
import { formSchema, recordOf, textOf, textsOf, trimmed } from './form.ts';
import { optionalText, requiredText, validEmail } from './rules.ts';
import { MESSAGE_LIMIT } from '#lib/message-characters.ts';

export type SalesFormType = 'Feedback' | 'Other';
export type ContactRequest = 'Email' | 'Phone' | 'None';

/** Required if it belongs to the chosen contact method. */
const text = (method: ContactRequest) =>
  optionalText().when('contactRequest', ([chosen], schema) =>
    chosen === method ? schema.concat(requiredText()) : schema,
  );

/**
 * The professional site's form, sent as a flat object (SAL-01 to SAL-05). `product` is the product's name;
 * without a name no product is sent.
 */
export const sales = formSchema({
  schema: object({
    firstName: requiredText(),
    lastName: requiredText(),
    contactRequest: string<ContactRequest>().defined().oneOf(['Email', 'Phone', 'None'], 'requiredLabel'),
    email: text('Email').test('email', 'wrongEmail', validEmail),
    phone: text('Phone'),
    organization: optionalText(),
    customerNumber: optionalText(),
    product: optionalText(),
    productId: number().integer().nullable().defined(),
    message: requiredText(MESSAGE_LIMIT),
    formType: string<SalesFormType>().defined().oneOf(['Feedback', 'Other'], 'requiredLabel'),
  }),
  initial: {
    firstName: '',
    lastName: '',
    contactRequest: 'None',
    email: '',
    phone: '',
    organization: '',
    customerNumber: '',
    product: '',
    productId: null as number | null,
    message: '',
    formType: 'Feedback',
  },
  toData({ message, ...values }) {
    const { product, productId, ...rest } = trimmed(values);
    return { ...rest, message, product: product === '' ? null : { productId, title: product } };
  },
  fromData(data) {
    const product = recordOf(data['product']);
    return {
      ...textsOf(data, [
        'firstName',
        'lastName',
        'email',
        'phone',
        'organization',
        'message',
        'customerNumber',
      ]),
      contactRequest: textOf(data['contactRequest']),
      formType: textOf(data['formType']),
      product: textOf(product['title']),
      productId: readNumber(product['productId']) ?? null,
    };
  },
  files: null,
});
