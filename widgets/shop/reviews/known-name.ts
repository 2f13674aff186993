/** Finds the visitor's name. Visitors may use a different nickname for a review (REV-09). */
import type { Settings } from '#island/settings.ts';
import type { Customer } from '#store/customer/model.ts';

/** Returns the first name of a logged-in customer, or ''. A visitor who only entered an address is not logged in. */
export const getCustomerName = ({ loggedIn, deliveryAddress, billingAddress }: Customer): string =>
  loggedIn ? deliveryAddress?.firstName.trim() || billingAddress?.firstName.trim() || '' : '';

/** Returns the name from the block or the page settings, or ''. */
export const getGivenName = (userName: string | undefined, settings: Settings): string =>
  userName?.trim() || settings.userName?.trim() || '';
