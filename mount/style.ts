/** Stylesheets of islands. */

/** Stylesheets that this script has linked, and that are on their way. */
const styles = new Map<string, Promise<unknown>>();

/** Has a stylesheet in force: the page's own, where it has come, else a link of this script. Settles when it is. */
export async function style(url: string): Promise<void> {
  if (isInForce(url)) return;
  let promise = styles.get(url);
  if (!promise) {
    promise = new Promise((resolve, reject) => {
      const link = document.createElement('link');
      link.onload = resolve;
      link.onerror = () => {
        link.remove();
        reject(new Error(url));
      };
      // As a preload of the page asks for it, or that one has come for nothing.
      const crossOrigin = url.startsWith(`${location.origin}/`) ? null : '';
      document.head.append(Object.assign(link, { rel: 'stylesheet', href: url, crossOrigin }));
    }).finally(() => styles.delete(url));
    styles.set(url, promise);
  }
  await promise;
}

/** Whether a sheet is the one of this address, or holds it (docs/embedding.md#for-a-fast-page). */
const isOf = ({ href, ownerNode }: CSSStyleSheet, url: string): boolean =>
  href === url ||
  (ownerNode as HTMLElement | null)?.dataset?.['widgetStyles']
    ?.split(' ')
    .some((held) => new URL(held, location.href).href === url) === true;

/** A sheet that came as an error has no rules; one of another origin does not say. */
const isInForce = (url: string): boolean =>
  [...document.styleSheets].some((sheet) => {
    try {
      return isOf(sheet, url) && sheet.cssRules.length > 0;
    } catch {
      return true;
    }
  });
