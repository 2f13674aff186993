import { PAGE_TOKEN } from '#lib/page-token.ts';

/** Of the page's hidden input, else of the settings; '' where the page has none. */
export const pageToken = (fromSettings: string | undefined): string =>
  document.querySelector<HTMLInputElement>(`input[name="${PAGE_TOKEN}"]`)?.value || fromSettings || '';
