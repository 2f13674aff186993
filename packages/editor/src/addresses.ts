import type { Addresses } from './context.ts';
import type { EditorAddresses, PageId } from './contract.ts';

const fill = (template: string, id: PageId): string => template.replaceAll('{id}', encodeURIComponent(id));

/**
 * Completes the addresses of a site.
 * @param pageId the page that is edited; undefined in the list of pages
 * @param assets the folder of the built files
 */
export function createAddresses(
  given: EditorAddresses,
  pageId: PageId | undefined,
  assets: string,
): Addresses {
  const { list = location.pathname, page = '?page={id}', canvas, preview, signIn } = given;
  const id = pageId ?? '';
  return {
    list,
    page: (other) => fill(page, other),
    canvas: fill(canvas, id),
    ...(preview !== undefined && {
      preview: (of) => {
        const address = fill(preview, id);
        return of ? `${address}${address.includes('?') ? '&' : '?'}of=${of}` : address;
      },
    }),
    signIn,
    assets: (given.assets ?? assets).replace(/\/?$/, '/'),
  };
}
