/** How a visitor wants to be answered: one choice, sent as three booleans (FRM-31). */
import { string, type StringSchema } from 'yup';
import { optionalText, requiredText } from './rules.ts';

export const CONTACT_METHODS = ['email', 'phone', 'none'] as const;
/** '' while nothing is chosen. */
export type ContactMethod = (typeof CONTACT_METHODS)[number] | '';

/** Exactly one is true. */
export interface ContactMethodData {
  ContactByEmail: boolean;
  ContactByPhone: boolean;
  NoContact: boolean;
}

/** The choice, required; with the two fields that it decides about (CMP-06, FDB-03). */
export const contactMethodFields = {
  ContactMethod: string<ContactMethod>()
    .defined()
    .oneOf([...CONTACT_METHODS, ''])
    .test('required', 'requiredLabel', (method) => method !== ''),
  Email: requiredWith('email'),
  Phone: requiredWith('phone'),
};

function requiredWith(method: ContactMethod): StringSchema<string> {
  return optionalText().when('ContactMethod', ([chosen], schema) =>
    chosen === method ? requiredText() : schema,
  );
}

export const contactMethodData = (method: ContactMethod): ContactMethodData => ({
  ContactByEmail: method === 'email',
  ContactByPhone: method === 'phone',
  NoContact: method === 'none',
});

/** The choice that was sent; '' where none or more than one is true. */
export function readContactMethod(data: Record<string, unknown>): ContactMethod {
  const chosen = CONTACT_METHODS.filter((method) => {
    const { ContactByEmail, ContactByPhone, NoContact } = data;
    return { email: ContactByEmail, phone: ContactByPhone, none: NoContact }[method] === true;
  });
  return chosen.length === 1 ? chosen[0]! : '';
}
