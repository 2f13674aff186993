/** Who the visitor of the shop is (API-39, API-40). Answers are read by `#store/customer.ts`. */
import { get, post } from './http.ts';

/** GET the customer. Rejects with ApiError. */
export const loadCustomer = (signal?: AbortSignal): Promise<unknown> => get('/api/lk/customer', {}, signal);

/** The fields of the address form, to the letter (CHK-27). */
export interface AddressToSave {
  firstName: string;
  lastName: string;
  streetAddress: string;
  postalCode: string;
  city: string;
  phoneCountryCode: string;
  phoneNumber: string;
  isPrivateCustomer: boolean;
}

/** POST the customer's address as a form does, with the page's token; answers `{deliveryAddress}` (API-40). Rejects with ApiError. */
export const saveCustomer = (address: AddressToSave, token: string, signal?: AbortSignal): Promise<unknown> =>
  post(
    '/api/lk/customer',
    new URLSearchParams({
      ...address,
      isPrivateCustomer: String(address.isPrivateCustomer),
      __RequestVerificationToken: token,
    }),
    signal,
  );
