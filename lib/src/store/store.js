/**
* The one store of the page, which all islands share. It lives on `globalThis` under a registered symbol, so that
* the script being on a page twice, or in two versions, still means one store.
*/
import { pageStore } from "./page-store.js";
import { emptyCart } from "./cart.js";
import { emptyCustomer } from "./customer.js";
import { emptyDelivery } from "./delivery.js";
/** The state before anything is loaded; also what the server renders with. */
export const initialState = {
	cart: emptyCart,
	customer: emptyCustomer,
	delivery: emptyDelivery,
	likes: new Map()
};
/** The page's store. The script that every page includes makes it empty; the first code that needs it fills it. */
export const store = pageStore();
store.setState((state) => ({
	...initialState,
	...state
}));
