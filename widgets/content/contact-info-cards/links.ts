/** Returns the `tel:` address of a number, or undefined if the text is not a phone number. */
export function createPhoneLink(phone: string): string | undefined {
  const number = phone.replace(/\(0\)|[^+\d]/g, '');
  return /^\+?\d{3,15}$/.test(number) ? `tel:${number}` : undefined;
}

/** Returns the `mailto:` address, or undefined if the text is not an email address. */
export const createEmailLink = (email: string): string | undefined =>
  /^[^\s@?&]+@[^\s@?&]+$/.test(email.trim()) ? `mailto:${email.trim()}` : undefined;
