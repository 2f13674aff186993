import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanPasted } from '#lib/pasted.ts';
import { isRequired } from '#forms/resolver.ts';
import { brandAddressContact, brandContact } from '#schemas/brand-contact.ts';
import { EXPERT_SUBJECT, expertQuestion, EXPORT_SUBJECT, exportContact } from '#schemas/business-contact.ts';
import type { FormSchema, Values } from '#schemas/form.ts';
import { sales } from '#schemas/sales.ts';
import { schoolContact, schoolMaterial, withLinks } from '#schemas/school-material.ts';
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

test.each(Object.entries(forms))(
  'form schema %s: reading any body does not throw [FRM-04]',
  async (_, form) => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.constantFrom(...Object.keys(form.initial as Values)), fc.jsonValue()),
        async (data) => {
          await problems(form, form.fromData(data) as Values);
        },
      ),
      { numRuns: 40 },
    );
  },
);

test('sales form: all combinations of contact method, e-mail and phone are validated [SAL-03] [SAL-04]', async () => {
  for (const contactRequest of ['Email', 'Phone', 'None'] as const)
    for (const email of ['', ' ', 'aino', 'a@x.fi'])
      for (const phone of ['', ' ', '040']) {
        const found = await problems(sales, {
          ...sales.initial,
          firstName: 'A',
          lastName: 'B',
          message: 'C',
          contactRequest,
          email,
          phone,
        });
        const noEmail = cleanPasted(email) === '';
        expect(found, `${contactRequest} ${email} ${phone}`).toEqual({
          ...(noEmail && contactRequest === 'Email' && { email: 'requiredLabel' }),
          ...(email === 'aino' && { email: 'wrongEmail' }),
          ...(cleanPasted(phone) === '' && contactRequest === 'Phone' && { phone: 'requiredLabel' }),
        });
      }
});

test('sales form: other form types and contact methods are rejected [SAL-11]', async () => {
  const found = await problems(sales, {
    ...sales.initial,
    firstName: 'A',
    lastName: 'B',
    message: 'C',
    formType: 'Praise',
    contactRequest: '',
  });
  expect(found).toEqual({ formType: 'requiredLabel', contactRequest: 'requiredLabel' });
  for (const formType of ['Feedback', 'Other'] as const)
    expect(
      await problems(sales, { ...sales.initial, firstName: 'A', lastName: 'B', message: 'C', formType }),
    ).toEqual({});
});

test('releases sign-up: all combinations of address, kinds and newsletter are validated [NWS-12]', async () => {
  for (const email of ['', 'a@x.info', 'a@x.fi'])
    for (const informationTypes of [[], ['rns']])
      for (const subscribeToUutiskirje of [false, true])
        expect(await problems(newsRelease, { email, informationTypes, subscribeToUutiskirje })).toEqual({
          ...(email !== 'a@x.fi' && { email: 'emptyEmailLabel' }),
          ...(informationTypes.length === 0 && !subscribeToUutiskirje && { informationTypes: 'choiceLabel' }),
        });
});

test('sign-ups: the payloads are exact [NWS-13] [NWS-17] [API-25] [API-27]', () => {
  expect(newsletter.toData({ email: ' a@x.fi ' })).toStrictEqual({ email: 'a@x.fi' });
  expect(
    newsRelease.toData({ email: 'a@x.fi', informationTypes: [], subscribeToUutiskirje: true }),
  ).toStrictEqual({ email: 'a@x.fi', informationTypes: [], subscribeToUutiskirje: true, recaptchaToken: '' });
  const agreed = { email: 'a@x.fi', isAdult: true, subscribeToCinCinVinoNewsletter: false };
  expect(campaign.toData({ ...agreed, campaignJoinNumber: '7' })).toStrictEqual({
    ...agreed,
    campaignJoinNumber: '7',
    isAdult: 'true',
    subscribeToCinCinVinoNewsletter: 'false',
  });
});

test('campaign sign-up: both checkboxes are required [NWS-16]', async () => {
  const values = { email: 'a@x.fi', campaignJoinNumber: '7' };
  expect(
    await problems(campaign, { ...values, isAdult: false, subscribeToCinCinVinoNewsletter: true }),
  ).toEqual({ isAdult: 'requiredLabel' });
  expect(
    await problems(campaign, { ...values, isAdult: true, subscribeToCinCinVinoNewsletter: false }),
  ).toEqual({ subscribeToCinCinVinoNewsletter: 'requiredLabel' });
});

test('school forms: links match the selected materials, an order needs a material, a contact needs a message [SCH-02] [SCH-04]', async () => {
  const materials = [
    { Material: 'A', Url: '/a' },
    { Material: 'B', Url: '/b' },
    { Material: 'C', Url: '/c' },
  ];
  expect(withLinks({ Materials: ['B', 'A'] }, materials)).toEqual({
    Materials: ['B', 'A'],
    Links: ['/a', '/b'],
  });
  const person = { FirstName: 'A', LastName: 'B', Email: 'c' };
  expect(await problems(schoolMaterial, { ...schoolMaterial.initial, ...person })).toEqual({
    Materials: 'materialsLabel',
  });
  expect(await problems(schoolMaterial, { ...schoolMaterial.initial, ...person, Materials: ['A'] })).toEqual(
    {},
  );
  const asked = { ...schoolContact.initial, ...person, Message: 'a' };
  expect(await problems(schoolContact, asked)).toEqual({});
  expect(await problems(schoolContact, { ...asked, Materials: ['A'] })).toHaveProperty('Materials');
  expect(await problems(schoolContact, { ...schoolContact.initial, ...person })).toEqual({
    Message: 'requiredLabel',
  });
});

test('business messages: the limits are 1000 and 2000 characters, and special ones are refused [EXP-03] [EXP-04] [FSO-08] [FSO-09]', async () => {
  const filled = { FullName: 'A', Company: 'B', Email: 'C', Phone: 'D' };
  const exported = { ...exportContact.initial, ...filled };
  expect(await problems(exportContact, { ...exported, Message: 'a'.repeat(1000) })).toEqual({});
  expect(await problems(exportContact, { ...exported, Message: 'a'.repeat(1001) })).toEqual({
    Message: 'tooLong',
  });
  const question = { ...expertQuestion.initial, FullName: 'A', Email: 'C' };
  expect(await problems(expertQuestion, { ...question, Message: 'a'.repeat(2000) })).toEqual({});
  expect(await problems(expertQuestion, { ...question, Message: '<' })).toEqual({
    Message: 'specialCharacters',
  });
});
