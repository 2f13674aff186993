/** Reads a customer from the shop's answer or from the visitor's storage. Neither source is trusted. */
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

/** Reads a customer; undefined if `value` is not an object. */
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

/** Session storage key of the customer (CHK-22). */
export const CUSTOMER_KEY = 'customer';

/** Reads the stored customer; undefined if there is none or it is invalid. */
export const readStoredCustomer = (storage: {
  getItem: (key: string) => string | null;
}): Customer | undefined => readCustomer(readJson(storage.getItem(CUSTOMER_KEY)));
