/** Calls of the shop's customer (API-39, API-40). `#store/customer/actions.ts` validates the answers. */
import { type AnswerTo, get, post } from './call.ts';

/** The customer before it is validated. */
export type CustomerAnswer = AnswerTo<'GET /api/lk/customer'>;

/** Loads the customer. Rejects with ApiError. */
export const loadCustomer = (signal?: AbortSignal): Promise<CustomerAnswer> =>
  get('/api/lk/customer', {}, signal);

/** The fields of the address form under their wire names (CHK-27). */
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

/**
 * Saves the customer's address as a URL-encoded form with the page's anti-forgery token. Returns
 * `{deliveryAddress}` (API-40). Rejects with ApiError.
 */
export const saveCustomer = (
  address: AddressToSave,
  token: string,
  signal?: AbortSignal,
): Promise<AnswerTo<'POST /api/lk/customer'>> =>
  post(
    '/api/lk/customer',
    new URLSearchParams({
      ...address,
      isPrivateCustomer: String(address.isPrivateCustomer),
      __RequestVerificationToken: token,
    }),
    signal,
  );
