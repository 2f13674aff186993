/** The customer of the shop, as the server returns it and as session storage keeps it (CHK-21, CHK-22). */

export interface Address {
  firstName: string;
  lastName: string;
  streetAddress: string;
  postalCode: string;
  city: string;
}

export interface Customer {
  deliveryAddress: Address | null;
  billingAddress: Address | null;
  email: string;
  phoneNumber: string;
  additionalInformation: string;
  loggedIn: boolean;
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
