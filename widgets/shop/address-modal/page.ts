/** What the modal reads from the page. */
import { PAGE_TOKEN } from '#island/settings.ts';
import { getPageOrigin, getPageUrl } from '#lib/page-address.ts';

/** Returns the path of an address without a trailing slash, or undefined if the address is invalid. */
function getPath(address: string): string | undefined {
  try {
    let path = new URL(address, getPageOrigin()).pathname;
    while (path.length > 1 && path.endsWith('/')) path = path.slice(0, -1);
    return path;
  } catch {
    return undefined;
  }
}

/** Whether the modal is disabled on this page (CHK-25). */
export const isExcluded = (paths: readonly string[]): boolean =>
  paths.some((path) => getPath(path) === getPath(getPageUrl().pathname));

/** Returns the token of the page's hidden input or of the settings, or '' if there is none. */
export const getPageToken = (fromSettings: string | undefined): string =>
  document.querySelector<HTMLInputElement>(`input[name="${PAGE_TOKEN}"]`)?.value || fromSettings || '';
