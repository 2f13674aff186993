import { afterEach, expect, test, vi } from 'vitest';
import { BREAKPOINTS } from '#lib/breakpoints.ts';
import { retry } from '#lib/retry.ts';
import {
  DEFAULT_LANGUAGE,
  DEFAULT_SITE,
  isLanguage,
  isShopSite,
  isSite,
  isSwedishSite,
  LANGUAGES,
  languageTag,
  type Site,
} from '#lib/site.ts';
import { getTrustedTypesPolicy, trustedScriptUrl, type TrustedTypesPolicy } from '#lib/trusted-types.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, Symbol.for('saaristo.policy'));
});

test('retry: it calls again after 0.3, 1.2 and 4.8 seconds, and gives the last error [LOAD]', async () => {
  vi.useFakeTimers();
  const begin = Date.now();
  const calls: [number, number][] = [];
  const result = retry((attempt) => {
    calls.push([attempt, Date.now() - begin]);
    return Promise.reject(new Error(`no. ${attempt}`));
  });
  const caught = result.catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await caught).toBe('no. 3');
  expect(calls).toEqual([
    [0, 0],
    [1, 300],
    [2, 1500],
    [3, 6300],
  ]);
});

test('retry: it ends with the first success [LOAD]', async () => {
  const load = vi.fn(async () => 'code');
  expect(await retry(load)).toBe('code');
  expect(load).toHaveBeenCalledOnce();
});

test('trusted types: all copies of the bundle share one policy, which returns its input unchanged', () => {
  const createPolicy = vi.fn((_name: string, rules: TrustedTypesPolicy) => ({
    ...rules,
    createScriptURL: (url: string) => ({ url: rules.createScriptURL(url) }),
  }));
  vi.stubGlobal('trustedTypes', { createPolicy });
  const policy = getTrustedTypesPolicy()!;
  expect(policy.createHTML('<b>')).toBe('<b>');
  expect(policy.createScript('1')).toBe('1');
  expect(trustedScriptUrl('/a.js')).toEqual({ url: '/a.js' });
  expect(getTrustedTypesPolicy()).toBe(policy);
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['saaristo']);
});

test.each([
  ['without trusted types', undefined],
  [
    'that does not allow the policy',
    {
      createPolicy: () => {
        throw new TypeError('not allowed');
      },
    },
  ],
])('trusted types: a browser or page %s gets plain addresses', (_what, trustedTypes) => {
  vi.stubGlobal('trustedTypes', trustedTypes);
  expect(getTrustedTypesPolicy()).toBeNull();
  expect(trustedScriptUrl('/a.js')).toBe('/a.js');
});

test('sites: Swedish ones end in se, and one is the shop [I18N-05]', () => {
  expect(isSite('lihakauppa')).toBe(true);
  expect(isSite('other')).toBe(false);
  expect([isShopSite('lihakauppa'), isShopSite('atriafi')]).toEqual([true, false]);
  expect(['atriase', 'sesite'].map((site) => isSwedishSite(site as Site))).toEqual([true, false]);
});

test('languages: they have tags of BCP 47, and a page without settings is Finnish [I18N-01] [I18N-02]', () => {
  expect([DEFAULT_SITE, DEFAULT_LANGUAGE]).toEqual(['atriafi', 'fi']);
  expect(LANGUAGES.map(languageTag)).toEqual(['en-GB', 'fi-FI', 'sv-SE', 'de-DE']);
  expect(['fi', 'sv'].map(isLanguage)).toEqual([true, false]);
});

test('widths: layouts change at those of the specification [NAV-28]', () => {
  expect(BREAKPOINTS).toEqual({ xs: 280, sm: 376, md: 768, lg: 1024, xl: 1280, '2xl': 1536 });
});
