import { expect, test } from 'vitest';
import { readOwnSettings } from '#schemas/own-settings.ts';

const problems: string[] = [];
const read = (raw: Record<string, unknown>) =>
  readOwnSettings(
    raw,
    (key) => (typeof raw[key] === 'string' ? raw[key] : undefined),
    (problem) => problems.push(problem),
  );

test('settings of the estate: none are set without a script, and the search has its usual address', () => {
  expect(read({})).toStrictEqual({ searchUrl: '/haku', mainOrigins: [] });
});

test('settings of the estate: each is read by its name', () => {
  const given = {
    searchUrl: '/sok',
    mainOrigins: ['https://www.example.test'],
    subDomainId: 'x',
    shopUrl: 'https://shop.example.test/fi/',
    shopOrigin: 'https://other.example.test',
    shopFrameUrl: 'https://shop.example.test/frame',
    cartFormUrl: '/cart',
    cartLineFormUrl: '/line',
    couponFormUrl: '/coupon',
    typedCoupon: 'KESA10',
    orderFormUrl: '/order',
    order: { a: 1 },
    loginLink: { label: 'Kirjaudu', link: '/kirjaudu' },
    accountLink: { label: 'Oma', link: '/oma' },
    captcha: { provider: 'altcha', challengeUrl: '/challenge' },
    userName: 'Aino',
    cart: [],
    customer: {},
    privacyUrl: '/tietosuoja',
    privacyText: 'Yritys käsittelee tietojasi.',
    defersShopFrame: true,
  };
  expect(read(given)).toStrictEqual(given);
});

test.each([
  [{ shopUrl: 'https://shop.example.test/fi/' }, 'https://shop.example.test'],
  [{ shopUrl: '/shop' }, undefined],
  [{}, undefined],
])('settings of the estate: of %j the origin of the shop is %s', (raw, origin) => {
  expect(read(raw).shopOrigin).toBe(origin);
});

test.each([{ label: 'a' }, { link: '/a' }, { label: 5, link: '/a' }, { label: 'a', link: 5 }, null, 'a'])(
  'settings of the estate: the link %j is ignored',
  (loginLink) => {
    expect(read({ loginLink })).not.toHaveProperty('loginLink');
  },
);

test.each([
  [
    { provider: 'mtcaptcha', siteKey: 'k' },
    { provider: 'mtcaptcha', siteKey: 'k' },
  ],
  [
    { provider: 'mtcaptcha', siteKey: 'k', scriptUrl: '/s.js', other: 1 },
    { provider: 'mtcaptcha', siteKey: 'k', scriptUrl: '/s.js' },
  ],
  [
    { provider: 'mtcaptcha', siteKey: 'k', scriptUrl: 5 },
    { provider: 'mtcaptcha', siteKey: 'k' },
  ],
  [
    { provider: 'altcha', challengeUrl: '/c', siteKey: 'k' },
    { provider: 'altcha', challengeUrl: '/c' },
  ],
  [null, undefined],
])('settings of the estate: the captcha %j is read [FRM-30]', (captcha, expected) => {
  problems.length = 0;
  expect(read({ captcha }).captcha).toStrictEqual(expected);
  expect(problems).toEqual([]);
});

test.each([
  { provider: 'altcha', siteKey: 'k' },
  { provider: 'mtcaptcha', challengeUrl: '/c' },
  { provider: 'other', siteKey: 'k', challengeUrl: '/c' },
  'altcha',
  0,
])('settings of the estate: the captcha %j is a problem [FRM-30]', (captcha) => {
  problems.length = 0;
  expect(read({ captcha })).not.toHaveProperty('captcha');
  expect(problems).toEqual([
    'captcha needs {provider: "mtcaptcha", siteKey} or {provider: "altcha", challengeUrl}',
  ]);
});
