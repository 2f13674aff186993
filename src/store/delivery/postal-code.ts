/** The postal code of the delivery. */
import { store, type State } from '../store.ts';

/** Query parameter with the postal code (CHK-09), and the field of a form that is sent without JavaScript. */
export const POSTAL_CODE = 'postinumero';

/**
 * Selector for `useStore`: the postal code that was checked, else that of a logged-in customer's address,
 * else ''.
 */
export const selectPostalCode = ({ delivery, customer }: State): string =>
  delivery.postalCode || (customer.loggedIn && customer.deliveryAddress?.postalCode) || '';

/** Sets the postal code for every island of the page (CHK-13). */
export const setPostalCode = (postalCode: string): void =>
  store.setState(({ delivery }) => ({ delivery: { ...delivery, postalCode } }));
