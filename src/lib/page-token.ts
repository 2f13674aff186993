/** Name of the field with a form's anti-forgery token (API-40). */
export const PAGE_TOKEN = '__RequestVerificationToken';
