/** The customer of the shop, as the server returns it and as session storage keeps it (CHK-21, CHK-22). */

export interface Address {
  firstName: string;
  lastName: string;
  streetAddress: string;
  postalCode: string;
  city: string;
}

/** The fields of the checkout. */
export interface Typed {
  deliveryAddress: Address | null;
  email: string;
  phoneNumber: string;
  additionalInformation: string;
}

export interface Customer extends Typed {
  billingAddress: Address | null;
  loggedIn: boolean;
  /** The fields that a logged-in customer has typed at the checkout, until they log out or choose the address of the account. */
  typed?: Partial<Typed> & { account: string };
  /** True until the server has answered. Stays true on pages that do not ask. */
  loading: boolean;
}

export const emptyAddress: Address = {
  firstName: '',
  lastName: '',
  streetAddress: '',
  postalCode: '',
  city: '',
};

export const emptyCustomer: Customer = {
  deliveryAddress: null,
  billingAddress: null,
  email: '',
  phoneNumber: '',
  additionalInformation: '',
  loggedIn: false,
  loading: true,
};
