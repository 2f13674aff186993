/** The name of the value that a page's forms carry against forgery (API-40). */
export const PAGE_TOKEN = '__RequestVerificationToken';
