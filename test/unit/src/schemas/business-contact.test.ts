import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanPasted } from '#lib/pasted.ts';
import { isRequired } from '#forms/resolver.ts';
import { brandAddressContact, brandContact } from '#schemas/brand-contact.ts';
import { EXPERT_SUBJECT, expertQuestion, EXPORT_SUBJECT, exportContact } from '#schemas/business-contact.ts';
import type { FormSchema, Values } from '#schemas/form.ts';
import { sales } from '#schemas/sales.ts';
import { schoolContact, schoolMaterial } from '#schemas/school-material.ts';
import { campaign, newsletter, newsRelease } from '#schemas/sign-ups.ts';
import { problems, sentAndRead, typed } from './support.ts';

// oxlint-disable-next-line typescript/no-explicit-any
const forms: Record<string, FormSchema<any, object>> = {
  brandContact,
  brandAddressContact,
  expertQuestion,
  exportContact,
  sales,
  schoolContact,
  schoolMaterial,
  campaign,
  newsletter,
  newsRelease,
};

const contact = ['FirstName', 'LastName', 'Phone', 'Email', 'Message'];

/** The required fields of each form, and the values with which it begins where they are not empty. */
test.each<[string, string[], object?, object?]>([
  ['brandContact', contact],
  ['brandAddressContact', contact],
  ['expertQuestion', ['FullName', 'Email', 'Message']],
  [
    'exportContact',
    ['FullName', 'Company', 'Email', 'Phone', 'Message'],
    {},
    { Subject: 'Export contact request' },
  ],
  ['sales', ['firstName', 'lastName', 'message'], {}, { contactRequest: 'None', formType: 'Feedback' }],
  ['schoolContact', ['FirstName', 'LastName', 'Email', 'Message']],
  ['schoolMaterial', ['FirstName', 'LastName', 'Email'], { Materials: 'materialsLabel' }],
  [
    'campaign',
    ['isAdult', 'subscribeToCinCinVinoNewsletter', 'campaignJoinNumber'],
    { email: 'emptyEmailLabel' },
  ],
  ['newsletter', [], { email: 'emptyEmailLabel' }],
  ['newsRelease', [], { email: 'emptyEmailLabel', informationTypes: 'choiceLabel' }],
])(
  'form schema %s: the empty form lacks the required fields %j [FRM-15] [FRM-16]',
  async (name, required, others, begin) => {
    const { initial } = forms[name] as { initial: Values };
    expect(await problems(forms[name]!, initial)).toEqual({
      ...Object.fromEntries(required.map((field) => [field, 'requiredLabel'])),
      ...others,
    });
    const { schema } = forms[name]!;
    expect(Object.keys(initial).filter((field) => isRequired(schema, field, initial))).toEqual(
      expect.arrayContaining([...required, ...Object.keys(others ?? {})]),
    );
    const isEmpty = (value: Values[string]) => value === null || value === false || String(value) === '';
    expect(Object.fromEntries(Object.entries(initial).filter(([, value]) => !isEmpty(value)))).toEqual(
      begin ?? {},
    );
  },
);

test('requests of businesses: they have their subjects [EXP-01] [FSO-07]', () => {
  expect([EXPORT_SUBJECT, EXPERT_SUBJECT]).toEqual(['Export contact request', 'Kysy asiantuntijalta']);
});

/** Arbitrary values for fields of this kind; an option of a closed list. */
const valueLike = (name: string, first: Values[string]): fc.Arbitrary<Values[string]> => {
  if (name === 'contactRequest') return fc.constantFrom('Email', 'Phone', 'None');
  if (name === 'formType') return fc.constantFrom('Feedback', 'Other');
  if (name === 'productId') return fc.option(fc.nat());
  if (Array.isArray(first)) return fc.array(typed, { maxLength: 4 });
  return typeof first === 'boolean' ? fc.boolean() : typed;
};

/** Returns the values with trimmed texts where white space is not significant. */
const trimmed = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && name.toLowerCase() !== 'message' ? cleanPasted(value) : value,
    ]),
  );

test.each(Object.entries(forms))('form schema %s: the server reads the typed values [FRM-04]', (_, form) => {
  const { initial } = form as { initial: Values };
  const values = fc.record(
    Object.fromEntries(Object.entries(initial).map(([name, first]) => [name, valueLike(name, first)])),
  );
  fc.assert(
    fc.property(values, (some) => {
      const expected = trimmed(some);
      // Without a name there is no product (SAL-05).
      if ('productId' in expected && expected['product'] === '') expected['productId'] = null;
      expect(sentAndRead(form, some)).toEqual(expected);
    }),
  );
});
