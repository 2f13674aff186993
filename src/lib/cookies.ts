/** Cookies that remember what a visitor has closed: `true`, for the whole site. */
import Cookies from 'js-cookie';

/** The cookie's value; undefined where there is none, and where the browser keeps cookies from the page. */
export function readCookie(name: string): string | undefined {
  try {
    return Cookies.get(name);
  } catch {
    return undefined;
  }
}

/** Sets it to `true` for so many days. Where cookies are blocked nothing is remembered. */
export function remember(name: string, days: number): void {
  try {
    Cookies.set(name, 'true', { expires: days, path: '/', sameSite: 'lax' });
  } catch {
    // Not remembered.
  }
}
