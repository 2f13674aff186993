/** Cookies that store that a visitor has closed something: `true`, for the whole site. */
import Cookies from 'js-cookie';

/** Returns the cookie's value; undefined if there is none or cookies are blocked. */
export function readCookie(name: string): string | undefined {
  try {
    return Cookies.get(name);
  } catch {
    return undefined;
  }
}

/** Sets the cookie to `true` for a number of days. Does nothing if cookies are blocked. */
export function setCookie(name: string, days: number): void {
  try {
    Cookies.set(name, 'true', { expires: days, path: '/', sameSite: 'lax' });
  } catch {
    // Cookies are blocked.
  }
}
