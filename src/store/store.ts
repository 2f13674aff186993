/**
 * The one store of the page, which all islands share. It lives on `globalThis` under a registered symbol, so that
 * the script being on a page twice, or in two versions, still means one store.
 */
import { pageStore, type Store } from './page-store.ts';
import { emptyCart, type Cart } from './cart.ts';
import { emptyCustomer, type Customer } from './customer.ts';
import { emptyDelivery, type Delivery } from './delivery.ts';

export interface State {
  /** A copy of the shop's cart on brand sites, the cart itself on the shop (SHP-11). */
  cart: Cart;
  /** CHK-21. */
  customer: Customer;
  /** CHK-13. */
  delivery: Delivery;
  /** Content ids that this visitor has liked (LIK-03): on an earlier page, which its count knows of, or on this one. */
  likes: ReadonlyMap<string, 'earlier' | 'now'>;
}

/** The state before anything is loaded; also what the server renders with. */
export const initialState: State = {
  cart: emptyCart,
  customer: emptyCustomer,
  delivery: emptyDelivery,
  likes: new Map(),
};

/** The page's store. The script that every page includes makes it empty; the first code that needs it fills it. */
export const store: Store<State> = pageStore();
store.setState((state) => ({ ...initialState, ...state }));
