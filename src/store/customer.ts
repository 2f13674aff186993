/** The customer of the shop (CHK-21). */
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
  /** True until the server has said who the visitor is; it stays so where nobody asks. */
  loading: boolean;
}

export const emptyCustomer: Customer = {
  deliveryAddress: null,
  billingAddress: null,
  email: '',
  phoneNumber: '',
  additionalInformation: '',
  loggedIn: false,
  loading: true,
};
