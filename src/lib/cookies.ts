/** Cookies that remember what a visitor has closed: `true`, for the whole site. */
import Cookies from 'js-cookie';

/** Whether the cookie stands. */
export const isRemembered = (name: string): boolean => Cookies.get(name) === 'true';

/** Sets it for so many days. Where cookies are blocked nothing is remembered. */
export const remember = (name: string, days: number): void =>
  void Cookies.set(name, 'true', { expires: days, path: '/', sameSite: 'lax' });
