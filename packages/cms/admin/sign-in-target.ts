/** Where a sign-in leads after the session has ended. */

const LOGIN = '/editor/login';
const HOME = '/editor';
const MAX_ADDRESS = 2000;

/** Pages that ask for secrets, and pages of the sign-in itself. */
const SECRET = /^\/editor\/(?:password|second-factor|login|logout|openid|setup|link)(?:[/?]|$)/;

/** Tells whether a page of /editor asks for secrets, or belongs to the sign-in. */
export const isSecretPage = (address: string): boolean => SECRET.test(address);

/** Where a sign-in leads, and the form that it brings back. */
export interface AfterSignIn {
  /** An address of /editor. */
  to: string;
  /** The form as JSON. */
  kept?: string;
}

/** Returns the address of a page of /editor; its start page for others. */
export function readTarget(value: unknown): string {
  const text = typeof value === 'string' ? value : '';
  if (!text.startsWith(HOME) || text.length > MAX_ADDRESS || !URL.canParse(text, 'http://localhost'))
    return HOME;
  const { origin, pathname, search } = new URL(text, 'http://localhost');
  const isPage = pathname === HOME || pathname.startsWith(`${HOME}/`);
  return origin === 'http://localhost' &&
    isPage &&
    !isSecretPage(pathname) &&
    !pathname.startsWith('/editor/api/')
    ? pathname + search
    : HOME;
}

/** Returns the address of the sign-in for a page. */
export const getLoginAddress = (to: string, login = LOGIN): string =>
  readTarget(to) === HOME ? login : `${login}?${new URLSearchParams({ to: readTarget(to) }).toString()}`;
