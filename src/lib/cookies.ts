/**
 * Cookies of the page. The accessor is the one of the prototype, since `document.cookie` of a page with `<img name="cookie">` is that
 * picture.
 */
import { STORED, type StoredCookie } from './stored.ts';

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

function write(cookie: string): void {
  try {
    getAccessor().set!.call(document, cookie);
  } catch {
    // Cookies are blocked.
  }
}

/** Sets the cookie to `true`, for the whole site, for one of its numbers of days. Does nothing if cookies are blocked. */
export function setCookie<Cookie extends StoredCookie>({ name }: Cookie, days: Cookie['days'][number]): void {
  write(`${name}=true; max-age=${days * 86_400}; path=/; samesite=lax`);
}

/** Returns whether the browser stores cookies of this page, which may be a frame of another site. */
export function canStoreCookies(): boolean {
  const { name } = STORED.probe;
  return ['samesite=lax', 'samesite=none; secure; partitioned'].some((attributes) => {
    write(`${name}=true; path=/; ${attributes}`);
    const isStored = readCookie(name) !== undefined;
    write(`${name}=; max-age=0; path=/; ${attributes}`);
    return isStored;
  });
}
