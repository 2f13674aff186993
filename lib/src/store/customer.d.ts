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
export declare const emptyAddress: Address;
export declare const emptyCustomer: Customer;
/** The customer in an answer or in storage; undefined where there is none. */
export declare const readCustomer: (value: unknown) => Customer | undefined;
/** Key of the customer in session storage (CHK-22). */
export declare const CUSTOMER_KEY = "customer";
/** The stored customer, or undefined where there is none that can be read. */
export declare const readStoredCustomer: (storage: {
    getItem: (key: string) => string | null;
}) => Customer | undefined;
