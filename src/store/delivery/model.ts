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
