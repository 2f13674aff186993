/** Who the visitor of the shop is (API-39). The answer is read by `#store/customer.ts`. */
import { get } from './http.ts';

/** GET the customer. Rejects with ApiError. */
export const loadCustomer = (signal?: AbortSignal): Promise<unknown> => get('/api/lk/customer', {}, signal);
