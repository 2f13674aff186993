import { afterEach, expect, test } from 'vitest';
import { createMtcaptcha } from '#forms/captcha/mtcaptcha.ts';
import { page } from '#forms/captcha/mtcaptcha-page.ts';
import { standInCaptcha } from './captcha-stand-in.ts';

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
/** Calls a callback as the script does: by the name that stands in the configuration. */
const tell = (callback: string, state: object) =>
  (page as unknown as Record<string, (state: object) => void>)[String(page.mtcaptchaConfig?.[callback])]?.(
    state,
  );

afterEach(() => {
  for (const captcha of started.splice(0)) captcha.stop();
});

test('FRM-30 the configuration is there before the script, which is loaded once a page', () => {
  const { captcha, place } = begin({ scriptUrl: '/stand-in.js' });
  expect(scripts()).toEqual([]);
  captcha.start();
  expect(page.mtcaptchaConfig).toMatchObject({ sitekey: 'MTPublic-a', lang: 'sv', renderQueue: [place.id] });
  captcha.start();
  begin({ scriptUrl: '/stand-in.js' }).captcha.start();
  expect(scripts()).toEqual(['http://localhost:3000/stand-in.js']);
  expect(page.mtcaptchaConfig?.renderQueue).toHaveLength(2);
});

test('FRM-30 without scriptUrl the provider’s own script, and its second address where the first fails', () => {
  begin().captcha.start();
  expect(scripts()).toEqual(['https://service.mtcaptcha.com/mtcv1/client/mtcaptcha.min.js']);
  document.scripts[0]?.dispatchEvent(new Event('error'));
  expect(scripts()).toEqual(['https://service2.mtcaptcha.com/mtcv1/client/mtcaptcha2.min.js']);
});

test('FRM-30 a script that never came is asked for anew with the next token', () => {
  const { captcha } = begin({ scriptUrl: '/stand-in.js' });
  captcha.start();
  document.scripts[0]?.dispatchEvent(new Event('error'));
  expect(scripts()).toEqual([]);
  expect(captcha.token()).toBeNull();
  expect(scripts()).toHaveLength(1);
});

test('FRM-30 a configuration and a script that the page has are used as they are', () => {
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
});

test('FRM-30 a script that runs already is told to show itself in the form, and not loaded again', () => {
  const provider = standInCaptcha();
  const { captcha, place } = begin();
  captcha.start();
  captcha.start();
  expect(provider.renderUI).toHaveBeenCalledExactlyOnceWith(place.id);
  expect(scripts()).toEqual([]);
  expect(captcha.token()).toBe('token-1');
});

test('FRM-30 the token comes by callback where the page object has none to give', () => {
  const { captcha, place } = begin();
  captcha.start();
  expect(captcha.token()).toBeNull();
  tell('verified-callback', { domID: 'another', isVerified: true, verifiedToken: 'not mine' });
  expect(captcha.token()).toBeNull();
  tell('verified-callback', { domID: place.id, isVerified: true, verifiedToken: 'mine' });
  expect(captcha.token()).toBe('mine');
});

test.each(['verifyexpired-callback', 'error-callback'])('FRM-30 after %s there is no token', (callback) => {
  standInCaptcha('stale');
  const { captcha, place } = begin();
  captcha.start();
  tell('verified-callback', { domID: place.id, isVerified: true, verifiedToken: 'stale' });
  expect(captcha.token()).toBe('stale');
  tell(callback, { domID: place.id, isVerified: false, verifiedToken: null });
  expect(captcha.token()).toBeNull();
});

test('FRM-08 FRM-30 nobody is verified who is not said to be', () => {
  const provider = standInCaptcha('token');
  const { captcha } = begin();
  captcha.start();
  Object.assign(provider, { getStatus: () => ({ isVerified: false, verifiedToken: 'token' }) });
  expect(captcha.token()).toBeNull();
  Object.assign(provider, { getStatus: () => ({ isVerified: true, verifiedToken: 'token' }) });
  expect(captcha.token()).toBe('token');
  provider.token = null;
  expect(captcha.token()).toBeNull();
});

test('FRM-12 FRM-30 a reset asks the script for a fresh token', () => {
  const provider = standInCaptcha();
  const { captcha, place } = begin();
  captcha.start();
  tell('verifyexpired-callback', { domID: place.id });
  captcha.reset();
  expect(provider.resetUI).toHaveBeenCalledExactlyOnceWith(place.id);
  expect(captcha.token()).toBe('token-2');
});

test('FRM-30 a form that is gone leaves nothing waiting to be shown', () => {
  const { captcha } = begin();
  captcha.start();
  captcha.stop();
  expect(page.mtcaptchaConfig?.renderQueue).toEqual([]);
});
