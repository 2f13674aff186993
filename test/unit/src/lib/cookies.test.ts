import { expect, test, vi } from 'vitest';
import { canStoreCookies, readCookie, setCookie } from '#lib/cookies.ts';
import { STORED } from '#lib/stored.ts';

test.each([
  ['recipe-banner-closed', STORED.recipeBanner, 30],
  ['hideLkNewsletterModal', STORED.newsletter, 7],
  ['hideLkNewsletterModal', STORED.newsletter, 400],
] as const)(
  'cookie: %s is true for the whole site and its days [NWS-02] [NWS-03] [FSO-16]',
  (name, cookie, days) => {
    const written = vi.spyOn(Document.prototype, 'cookie', 'set');
    setCookie(cookie as typeof STORED.newsletter, days as 7);
    const [pair, ...attributes] = written.mock.calls[0]![0].split('; ');
    expect(pair).toBe(`${name}=true`);
    expect(attributes).toEqual(
      expect.arrayContaining(['path=/', `max-age=${days * 86_400}`, 'samesite=lax']),
    );
  },
);

test('cookie: a set one is read, another is undefined [NWS-01]', () => {
  document.cookie = 'other=%E0%A4%A; path=/';
  document.cookie = 'hideLkNewsletterModal=false; path=/';
  expect(readCookie('hideLkNewsletterModal')).toBe('false');
  expect(readCookie('hideLk')).toBeUndefined();
});

/** Runs `work` while an object has another `cookie`. */
function withCookie(owner: object, cookie: PropertyDescriptor, work: () => void): void {
  const before = Object.getOwnPropertyDescriptor(owner, 'cookie');
  Object.defineProperty(owner, 'cookie', { ...cookie, configurable: true });
  try {
    work();
  } finally {
    if (before) Object.defineProperty(owner, 'cookie', before);
    else Reflect.deleteProperty(owner, 'cookie');
  }
}

test.each([
  [
    'throw',
    () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  ],
  ['are empty', () => ''],
])('cookie: blocked cookies, which %s, cause no error [FSO-16]', (_, access) => {
  const remembering = () => setCookie(STORED.recipeBanner, 30);
  withCookie(Document.prototype, { get: access, set: access }, () => {
    expect(remembering).not.toThrow();
    expect(readCookie('recipe-banner-closed')).toBeUndefined();
    expect(canStoreCookies()).toBe(false);
  });
});

test('cookie: a picture of the page that is named cookie hides none [FSO-16]', () => {
  // jsdom has no named properties that override those of the prototype.
  withCookie(document, { value: document.createElement('img') }, () => {
    setCookie(STORED.recipeBanner, 30);
    expect(readCookie('recipe-banner-closed')).toBe('true');
    expect(canStoreCookies()).toBe(true);
    expect(readCookie('saaristo-probe')).toBeUndefined();
  });
});
