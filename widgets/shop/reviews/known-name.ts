/** What a visitor is called, who may write under another name (REV-09). */
import type { Settings } from '#island/settings.ts';
import type { Customer } from '#store/customer.ts';

/** The first name of who is logged in, '' where nobody is. A visitor who only typed an address is not. */
export const nameOf = ({ loggedIn, deliveryAddress, billingAddress }: Customer): string =>
  loggedIn ? deliveryAddress?.firstName.trim() || billingAddress?.firstName.trim() || '' : '';

/** The name that the CMS gives, in the block or in the page settings; '' where it gives none. */
export const givenName = (userName: string | undefined, settings: Settings): string =>
  userName?.trim() || settings.userName?.trim() || '';
