export const emptyDelivery = {
	postalCode: "",
	useDeliveryAddressForBilling: true,
	deliveryDate: "",
	deliveryTime: "",
	deliveryDateText: "",
	deliveryTimeText: ""
};
/**
* Where the visitor wants the goods: the code that was checked, else that of a logged-in customer's address; '' where nobody knows.
* For `useStore`.
*/
export const knownPostalCode = ({ delivery, customer }) => delivery.postalCode || customer.loggedIn && customer.deliveryAddress?.postalCode || "";
