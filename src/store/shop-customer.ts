/** Finding out who the visitor of the shop is. */
import { loadCustomer, saveCustomer, type AddressToSave } from '#api/customer.ts';
import { emptyAddress, emptyCustomer, type Address, type Customer } from './customer.ts';
import { CUSTOMER_KEY, readCustomer, readStoredCustomer } from './read-customer.ts';
import { onRestored } from './bfcache.ts';
import { store } from './store.ts';

let loading: Promise<void> | undefined;
/** Who the shop last said that the visitor is. */
let known: string | undefined;
const identity = (customer: Customer | undefined): string => (customer?.loggedIn ? customer.email : '');

/** Asks the shop who the visitor is, once a page whoever asks (CHK-20). Never rejects: without an answer nobody is logged in. */
export const loadCustomerOnce = (): Promise<void> =>
  (loading ??= loadCustomer()
    .catch(() => undefined)
    .then((answer) => {
      const answered = readCustomer(answer);
      known = identity(answered);
      // A change made meanwhile, a saved address say, is newer than this answer.
      if (store.getState().customer.loading) takeCustomer(answered);
    }));

let restoring: Promise<void> | undefined;

/** For an effect of an island on the shop that shows the customer: asks who that is, and again when the page comes back from the bfcache. */
export function keepShopCustomer(): () => void {
  void loadCustomerOnce();
  return onRestored(() => {
    // Every island of the page comes back at once.
    restoring ??= askAgain().finally(() => (restoring = undefined));
  });
}

/** Somebody may have logged in or out meanwhile; the same visitor goes on with what was written. */
async function askAgain(): Promise<void> {
  const answered = readCustomer(await loadCustomer().catch(() => undefined));
  if (!answered || identity(answered) === known) return;
  known = identity(answered);
  takeCustomer(answered);
}

/** A logged-in customer is shown and stored; a logged-out visitor goes on as the stored one (CHK-22). */
export function takeCustomer(answered: Customer | undefined): void {
  if (!answered?.loggedIn) {
    store.setState({
      customer: { ...(stored() ?? answered ?? emptyCustomer), loggedIn: false, loading: false },
    });
    return;
  }
  keep(answered);
}

/** What an anonymous visitor, or one whose address is not known, writes at the checkout; a reload brings it back (CHK-22). */
export function writeCustomer({
  address,
  ...change
}: Partial<Pick<Customer, 'email' | 'phoneNumber' | 'additionalInformation'>> & {
  address?: Partial<Address>;
}): void {
  const { customer } = store.getState();
  const deliveryAddress = address
    ? { ...(customer.deliveryAddress ?? emptyAddress), ...address }
    : customer.deliveryAddress;
  keep({ ...customer, ...change, deliveryAddress });
}

/**
 * Saves the address of a logged-in customer, who then has it (CHK-26).
 * @throws where the call fails, or answers without the address
 */
export async function saveAddress(address: AddressToSave, token: string, signal: AbortSignal): Promise<void> {
  const saved = readCustomer(await saveCustomer(address, token, signal))?.deliveryAddress;
  if (!saved?.streetAddress.trim()) throw new Error('The shop answers no delivery address.');
  keep({ ...store.getState().customer, deliveryAddress: saved });
}

function keep(customer: Customer): void {
  store.setState({ customer });
  try {
    sessionStorage.setItem(CUSTOMER_KEY, JSON.stringify(customer));
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
