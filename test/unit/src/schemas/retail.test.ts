import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanPasted } from '#lib/pasted.ts';
import { readTypedDay } from '#lib/day.ts';
import { CONTACT_METHODS, type ContactMethod } from '#schemas/contact-method.ts';
import { complaint, feedback, type Complaint } from '#schemas/retail.ts';
import { problems, sentAndRead, typed, typedDays } from './support.ts';

const filled: Complaint = {
  ProductName: 'Rantalenkki',
  ProductId: 10101,
  Message: 'Paketti oli auki.',
  BatchNumber: 'L 123',
  ExpirationDate: '31.12.2026',
  PlaceOfPurchase: 'Lähikauppa',
  Firstname: 'Aino',
  Lastname: 'Virtanen',
  StreetAddress: 'Saaristotie 1',
  PostalCode: '20100',
  City: 'Turku',
  ContactMethod: 'email',
  Email: 'aino@saaristo.fi',
  Phone: '040 123',
};
const opinion = (({ BatchNumber: _b, ExpirationDate: _e, PlaceOfPurchase: _p, ...rest }) => rest)(filled);

test('complaint: Data is exact [CMP-04] [CMP-10] [FRM-31]', () => {
  expect(complaint.toData(filled)).toStrictEqual({
    Firstname: 'Aino',
    Lastname: 'Virtanen',
    StreetAddress: 'Saaristotie 1',
    PostalCode: '20100',
    City: 'Turku',
    Phone: '040 123',
    Email: 'aino@saaristo.fi',
    ContactByEmail: true,
    ContactByPhone: false,
    NoContact: false,
    Message: 'Paketti oli auki.',
    ProductId: 10101,
    ProductName: 'Rantalenkki',
    BatchNumber: 'L 123',
    ExpirationDate: '2026-12-31',
    PlaceOfPurchase: 'Lähikauppa',
  });
});

test('feedback: Data is exact, and empty fields are "" and null [FDB-01]', () => {
  expect(
    feedback.toData({ ...opinion, ContactMethod: 'none', ProductName: ' ', ProductId: null, Email: '' }),
  ).toStrictEqual({
    Firstname: 'Aino',
    Lastname: 'Virtanen',
    StreetAddress: 'Saaristotie 1',
    PostalCode: '20100',
    City: 'Turku',
    Phone: '040 123',
    Email: '',
    ContactByEmail: false,
    ContactByPhone: false,
    NoContact: true,
    Message: 'Paketti oli auki.',
    ProductId: null,
    ProductName: '',
  });
});

const blank = fc.constantFrom('', ' ', '\t\n');
const answer = fc.oneof(blank, fc.constantFrom('x', 'not-an-address', '040 123'));

test.each([
  [
    'CMP-06',
    (method: ContactMethod, Email: string, Phone: string) =>
      problems(complaint, { ...filled, ContactMethod: method, Email, Phone }),
  ],
  [
    'FDB-03',
    (method: ContactMethod, Email: string, Phone: string) =>
      problems(feedback, { ...opinion, ContactMethod: method, Email, Phone }),
  ],
] as const)('%s: e-mail and phone are required by the contact method, in every combination', (_, check) =>
  fc.assert(
    fc.asyncProperty(fc.constantFrom(...CONTACT_METHODS), answer, answer, async (method, email, phone) => {
      expect(await check(method, email, phone)).toEqual({
        ...(method === 'email' && cleanPasted(email) === '' ? { Email: 'requiredLabel' } : {}),
        ...(method === 'phone' && cleanPasted(phone) === '' ? { Phone: 'requiredLabel' } : {}),
      });
    }),
  ),
);

const person = {
  Message: typed,
  Firstname: typed,
  Lastname: typed,
  StreetAddress: typed,
  PostalCode: typed,
  City: typed,
  Email: typed,
  Phone: typed,
  ProductName: typed,
  ProductId: fc.option(fc.nat()),
  ContactMethod: fc.constantFrom<ContactMethod>(...CONTACT_METHODS, ''),
};

/** Returns the values as the server reads them: trimmed except for the message, the day as dd/MM/yyyy. */
const meant = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (typeof value !== 'string' || name === 'Message') return [name, value];
      return [name, name === 'ExpirationDate' ? readTypedDay(value) : cleanPasted(value)];
    }),
  );

test('complaint: the server reads the typed values [CMP-04]', () => {
  const day = typedDays.map(({ text }) => text);
  const values = fc.record({ ...person, BatchNumber: typed, PlaceOfPurchase: typed, ExpirationDate: day });
  fc.assert(
    fc.property(values, (given) => {
      expect(meant(sentAndRead(complaint, given))).toEqual(meant(given));
    }),
  );
});

test('feedback: the server reads the typed values [FDB-01]', () => {
  fc.assert(
    fc.property(fc.record(person), (given) => {
      expect(meant(sentAndRead(feedback, given))).toEqual(meant(given));
    }),
  );
});

test('contact method: several or none are read as no choice [FRM-31]', () => {
  for (const data of [{}, { ContactByEmail: true, NoContact: true }, { ContactByPhone: 'true' }])
    expect(complaint.fromData(data).ContactMethod).toBe('');
});

test('complaint: a sent day that is none is read as empty [CMP-10]', () => {
  expect(complaint.fromData({ ExpirationDate: 'summer' }).ExpirationDate).toBe('');
  expect(complaint.fromData({ ExpirationDate: '2026-12-31' }).ExpirationDate).toBe('31/12/2026');
});
