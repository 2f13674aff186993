import type { Customer } from './customer.js';
/** Where and when an order is delivered, as the visitor has said so far (CHK-13). */
export interface Delivery {
    postalCode: string;
    useDeliveryAddressForBilling: boolean;
    deliveryDate: string;
    deliveryTime: string;
    deliveryDateText: string;
    deliveryTimeText: string;
}
export declare const emptyDelivery: Delivery;
/**
 * Where the visitor wants the goods: the code that was checked, else that of a logged-in customer's address; '' where nobody knows.
 * For `useStore`.
 */
export declare const knownPostalCode: ({ delivery, customer }: {
    delivery: Delivery;
    customer: Customer;
}) => string;
