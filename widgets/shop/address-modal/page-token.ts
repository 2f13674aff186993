/** The value that the page's forms carry against forgery (API-40). */
const NAME = '__RequestVerificationToken';

/** Of the page's hidden input, else of the settings; '' where the page has none. */
export const pageToken = (fromSettings: string | undefined): string =>
  document.querySelector<HTMLInputElement>(`input[name="${NAME}"]`)?.value || fromSettings || '';
