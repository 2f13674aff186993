/** The estate's check of numeric codes, phone numbers without their country code among them (FRM-19): 7 to 12 digits. */
export const isNumericCode = (text) => /^[0-9]{7,12}$/.test(text);
