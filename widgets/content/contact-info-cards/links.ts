/** The address that calls a number; undefined where the text is none. */
export function phoneLink(phone: string): string | undefined {
  const number = phone.replace(/\(0\)|[^+\d]/g, '');
  return /^\+?\d{3,15}$/.test(number) ? `tel:${number}` : undefined;
}

/** The address that writes to a mailbox; undefined where the text is none. */
export const emailLink = (email: string): string | undefined =>
  /^[^\s@?&]+@[^\s@?&]+$/.test(email.trim()) ? `mailto:${email.trim()}` : undefined;
