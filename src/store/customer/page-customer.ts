/** The visitor of the page settings, on a page or in a part that the server has rendered for one visitor. */
import { type Settings, settings } from '#island/settings.ts';
import { isRecord } from '#lib/read.ts';
import { showPageCart } from '../cart/storage.ts';
import { store } from '../store.ts';

/** Returns whether the page settings contain a logged-in customer or the name of one. */
export const isLoggedIn = ({ customer, userName }: Settings): boolean =>
  isRecord(customer) ? customer['loggedIn'] === true : userName !== undefined;

/**
 * Shows the cart and the login of the page settings. Called when the header is hydrated, so that it does not change until
 * `shop-visitor.ts` is loaded.
 */
export function showPageVisitor(): void {
  showPageCart(settings());
  const { customer } = store.getState();
  if (customer.loading && isLoggedIn(settings()))
    store.setState({ customer: { ...customer, loggedIn: true } });
}
