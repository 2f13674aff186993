import { describe, expect, it } from 'vitest';
import type { StoredCustomer } from '../../shop/customers.ts';
import { messages } from '../../shop/messages.ts';
import { findFormErrors, readOrderForm } from '../../shop/order-form.ts';

const address = {
  firstName: 'Aino',
  lastName: 'Aalto',
  streetAddress: 'Rantatie 1',
  postalCode: '00100',
  city: 'Helsinki',
};
const customer: StoredCustomer = {
  id: 1,
  email: 'aino@luoto.example',
  firstName: 'Aino-Maria',
  lastName: 'Aalto-Koski',
  deliveryAddress: address,
  billingAddress: null,
  phoneCountryCode: '+358',
  phoneNumber: '401234567',
  additionalInformation: '',
};
const NO_ADDRESS = { firstName: '', lastName: '', streetAddress: '', postalCode: '', city: '' };
const body = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`Form.${name}`, value]));

describe('order form', () => {
  it('fields: they are read as they were sent, trimmed and cut', () => {
    const sent = {
      FirstName: ' Veikko ',
      LastName: 'Virta',
      StreetAddress: 'Katu 2',
      PostalCode: '02100',
      City: 'Espoo',
      PaymentMethodCode: 'NORDEA',
      Email: 'Veikko@Virta.EXAMPLE',
      PhoneNumber: '050 123',
      AdditionalInformation: 'x'.repeat(1001),
      DeliveryDate: '2026-11-24',
      DeliveryTime: '16-18',
    };
    const expected = {
      paymentMethod: 'NORDEA',
      address: {
        firstName: 'Veikko',
        lastName: 'Virta',
        streetAddress: 'Katu 2',
        postalCode: '02100',
        city: 'Espoo',
      },
      email: 'veikko@virta.example',
      phone: '050 123',
      additionalInformation: 'x'.repeat(1000),
      day: '2026-11-24',
      time: '16-18',
    };
    expect(readOrderForm(body(sent), undefined)).toEqual(expected);
    expect(readOrderForm(body(sent), customer)).toEqual(expected);
  });

  it('fields: missing ones are empty, and a list is no text', () => {
    const empty = {
      paymentMethod: '',
      address: NO_ADDRESS,
      email: '',
      phone: '',
      additionalInformation: '',
      day: '',
      time: '',
    };
    expect(readOrderForm({}, undefined)).toEqual(empty);
    expect(readOrderForm(body({ Email: ['a'], FirstName: 1 }), undefined)).toEqual(empty);
  });

  it('fields: those of the customer replace missing ones', () => {
    const form = { email: customer.email, phone: '+358401234567', address };
    expect(readOrderForm({}, customer)).toMatchObject(form);
    const without = { ...customer, deliveryAddress: null, phoneNumber: '' };
    expect(readOrderForm({}, without)).toMatchObject({
      phone: '',
      address: { ...NO_ADDRESS, firstName: 'Aino-Maria', lastName: 'Aalto-Koski' },
    });
  });

  it.each([
    ['a different name', { FirstName: 'Kerttu', LastName: '' }, { firstName: 'Kerttu', lastName: '' }],
    ['the same name in other letters', { FirstName: 'AINO', LastName: ' aalto' }, {}],
    ['half the name', { FirstName: 'Aino' }, {}],
    ['a different place', { City: 'Espoo' }, { streetAddress: '', postalCode: '', city: 'Espoo' }],
    ['the same place', { StreetAddress: 'rantatie 1', PostalCode: '00100', City: 'HELSINKI' }, {}],
    [
      'a place that is partly different',
      { StreetAddress: 'Rantatie 1', City: 'Espoo' },
      { streetAddress: 'Rantatie 1', postalCode: '', city: 'Espoo' },
    ],
  ])('address: %s is not mixed with the stored address', (_, fields, changed) => {
    expect(readOrderForm(body(fields), customer).address).toEqual({ ...address, ...changed });
  });

  const form = {
    paymentMethod: '',
    address,
    email: 'a@b.fi',
    phone: '',
    additionalInformation: '',
    day: '2026-11-24',
    time: '16-18',
  };
  type Row = [change: Partial<typeof form>, errors: (keyof typeof messages)[]];
  const rows: Row[] = [
    ...Object.keys(address).map((name): Row => [{ address: { ...address, [name]: '' } }, ['noAddress']]),
    [{ address: NO_ADDRESS }, ['noAddress']],
    [{ address: { ...address, postalCode: '0010' } }, ['noPostalCode']],
    [{ address: { ...address, postalCode: '001000' } }, ['noPostalCode']],
    [{ address: { ...address, postalCode: 'x00100' } }, ['noPostalCode']],
    ...[
      '',
      'a',
      'a@b',
      '@b.fi',
      'a@b.f',
      'a@.fi',
      'a@b..fi',
      'a b@c.fi',
      'a@b c.fi',
      'a@b.f i',
      'a@@b.fi',
      'a@b.fi ',
      ' a@b.fi',
      'a@b.fi@',
    ].map((email): Row => [{ email }, ['noEmail']]),
    ...['a@b.c.fi', 'a.b+c@d-e.museum'].map((email): Row => [{ email }, []]),
    ...['1234', '+', 'x12345', '12345x', '1'.repeat(21), '++12345'].map((phone): Row => [
      { phone },
      ['noPhone'],
    ]),
    ...['12345', '+12345', '1'.repeat(20), '(09) 123-4'].map((phone): Row => [{ phone }, []]),
    ...['', '2026-11-2', '12026-11-24', '2026-11-241', '20a6-11-24'].map((day): Row => [
      { day },
      ['chooseSlot'],
    ]),
    [{ time: '' }, ['chooseSlot']],
    [
      { time: '', email: '', phone: 'x', address: NO_ADDRESS },
      ['noAddress', 'noEmail', 'noPhone', 'chooseSlot'],
    ],
  ];
  it.each(rows)('check: the fields %j have the errors %j', (change, errors) => {
    const texts = errors.map((name) => messages[name]);
    expect(findFormErrors({ ...form, ...change })).toEqual(texts);
  });
});
