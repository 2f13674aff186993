import { PAGE_TOKEN } from '#lib/page-token.ts';

/** Returns the token of the page's hidden input or of the settings, or '' if there is none. */
export const getPageToken = (fromSettings: string | undefined): string =>
  document.querySelector<HTMLInputElement>(`input[name="${PAGE_TOKEN}"]`)?.value || fromSettings || '';
