/** Where and when an order is delivered, as the visitor has said so far (CHK-13). */
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
