/** Finding out who the visitor of the shop is. */
import { loadCustomer } from '#api/customer.ts';
import { CUSTOMER_KEY, emptyCustomer, readCustomer, readStoredCustomer, type Customer } from './customer.ts';
import { store } from './store.ts';

let loading: Promise<void> | undefined;

/** Asks the shop who the visitor is, once a page whoever asks (CHK-20). Never rejects: without an answer nobody is logged in. */
export const loadCustomerOnce = (): Promise<void> =>
  (loading ??= loadCustomer()
    .catch(() => undefined)
    .then((answer) => {
      // A change made meanwhile, a saved address say, is newer than this answer.
      if (store.getState().customer.loading) takeCustomer(readCustomer(answer));
    }));

/** A logged-in customer is shown and stored; a logged-out visitor goes on as the stored one (CHK-22). */
export function takeCustomer(answered: Customer | undefined): void {
  if (!answered?.loggedIn) {
    store.setState({
      customer: { ...(stored() ?? answered ?? emptyCustomer), loggedIn: false, loading: false },
    });
    return;
  }
  store.setState({ customer: answered });
  try {
    sessionStorage.setItem(CUSTOMER_KEY, JSON.stringify(answered));
  } catch {
    // Full or blocked storage: the next page asks again.
  }
}

function stored(): Customer | undefined {
  try {
    return readStoredCustomer(sessionStorage);
  } catch {
    return undefined;
  }
}
