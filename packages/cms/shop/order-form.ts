/** Parses the purchase form (API-46). */
import { cleanPostalCode } from 'saaristo/schemas';
import type { ShopAddress } from '../platform/model/shop.ts';
import { parseQueryText } from '../platform/http/query.ts';
import type { StoredCustomer } from './customers.ts';
import { isPostalCode } from './delivery.ts';
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

const isEmailLike = (text: string): boolean => /^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]{2,}$/.test(text);
const isPhoneLike = (text: string): boolean => /^\+?[\d\s()-]{5,20}$/.test(text);

/** Lists missing and invalid fields. */
export function findFormErrors({ address, day, time, email, phone }: OrderForm): string[] {
  const { postalCode, ...rest } = address;
  return [
    Object.values(rest).some((text) => text === '') || postalCode === '' ? messages.noAddress : '',
    postalCode !== '' && !isPostalCode(postalCode) ? messages.noPostalCode : '',
    isEmailLike(email) ? '' : messages.noEmail,
    phone === '' || isPhoneLike(phone) ? '' : messages.noPhone,
    /^\d{4}-\d{2}-\d{2}$/.test(day) && time !== '' ? '' : messages.chooseSlot,
  ].filter(Boolean);
}
