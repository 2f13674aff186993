/** The estate's check of numeric codes and of phone numbers without country code (FRM-19): 7 to 12 digits. */
export const isNumericCode = (text: string): boolean => /^[0-9]{7,12}$/.test(text);
