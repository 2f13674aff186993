import type { Customer } from '../customer/model.ts';

/** The delivery choices of the visitor (CHK-13). */
export interface Delivery {
  postalCode: string;
  useDeliveryAddressForBilling: boolean;
  deliveryDate: string;
  deliveryTime: string;
  deliveryDateText: string;
  deliveryTimeText: string;
}

export const emptyDelivery: Delivery = {
  postalCode: '',
  useDeliveryAddressForBilling: true,
  deliveryDate: '',
  deliveryTime: '',
  deliveryDateText: '',
  deliveryTimeText: '',
};

/**
 * Selector for `useStore`: the postal code that was checked, else that of a logged-in customer's address,
 * else ''.
 */
export const selectPostalCode = ({
  delivery,
  customer,
}: {
  delivery: Delivery;
  customer: Customer;
}): string => delivery.postalCode || (customer.loggedIn && customer.deliveryAddress?.postalCode) || '';
