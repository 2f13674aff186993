/** The cart as the shop answers it, and as every page keeps a copy of it (SHP-11, SHP-12, SHP-17). */
import { moneyOf } from "../lib/money.js";
import { isRecord, readAmount, readJson, readList, readNumber, readText } from "../lib/read.js";
const NOTHING = "0,00";
export const emptyCart = {
	loading: true,
	currency: "EUR",
	currencySymbol: "€",
	vatTotal: NOTHING,
	vatPercent: "",
	orderDiscount: NOTHING,
	total: NOTHING,
	subTotal: NOTHING,
	usedGiftCardAmount: NOTHING,
	shippingTotal: NOTHING,
	shippingTotalWithoutDiscounts: NOTHING,
	warnings: [],
	checkoutWarnings: [],
	lineItemCount: 0,
	lineItems: [],
	couponCodes: [],
	handlingTotal: NOTHING,
	hasGiftCardsOnly: false,
	shippingMethodId: "",
	sveaPaymentsPaymentMethodCode: "",
	isEditable: true,
	usedLoyaltyCouponAmount: NOTHING,
	usedRefundCodeAmount: NOTHING
};
/** A text of the cart; an amount of money or a percentage may come as a number. */
const readWords = (value, initial) => typeof value === "number" && Number.isFinite(value) ? initial === NOTHING ? moneyOf(value) : String(value).replace(".", ",") : readText(value);
/** The cart in an answer or in storage: fields that can be read are taken, the rest keep their defaults. */
export function readCart(value) {
	if (!isRecord(value) || !Array.isArray(value["lineItems"])) return undefined;
	const fitting = Object.entries(emptyCart).flatMap(([key, initial]) => {
		const given = typeof initial === "string" ? readWords(value[key], initial) : value[key];
		const fits = Array.isArray(initial) ? Array.isArray(given) : typeof given === typeof initial;
		return fits ? [[key, given]] : [];
	});
	return {
		...emptyCart,
		...Object.fromEntries(fitting),
		loading: false,
		lineItemCount: Math.max(0, Math.trunc(readAmount(value["lineItemCount"]) ?? 0)),
		lineItems: readList(value["lineItems"], readLine),
		...texts(value, "warnings", "checkoutWarnings", "couponCodes")
	};
}
/** A line needs its code; the rest may be missing. */
function readLine(value) {
	const code = isRecord(value) ? readText(value["code"]) : undefined;
	if (!isRecord(value) || code === undefined || code === "") return undefined;
	const text = (key) => readText(value[key]) ?? "";
	return {
		code,
		productId: readNumber(value["productId"]) ?? text("productId"),
		name: text("name"),
		category: text("category"),
		quantity: Math.max(0, Math.trunc(readAmount(value["quantity"]) ?? 0)),
		linePrice: readWords(value["linePrice"], NOTHING) ?? "",
		linePriceWithoutDiscounts: readWords(value["linePriceWithoutDiscounts"], NOTHING) ?? ""
	};
}
const texts = (value, ...keys) => Object.fromEntries(keys.map((key) => [key, readList(value[key], readText)]));
/** Key of the visitor's cart in local storage (SHP-17). */
export const CART_KEY = "cart";
/** The stored cart, or undefined where there is none that can be read. */
export const readStoredCart = (storage) => readCart(readJson(storage.getItem(CART_KEY)));
