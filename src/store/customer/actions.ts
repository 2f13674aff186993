/** Loads, stores and changes the customer of the shop. */
import type { ValueAt } from '#api/call.ts';
import { type CustomerAnswer, loadCustomer, saveCustomer, type AddressToSave } from '#api/customer.ts';
import { settings } from '#island/settings.ts';
import { isRecord, LONG_TEXT, readJson, readText, writeJson } from '#lib/read.ts';
import { readStored, writeStored } from '#lib/storage.ts';
import { STORED } from '#lib/stored.ts';
import { isPageOld, onRestored } from '../bfcache.ts';
import { store } from '../store.ts';
import { emptyAddress, emptyCustomer, type Address, type Customer, type Typed } from './model.ts';

const readAddress = (value: ValueAt<CustomerAnswer, 'deliveryAddress'>): Address | null =>
  isRecord(value)
    ? {
        firstName: readText(value.firstName) ?? '',
        lastName: readText(value.lastName) ?? '',
        streetAddress: readText(value.streetAddress) ?? '',
        postalCode: readText(value.postalCode) ?? '',
        city: readText(value.city) ?? '',
      }
    : null;

/** Reads a customer; undefined if `value` is not an object. */
const readCustomer = (value: CustomerAnswer): Customer | undefined =>
  isRecord(value)
    ? {
        deliveryAddress: readAddress(value.deliveryAddress),
        billingAddress: readAddress(value.billingAddress),
        email: readText(value.email) ?? '',
        phoneNumber: readText(value.phoneNumber) ?? '',
        additionalInformation: readText(value.additionalInformation, LONG_TEXT) ?? '',
        loggedIn: value.loggedIn === true,
        loading: false,
      }
    : undefined;

let loading: Promise<void> | undefined;
/** The logged-in customer of the shop's last answer, without typed fields. */
let account: Customer | undefined;
/** Identity of the visitor in the shop's last answer: the e-mail of a logged-in customer, else ''. */
let knownIdentity: string | undefined;
const getIdentity = (customer: Customer | undefined): string => (customer?.loggedIn ? customer.email : '');

/** Returns the customer of the page settings. Without one, or if the page may be old, loads the customer. */
const getCustomer = async (): Promise<CustomerAnswer> =>
  (isPageOld() ? undefined : (settings().customer as CustomerAnswer)) ?? (await loadCustomer());

/** Loads the customer once per page (CHK-20). Never rejects: if the call fails, nobody is logged in. */
export const loadCustomerOnce = (): Promise<void> =>
  (loading ??= getCustomer()
    .catch(() => undefined)
    .then((answer) => {
      const answered = readCustomer(answer);
      knownIdentity = getIdentity(answered);
      // A change made meanwhile, such as a saved address, is newer than this answer.
      if (store.getState().customer.loading) showCustomer(answered);
    }));

let restoring: Promise<void> | undefined;

/**
 * Loads the customer, and again when the page is restored from the bfcache. Returns a function that
 * unsubscribes. For an effect of an island that shows the customer on the shop.
 */
export function syncShopCustomer(): () => void {
  void loadCustomerOnce();
  return onRestored(() => {
    // All islands of the page are restored at once: one request is enough.
    restoring ??= reloadCustomer().finally(() => (restoring = undefined));
  });
}

/**
 * Loads the customer again, since somebody may have logged in or out. Keeps the entered data if the visitor
 * is the same.
 */
async function reloadCustomer(): Promise<void> {
  const answered = readCustomer(await loadCustomer().catch(() => undefined));
  if (!answered || getIdentity(answered) === knownIdentity) return;
  knownIdentity = getIdentity(answered);
  showCustomer(answered);
}

/** Shows and stores a logged-in customer. For a logged-out visitor, shows the stored data (CHK-22). */
export function showCustomer(answered: Customer | undefined): void {
  if (!answered?.loggedIn) {
    store.setState({
      customer: { ...(readStoredCustomer() ?? answered ?? emptyCustomer), loggedIn: false, loading: false },
    });
    return;
  }
  account = answered;
  const typed = readStoredTyped(answered.email);
  commitCustomer({ ...answered, ...typed, ...(typed && { typed: { ...typed, account: answered.email } }) });
}

/** Replaces the typed address, e-mail and phone of a logged-in customer by those of the account. */
export function chooseAccountAddress(): void {
  if (!account) return;
  const { additionalInformation } = store.getState().customer;
  const typed = { account: account.email, additionalInformation };
  commitCustomer({ ...account, additionalInformation, typed });
}

/** Stores data that the visitor enters at the checkout, so that a reload restores it (CHK-22). */
export function updateCustomer({
  address,
  ...change
}: Partial<Pick<Customer, 'email' | 'phoneNumber' | 'additionalInformation'>> & {
  address?: Partial<Address>;
}): void {
  const { customer } = store.getState();
  const changed: Partial<Typed> = {
    ...change,
    ...(address && { deliveryAddress: { ...(customer.deliveryAddress ?? emptyAddress), ...address } }),
  };
  const typed = customer.loggedIn && {
    typed: { ...customer.typed, ...changed, account: account?.email ?? '' },
  };
  commitCustomer({ ...customer, ...changed, ...typed });
}

/**
 * Saves the address of a logged-in customer and shows it (CHK-26).
 * @throws if the call fails, or its answer has no street address
 */
export async function saveAddress(address: AddressToSave, token: string, signal: AbortSignal): Promise<void> {
  const saved = readCustomer(await saveCustomer(address, token, signal))?.deliveryAddress;
  if (!saved?.streetAddress.trim()) throw new Error('The shop answers no delivery address.');
  commitCustomer({ ...store.getState().customer, deliveryAddress: saved });
}

function commitCustomer(customer: Customer): void {
  store.setState({ customer });
  writeStored(STORED.customer, writeJson(customer));
}

const readStoredCustomer = (): Customer | undefined =>
  readCustomer(readJson(readStored(STORED.customer)) as CustomerAnswer);

/** Reads what the owner of this account has typed; undefined if they have typed nothing. */
function readStoredTyped(owner: string): Partial<Typed> | undefined {
  const stored = readJson(readStored(STORED.customer));
  const typed = isRecord(stored) ? stored['typed'] : undefined;
  const read = readCustomer(typed as CustomerAnswer);
  if (!read || !isRecord(typed) || typed['account'] !== owner) return undefined;
  const names = ['deliveryAddress', 'email', 'phoneNumber', 'additionalInformation'] as const;
  return Object.fromEntries(names.filter((name) => name in typed).map((name) => [name, read[name]]));
}
