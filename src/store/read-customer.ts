/** The customer out of an answer of the shop or out of the visitor's storage, neither of which is trusted. */
import { isRecord, readJson, readText } from '#lib/read.ts';
import type { Address, Customer } from './customer.ts';

const readAddress = (value: unknown): Address | null =>
  isRecord(value)
    ? {
        firstName: readText(value['firstName']) ?? '',
        lastName: readText(value['lastName']) ?? '',
        streetAddress: readText(value['streetAddress']) ?? '',
        postalCode: readText(value['postalCode']) ?? '',
        city: readText(value['city']) ?? '',
      }
    : null;

/** The customer in an answer or in storage; undefined where there is none. */
export const readCustomer = (value: unknown): Customer | undefined =>
  isRecord(value)
    ? {
        deliveryAddress: readAddress(value['deliveryAddress']),
        billingAddress: readAddress(value['billingAddress']),
        email: readText(value['email']) ?? '',
        phoneNumber: readText(value['phoneNumber']) ?? '',
        additionalInformation: readText(value['additionalInformation']) ?? '',
        loggedIn: value['loggedIn'] === true,
        loading: false,
      }
    : undefined;

/** Key of the customer in session storage (CHK-22). */
export const CUSTOMER_KEY = 'customer';

/** The stored customer, or undefined where there is none that can be read. */
export const readStoredCustomer = (storage: {
  getItem: (key: string) => string | null;
}): Customer | undefined => readCustomer(readJson(storage.getItem(CUSTOMER_KEY)));
