import { afterEach, expect, test, vi } from 'vitest';
import { readCookie, setCookie } from '#lib/cookies.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test.each([7, 30, 400])(
  'cookie: it is true for the whole site and %i days [NWS-02] [NWS-03] [FSO-16]',
  (days) => {
    vi.useFakeTimers({ now: new Date('2026-11-01T12:00:00Z') });
    const written = vi.spyOn(document, 'cookie', 'set');
    setCookie('recipe-banner-closed', days);
    const [pair, ...attributes] = written.mock.calls[0]![0].split('; ');
    expect(pair).toBe('recipe-banner-closed=true');
    expect(attributes).toEqual(
      expect.arrayContaining([
        'path=/',
        `expires=${new Date(Date.now() + days * 86_400_000).toUTCString()}`,
        'sameSite=lax',
      ]),
    );
  },
);

test('cookie: a set one is read, another is undefined [NWS-01]', () => {
  document.cookie = 'other=%E0%A4%A; path=/';
  document.cookie = 'hideLkNewsletterModal=false; path=/';
  expect(readCookie('hideLkNewsletterModal')).toBe('false');
  expect(readCookie('hideLk')).toBeUndefined();
});

test('cookie: blocked cookies cause no error [FSO-16]', () => {
  const blocked = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  Object.defineProperty(document, 'cookie', { get: blocked, set: blocked, configurable: true });
  const remembering = () => setCookie('a', 1);
  try {
    expect(remembering).not.toThrow();
    expect(readCookie('a')).toBeUndefined();
  } finally {
    Reflect.deleteProperty(document, 'cookie');
  }
});
