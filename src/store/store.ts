/**
 * The store that all islands of the page share. It is stored on `globalThis` under a registered symbol, so
 * that two copies or versions of the script still share one store.
 */
import { pageStore, type Store } from './page-store.ts';
import { emptyCart, type Cart, type WantedLines } from './cart/model.ts';
import { emptyCustomer, type Customer } from './customer/model.ts';
import { emptyDelivery, type Delivery } from './delivery/model.ts';

export interface State {
  /** On the shop the cart itself, on brand sites a copy of it (SHP-11). */
  cart: Cart;
  /** Changes of the cart's lines. Code of earlier versions keeps its own and does not know these. */
  wanted: WantedLines;
  /** CHK-21. */
  customer: Customer;
  /** CHK-13. */
  delivery: Delivery;
  /**
   * Content ids that this visitor has liked (LIK-03). `earlier`: on an earlier page, so the server's count
   * includes it. `now`: on this page.
   */
  likes: ReadonlyMap<string, 'earlier' | 'now'>;
}

/** The state before anything is loaded; the server renders with it. */
export const initialState: State = {
  cart: emptyCart,
  wanted: new Map(),
  customer: emptyCustomer,
  delivery: emptyDelivery,
  likes: new Map(),
};

/** The records of the state. Each version of the code knows its own fields of them. */
const RECORDS = ['cart', 'customer', 'delivery'] as const;

const lacksFields = (state: State, name: (typeof RECORDS)[number]): boolean =>
  Object.keys(initialState[name]).some((key) => !(key in state[name]));

/** Adds the initial values of all that a state lacks. */
function complete(state: State): State {
  const completed: State = { ...initialState, ...state };
  for (const name of RECORDS)
    if (lacksFields(completed, name))
      Object.assign(completed, { [name]: { ...initialState[name], ...completed[name] } });
  return completed;
}

/**
 * The page's store. The script that every page includes creates it empty. The first code that imports this module adds the initial state.
 * After a deploy, or with a second bundle, code of another version may set records without the fields of this version. They are added
 * before its islands are rendered.
 */
export const store: Store<State> = pageStore();
store.setState(complete);
store.subscribe((state) => {
  if (RECORDS.some((name) => lacksFields(state, name))) store.setState(complete);
});
