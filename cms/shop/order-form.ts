/** The purchase form (API-46) as it was sent. */
import type { ShopAddress } from '../content/shop/types.ts';
import { queryText } from '../query.ts';
import type { StoredCustomer } from './customers.ts';
import { isPostalCode } from './delivery.ts';
import { texts } from './texts.ts';

const LONGEST_INFORMATION = 1000;

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

/** Reads what was sent as `Form.…`; what is empty is filled from what the shop knows of the customer. */
export function readOrderForm(
  body: Record<string, unknown>,
  customer: StoredCustomer | undefined,
): OrderForm {
  const field = (name: string, longest?: number): string => {
    const value = body[`Form.${name}`];
    return typeof value === 'string' ? queryText(value, longest) : '';
  };
  const known = customer?.deliveryAddress;
  const address = {
    firstName: field('FirstName') || known?.firstName || customer?.firstName || '',
    lastName: field('LastName') || known?.lastName || customer?.lastName || '',
    streetAddress: field('StreetAddress') || known?.streetAddress || '',
    postalCode: field('PostalCode') || known?.postalCode || '',
    city: field('City') || known?.city || '',
  };
  return {
    paymentMethod: field('PaymentMethodCode'),
    address,
    email: (field('Email') || customer?.email || '').toLowerCase(),
    phone:
      field('PhoneNumber') ||
      (customer?.phoneNumber ? `${customer.phoneCountryCode}${customer.phoneNumber}` : ''),
    additionalInformation: field('AdditionalInformation', LONGEST_INFORMATION),
    day: field('DeliveryDate'),
    time: field('DeliveryTime'),
  };
}

const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text);
const looksLikePhone = (text: string): boolean => /^\+?[\d\s()-]{5,20}$/.test(text);

/** What is missing or wrong in the form by itself. */
export function reasonsInForm({ address, day, time, email, phone }: OrderForm): string[] {
  const { postalCode, ...rest } = address;
  return [
    Object.values(rest).some((text) => text === '') || postalCode === '' ? texts.noAddress : '',
    postalCode !== '' && !isPostalCode(postalCode) ? texts.noPostalCode : '',
    looksLikeEmail(email) ? '' : texts.noEmail,
    phone === '' || looksLikePhone(phone) ? '' : texts.noPhone,
    /^\d{4}-\d{2}-\d{2}$/.test(day) && time !== '' ? '' : texts.chooseSlot,
  ].filter(Boolean);
}
