/**
 * `dist/page-state.js` and `saaristo/page-state`: the state of the islands for the page's own scripts, as versioned slices
 * (docs/reference.md#state). The fields of a slice stay as they are while its version is the same, also if the store
 * changes. Fires the events of shared state, `cart:changed` and `like:added`, so that pages without it load nothing for
 * them.
 */
import { dispatchPageEvent } from './page-events.ts';
import type { Cart } from './cart/model.ts';
import type { Customer } from './customer/model.ts';
import type { Delivery } from './delivery/model.ts';
import { pageStore } from './page-store.ts';

/** The slices. They contain no personal data besides the postal code that the visitor gave for a delivery. */
export interface PageState {
  /** The cart of the shop. `total` has a decimal comma. */
  'cart.v1': {
    readonly count: number;
    readonly total: string;
    readonly currency: string;
    readonly lines: readonly { readonly code: string; readonly name: string; readonly quantity: number }[];
  };
  /** The customer of the shop. Known on pages of the shop only. */
  'customer.v1': { readonly isLoggedIn: boolean };
  /** The choices for the delivery; a text is empty until it is chosen. */
  'delivery.v1': { readonly postalCode: string; readonly date: string; readonly time: string };
  /** The content that this visitor has liked. */
  'likes.v1': { readonly contentIds: readonly string[] };
}

/** The parts of the store that slices read. A part is missing until the first island's code is loaded. */
interface Parts {
  cart?: Cart;
  customer?: Customer;
  delivery?: Delivery;
  likes?: ReadonlyMap<string, 'earlier' | 'now'>;
}

/** Converts the store to each slice; undefined while it is not known. */
const SLICES: { [Name in keyof PageState]: (parts: Parts) => PageState[Name] | undefined } = {
  'cart.v1': ({ cart }) =>
    !cart || cart.loading
      ? undefined
      : {
          count: cart.lineItemCount,
          total: cart.total,
          currency: cart.currency,
          lines: cart.lineItems.map(({ code, name, quantity }) => ({ code, name, quantity })),
        },
  'customer.v1': ({ customer }) =>
    !customer || customer.loading ? undefined : { isLoggedIn: customer.loggedIn },
  'delivery.v1': ({ delivery }) =>
    delivery && {
      postalCode: delivery.postalCode,
      date: delivery.deliveryDate,
      time: delivery.deliveryTime,
    },
  'likes.v1': ({ likes }) => likes && { contentIds: [...likes.keys()] },
};

/**
 * Returns a slice, or undefined while it is not known.
 * @throws RangeError for a slice that this version does not have
 */
export function readState<Name extends keyof PageState>(name: Name): PageState[Name] | undefined {
  if (!Object.hasOwn(SLICES, name)) throw new RangeError(`There is no state ${name}.`);
  return SLICES[name](pageStore<Parts>().getState());
}

/**
 * Calls the listener with a slice as soon as it is known, and after each change of it.
 * @returns a function that unsubscribes
 * @throws RangeError for a slice that this version does not have
 */
export function subscribeState<Name extends keyof PageState>(
  name: Name,
  listener: (state: PageState[Name]) => void,
): () => void {
  let last: string | undefined;
  const update = (): void => {
    const state = readState(name);
    const key = JSON.stringify(state);
    if (state === undefined || key === last) return;
    last = key;
    listener(state);
  };
  update();
  return pageStore().subscribe(update);
}

const FIRED = Symbol.for('saaristo.fired-events');

/** The last values of the page's events, shared by all copies of this module. */
const fired = ((globalThis as { [FIRED]?: { cart?: string; likes: Set<string> } })[FIRED] ??= {
  likes: new Set(),
});

/** Fires the events of changes that no copy of this module has fired. */
function fireEvents(): void {
  const cart = readState('cart.v1');
  if (cart) {
    const { count, total, currency } = cart;
    const lines = cart.lines.map(({ code, quantity }) => ({ code, quantity }));
    const detail = { version: 1, count, total, currency, lines } as const;
    const key = JSON.stringify(detail);
    if (fired.cart !== key) {
      fired.cart = key;
      dispatchPageEvent('cart:changed', detail);
    }
  }
  for (const [contentId, since] of pageStore<Parts>().getState().likes ?? [])
    if (since === 'now' && !fired.likes.has(contentId)) {
      fired.likes.add(contentId);
      dispatchPageEvent('like:added', { version: 1, contentId });
    }
}

fireEvents();
pageStore().subscribe(fireEvents);
