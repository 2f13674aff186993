/** Parses the purchase form (API-46). */
import { cleanPostalCode, findOrderProblems, ORDER_FIELD, type OrderReason } from 'saaristo/schemas';
import type { ShopAddress } from '../platform/model/shop.ts';
import { parseQueryText } from '../platform/http/query.ts';
import type { StoredCustomer } from './customers.ts';
import { messages } from './messages.ts';
import { normalizeEmail } from '../platform/model/emails.ts';

const MAX_INFORMATION_LENGTH = 1000;

export interface OrderForm {
  paymentMethod: string;
  address: ShopAddress;
  email: string;
  phone: string;
  additionalInformation: string;
  /** ISO */
  day: string;
  /** '16-18' */
  time: string;
}

const normalise = (text: string): string => text.trim().toLowerCase();

/** Returns the known values if the sent ones are empty or equal, else the sent ones. */
function fillIfSame<Part extends Record<string, string>>(sent: Part, known: Part): Part {
  const isKnown = Object.entries(sent).every(
    ([name, text]) => text === '' || normalise(text) === normalise(known[name] ?? ''),
  );
  return isKnown ? known : sent;
}

/**
 * Reads the fields `Form.…`. If the name or the place was not sent, fills it in from the customer. Does not fill in
 * single fields, because a mix of two addresses would be wrong.
 */
export function readOrderForm(
  body: Record<string, unknown>,
  customer: StoredCustomer | undefined,
): OrderForm {
  const field = (name: string, longest?: number): string => {
    const value = body[`Form.${name}`];
    return typeof value === 'string' ? parseQueryText(value, longest) : '';
  };
  const known = customer?.deliveryAddress;
  const address = {
    ...fillIfSame(
      { firstName: field('FirstName'), lastName: field('LastName') },
      {
        firstName: (known ?? customer)?.firstName ?? '',
        lastName: (known ?? customer)?.lastName ?? '',
      },
    ),
    ...fillIfSame(
      {
        streetAddress: field('StreetAddress'),
        postalCode: cleanPostalCode(field('PostalCode')),
        city: field('City'),
      },
      {
        streetAddress: known?.streetAddress ?? '',
        postalCode: known?.postalCode ?? '',
        city: known?.city ?? '',
      },
    ),
  };
  return {
    paymentMethod: field('PaymentMethodCode'),
    address,
    email: normalizeEmail(field('Email') || customer?.email || ''),
    phone:
      field('PhoneNumber') ||
      (customer?.phoneNumber ? `${customer.phoneCountryCode}${customer.phoneNumber}` : ''),
    additionalInformation: field('AdditionalInformation', MAX_INFORMATION_LENGTH),
    day: field('DeliveryDate'),
    time: field('DeliveryTime'),
  };
}

/** The fields by their names without `Form.`. */
const listOrderFields = ({ address, email, phone, day, time }: OrderForm) => ({
  FirstName: address.firstName,
  LastName: address.lastName,
  StreetAddress: address.streetAddress,
  PostalCode: address.postalCode,
  City: address.city,
  Email: email,
  PhoneNumber: phone,
  DeliveryDate: /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : '',
  DeliveryTime: time,
});

/** Returns the fields of the form as a customer finds them, by their names. */
export const fillOrderForm = (customer: StoredCustomer): Record<string, string> =>
  Object.fromEntries(
    Object.entries(listOrderFields(readOrderForm({}, customer))).map(([name, text]) => [
      ORDER_FIELD + name,
      text,
    ]),
  );

/** Lists the fields that the shop refuses. */
export const listOrderProblems = (form: OrderForm) => findOrderProblems(listOrderFields(form));

const REASONS: Record<OrderReason, string> = {
  missing: messages.noAddress,
  wrongPostalCode: messages.noPostalCode,
  wrongEmail: messages.noEmail,
  wrongPhone: messages.noPhone,
  noDay: messages.chooseSlot,
  noTime: messages.chooseSlot,
};

/** Lists what is missing or invalid, as texts for visitors. */
export const findFormErrors = (form: OrderForm): string[] => [
  ...new Set(
    listOrderProblems(form).map(([name, reason]) => (name === 'Email' ? messages.noEmail : REASONS[reason])),
  ),
];
