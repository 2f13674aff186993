/**
 * Cookies of the page. The accessor is the one of the prototype, since `document.cookie` of a page with `<img name="cookie">` is that
 * picture.
 */

const getAccessor = (): PropertyDescriptor => Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!;

/** Returns the cookie's value; undefined if there is none or cookies are blocked. */
export function readCookie(name: string): string | undefined {
  try {
    const cookies = (getAccessor().get!.call(document) as string).split('; ');
    const found = cookies.find((cookie) => cookie.startsWith(`${name}=`));
    return found && decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return undefined;
  }
}

/** Sets the cookie to `true`, for the whole site, for a number of days. Does nothing if cookies are blocked. */
export function setCookie(name: string, days: number): void {
  try {
    getAccessor().set!.call(document, `${name}=true; max-age=${days * 86_400}; path=/; samesite=lax`);
  } catch {
    // Cookies are blocked.
  }
}

const PROBE = 'saaristo-probe';

/** Returns whether the browser stores cookies of this page. */
export function canStoreCookies(): boolean {
  setCookie(PROBE, 1);
  const isStored = readCookie(PROBE) !== undefined;
  setCookie(PROBE, 0);
  return isStored;
}
