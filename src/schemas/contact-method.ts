/** The contact method of a visitor: one choice, sent as three booleans (FRM-31). */
import { string, type StringSchema } from 'yup';
import { optionalText, requiredText } from './rules.ts';

export const CONTACT_METHODS = ['email', 'phone', 'none'] as const;
/** '' if nothing is chosen. */
export type ContactMethod = (typeof CONTACT_METHODS)[number] | '';

/** Exactly one is true. */
export interface ContactMethodData {
  ContactByEmail: boolean;
  ContactByPhone: boolean;
  NoContact: boolean;
}

/** The required choice, and the two fields whose requirement depends on it (CMP-06, FDB-03). */
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

/** Reads the choice from a payload; '' if not exactly one is true. */
export function readContactMethod(data: Record<string, unknown>): ContactMethod {
  const chosen = CONTACT_METHODS.filter((method) => {
    const { ContactByEmail, ContactByPhone, NoContact } = data;
    return { email: ContactByEmail, phone: ContactByPhone, none: NoContact }[method] === true;
  });
  return chosen.length === 1 ? chosen[0]! : '';
}
