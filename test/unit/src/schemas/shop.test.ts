import { expect, test } from 'vitest';
import { isRequired } from '#forms/resolver.ts';
import { address } from '#schemas/address.ts';
import { ORDER_FIELD, WITHOUT_SCRIPT } from '#schemas/plain-order.ts';
import { review } from '#schemas/review.ts';
import { problems } from './support.ts';

const filledAddress = {
  firstName: 'Aino',
  lastName: 'Virtanen',
  streetAddress: 'Saaristotie 1',
  postalCode: '20100',
  city: 'Turku',
  phoneCountryCode: '+358',
  phoneNumber: '401234567',
  isPrivateCustomer: true,
};

test('address: all fields are required, and Finland’s country code is given [CHK-27] [CHK-28]', async () => {
  expect(await problems(address, filledAddress)).toEqual({});
  expect(address.initial).toMatchObject({ phoneCountryCode: '+358', isPrivateCustomer: false });
  expect(await problems(address, { ...address.initial, phoneCountryCode: '' })).toEqual(
    Object.fromEntries(Object.keys(filledAddress).map((name) => [name, 'requiredLabel'])),
  );
});

test.each([
  ['postalCode', ' 00100 ', undefined],
  ['postalCode', '2010', 'wrongPostalCode'],
  ['postalCode', '201000', 'wrongPostalCode'],
  ['postalCode', 'x20100', 'wrongPostalCode'],
  ['postalCode', '20100x', 'wrongPostalCode'],
  ['phoneCountryCode', ' +1 ', undefined],
  ['phoneCountryCode', '358', 'wrongPhoneNumber'],
  ['phoneCountryCode', 'x+358', 'wrongPhoneNumber'],
  ['phoneCountryCode', '+3581', 'wrongPhoneNumber'],
  ['phoneNumber', ' 1234567 ', undefined],
  ['phoneNumber', '123456', 'wrongPhoneNumber'],
  ['firstName', 'a'.repeat(100), undefined],
  ['firstName', 'a'.repeat(101), 'tooLong'],
  ['lastName', 'a'.repeat(101), 'tooLong'],
  ['streetAddress', 'a'.repeat(101), 'tooLong'],
  ['city', 'a'.repeat(101), 'tooLong'],
])('address: the %s %j gives %s [CHK-28] [CHK-29]', async (name, text, problem) => {
  expect(await problems(address, { ...filledAddress, [name]: text })).toEqual(
    problem === undefined ? {} : { [name]: problem },
  );
});

test('address: it is sent without surrounding space, and read from JSON and from a form [API-40]', () => {
  const sent = address.toData({ ...filledAddress, city: ' Turku ' });
  expect(sent).toStrictEqual(filledAddress);
  expect(address.fromData(sent)).toEqual(filledAddress);
  expect(address.fromData({ ...sent, isPrivateCustomer: 'true' }).isPrivateCustomer).toBe(true);
  expect(address.fromData({ ...sent, isPrivateCustomer: 'on' }).isPrivateCustomer).toBe(false);
});

const filledReview = { productId: '10101', rating: '5', userName: 'Aino', text: 'Hyvää!' };

test.each([
  [{}, {}],
  [{ rating: '1' }, {}],
  [{ rating: '' }, { rating: 'ratingMissing' }],
  [{ rating: '0' }, { rating: 'ratingMissing' }],
  [{ rating: '6' }, { rating: 'ratingMissing' }],
  [{ rating: '15' }, { rating: 'ratingMissing' }],
  [
    { productId: ' ', userName: '', text: '\n' },
    { productId: 'requiredLabel', userName: 'requiredLabel', text: 'requiredLabel' },
  ],
  [{ productId: '1'.repeat(50), userName: 'a'.repeat(60), text: 'a'.repeat(500) }, {}],
  [
    { productId: '1'.repeat(51), userName: 'a'.repeat(61), text: 'a'.repeat(501) },
    { productId: 'tooLong', userName: 'tooLong', text: 'tooLong' },
  ],
])('review: %j gives the problems %j [REV-08] [REV-10]', async (values, found) => {
  expect(await problems(review, { ...filledReview, ...values })).toEqual(found);
});

test('review: the rating has an asterisk [REV-08] [FRM-15]', () => {
  expect(isRequired(review.schema, 'rating', review.initial)).toBe(true);
});

test('review: the rating is sent as a number and read as a text, and a new one is empty [REV-11]', () => {
  const sent = review.toData({ ...filledReview, userName: ' Aino ' });
  expect(sent).toStrictEqual({ ...filledReview, rating: 5 });
  expect(review.fromData(sent)).toEqual(filledReview);
  expect(review.initial).toEqual({ productId: '', rating: '', userName: '', text: '' });
});

test('order without JavaScript: its fields have the names of the API [API-46]', () => {
  expect([ORDER_FIELD, WITHOUT_SCRIPT]).toEqual(['Form.', 'ilman-skriptia']);
});
