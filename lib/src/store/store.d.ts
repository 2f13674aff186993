/**
 * The one store of the page, which all islands share. It lives on `globalThis` under a registered symbol, so that
 * the script being on a page twice, or in two versions, still means one store.
 */
import { type Store } from './page-store.js';
import { type Cart } from './cart.js';
import { type Customer } from './customer.js';
import { type Delivery } from './delivery.js';
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
export declare const initialState: State;
/** The page's store. The script that every page includes makes it empty; the first code that needs it fills it. */
export declare const store: Store<State>;
