/** The customer of the shop, as the server answers it and as the session keeps it (CHK-21, CHK-22). */
import { isRecord, readJson, readText } from "../lib/read.js";
export const emptyAddress = {
	firstName: "",
	lastName: "",
	streetAddress: "",
	postalCode: "",
	city: ""
};
export const emptyCustomer = {
	deliveryAddress: null,
	billingAddress: null,
	email: "",
	phoneNumber: "",
	additionalInformation: "",
	loggedIn: false,
	loading: true
};
const readAddress = (value) => isRecord(value) ? {
	firstName: readText(value["firstName"]) ?? "",
	lastName: readText(value["lastName"]) ?? "",
	streetAddress: readText(value["streetAddress"]) ?? "",
	postalCode: readText(value["postalCode"]) ?? "",
	city: readText(value["city"]) ?? ""
} : null;
/** The customer in an answer or in storage; undefined where there is none. */
export const readCustomer = (value) => isRecord(value) ? {
	deliveryAddress: readAddress(value["deliveryAddress"]),
	billingAddress: readAddress(value["billingAddress"]),
	email: readText(value["email"]) ?? "",
	phoneNumber: readText(value["phoneNumber"]) ?? "",
	additionalInformation: readText(value["additionalInformation"]) ?? "",
	loggedIn: value["loggedIn"] === true,
	loading: false
} : undefined;
/** Key of the customer in session storage (CHK-22). */
export const CUSTOMER_KEY = "customer";
/** The stored customer, or undefined where there is none that can be read. */
export const readStoredCustomer = (storage) => readCustomer(readJson(storage.getItem(CUSTOMER_KEY)));
