/** Money of the API: a text with a decimal comma, '1 234,50' (I18N-08). */
/** What the text says in euros; NaN where it says no amount. */
export function amountOf(text) {
	const plain = text.replace(/[\s\u00a0€]|EUR/g, "").replace(",", ".");
	return plain === "" ? NaN : Number(plain);
}
/** Whether the text says an amount other than zero: '0,00', nothing and nonsense say none. */
export const isSomeMoney = (text) => {
	const amount = amountOf(text);
	return !Number.isNaN(amount) && amount !== 0;
};
/** The amount as the API writes it: 12.9 is '12,90'. */
export const moneyOf = (euros) => euros.toFixed(2).replace(".", ",");
/** Rounded to whole cents, for sums of decimal numbers. */
export const toCents = (euros) => Math.round(euros * 100) / 100;
