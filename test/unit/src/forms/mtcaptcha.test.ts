import { afterEach, expect, test } from 'vitest';
import { createMtcaptcha } from '#forms/captcha/mtcaptcha.ts';
import { page } from '#forms/captcha/mtcaptcha-page.ts';
import { mockCaptcha } from './captcha-mock.ts';

const started: { stop(): void }[] = [];
let count = 0;

function begin(settings: { siteKey?: string; scriptUrl?: string } = {}) {
  const place = document.createElement('div');
  place.id = `captcha-${++count}`;
  document.body.append(place);
  const captcha = createMtcaptcha({ provider: 'mtcaptcha', siteKey: 'MTPublic-a', ...settings }, place, 'se');
  started.push(captcha);
  return { captcha, place };
}
const scripts = () => [...document.scripts].map(({ src }) => src);
/** Calls a callback as the script does: by its name in the configuration. */
const tell = (callback: string, state: object) =>
  (page as unknown as Record<string, (state: object) => void>)[String(page.mtcaptchaConfig?.[callback])]?.(
    state,
  );

afterEach(() => {
  for (const captcha of started.splice(0)) captcha.stop();
});

test('MTCaptcha: the configuration exists before the script, which is loaded once per page [FRM-30]', () => {
  const { captcha, place } = begin({ scriptUrl: '/stand-in.js' });
  expect(scripts()).toEqual([]);
  captcha.start();
  expect(page.mtcaptchaConfig).toMatchObject({ sitekey: 'MTPublic-a', lang: 'sv', renderQueue: [place.id] });
  captcha.start();
  begin({ scriptUrl: '/stand-in.js' }).captcha.start();
  expect(scripts()).toEqual(['http://localhost:3000/stand-in.js']);
  expect(page.mtcaptchaConfig?.renderQueue).toHaveLength(2);
});

test("MTCaptcha: without scriptUrl the provider's script is loaded, and its second address if the first fails [FRM-30]", () => {
  begin().captcha.start();
  expect(scripts()).toEqual(['https://service.mtcaptcha.com/mtcv1/client/mtcaptcha.min.js']);
  document.scripts[0]?.dispatchEvent(new Event('error'));
  expect(scripts()).toEqual(['https://service2.mtcaptcha.com/mtcv1/client/mtcaptcha2.min.js']);
});

test('MTCaptcha: a script that failed to load is loaded again with the next token [FRM-30]', async () => {
  const { captcha } = begin({ scriptUrl: '/stand-in.js' });
  captcha.start();
  document.scripts[0]?.dispatchEvent(new Event('error'));
  expect(scripts()).toEqual([]);
  const token = captcha.token();
  expect(scripts()).toHaveLength(1);
  mockCaptcha();
  document.scripts[0]?.dispatchEvent(new Event('load'));
  expect(await token).toBe('token-1');
});

test.each<[string, string, object | undefined]>([
  ['is blocked or answers 500', 'error', undefined],
  ['is an HTML page', 'load', undefined],
  ['reports an error', 'load', { isVerified: false, verifiedToken: null }],
])('MTCaptcha: a script that %s is a failure, not a captcha to solve [FRM-12]', async (_, event, state) => {
  const { captcha, place } = begin({ scriptUrl: '/stand-in.js' });
  captcha.start();
  const token = Promise.resolve(captcha.token());
  if (state) tell('error-callback', { domID: place.id, ...state });
  document.scripts[0]?.dispatchEvent(new Event(event));
  await expect(token).rejects.toThrow(/captcha/);
});

test('MTCaptcha: a captcha that stands in the form and is not solved is no failure [FRM-08]', async () => {
  const { captcha, place } = begin({ scriptUrl: '/stand-in.js' });
  captcha.start();
  const token = captcha.token();
  place.append('I am no robot');
  document.scripts[0]?.dispatchEvent(new Event('load'));
  expect(await token).toBeNull();
});

test("MTCaptcha: the page's own configuration and script are used unchanged [FRM-30]", () => {
  page.mtcaptchaConfig = { sitekey: 'MTPublic-page', 'verified-callback': 'own', theme: 'overcast' };
  const script = document.createElement('script');
  script.src = 'https://service.mtcaptcha.com/mtcv1/client/mtcaptcha.min.js';
  document.head.append(script);
  begin().captcha.start();
  expect(page.mtcaptchaConfig).toMatchObject({
    sitekey: 'MTPublic-page',
    'verified-callback': 'own',
    theme: 'overcast',
  });
  expect(scripts()).toHaveLength(1);
  // The same script at another address.
  script.src = 'https://page.test/mtcaptcha.js';
  begin().captcha.start();
  expect(scripts()).toEqual([script.src]);
});

test('MTCaptcha: a running script renders itself in the form and is not loaded again [FRM-30]', () => {
  const provider = mockCaptcha();
  const { captcha, place } = begin();
  captcha.start();
  captcha.start();
  expect(provider.renderUI).toHaveBeenCalledExactlyOnceWith(place.id);
  expect(scripts()).toEqual([]);
  expect(captcha.token()).toBe('token-1');
});

test('MTCaptcha: the token comes from the callback if the page object has none [FRM-30]', () => {
  const { captcha, place } = begin();
  captcha.start();
  tell('verified-callback', { domID: 'another', isVerified: true, verifiedToken: 'not mine' });
  expect(captcha.token()).toBeInstanceOf(Promise);
  tell('verified-callback', { domID: place.id, isVerified: true, verifiedToken: 'mine' });
  expect(captcha.token()).toBe('mine');
});

test('MTCaptcha: an expired token is none, a reported failure is one until the reset [FRM-12] [FRM-30]', () => {
  mockCaptcha('stale');
  const { captcha, place } = begin();
  const lost = { domID: place.id, isVerified: false, verifiedToken: null };
  captcha.start();
  tell('verified-callback', { domID: place.id, isVerified: true, verifiedToken: 'stale' });
  expect(captcha.token()).toBe('stale');
  tell('verifyexpired-callback', lost);
  expect(captcha.token()).toBeNull();
  tell('error-callback', lost);
  expect(() => captcha.token()).toThrow(/captcha/);
  captcha.reset();
  expect(captcha.token()).toBe('token-2');
});

test('MTCaptcha: without a verified status there is no token [FRM-08] [FRM-30]', () => {
  const provider = mockCaptcha('token');
  const { captcha } = begin();
  captcha.start();
  Object.assign(provider, { getStatus: () => ({ isVerified: false, verifiedToken: 'token' }) });
  expect(captcha.token()).toBeNull();
  Object.assign(provider, { getStatus: () => ({ isVerified: true, verifiedToken: 'token' }) });
  expect(captcha.token()).toBe('token');
  provider.token = null;
  expect(captcha.token()).toBeNull();
});

test('MTCaptcha: a reset requests a new token [FRM-12] [FRM-30]', () => {
  const provider = mockCaptcha();
  const { captcha, place } = begin();
  captcha.start();
  tell('verifyexpired-callback', { domID: place.id });
  captcha.reset();
  expect(provider.resetUI).toHaveBeenCalledExactlyOnceWith(place.id);
  expect(captcha.token()).toBe('token-2');
});

test('MTCaptcha: a removed form is not rendered when the script loads [FRM-30]', () => {
  const { captcha } = begin();
  captcha.start();
  captcha.stop();
  expect(page.mtcaptchaConfig?.renderQueue).toEqual([]);
});
