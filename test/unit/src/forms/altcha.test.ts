import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAltcha } from '#forms/captcha/altcha.ts';
import { getCaptchaSettings } from '#forms/captcha/captcha.ts';
import { api } from '../../../setup.ts';

const secrets = { hmacSignatureSecret: 'secret', hmacKeySignatureSecret: 'key secret' };
const challenge = (seconds = 900) =>
  createChallenge({
    ...secrets,
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 3,
    deriveKey,
    expiresAt: new Date(Date.now() + seconds * 1000),
  });
const begin = () => createAltcha({ provider: 'altcha', challengeUrl: '/challenge' });
const answered = vi.fn<() => Promise<Response>>();
const read = (token: string | null) =>
  JSON.parse(Buffer.from(token ?? '', 'base64').toString()) as Omit<
    Parameters<typeof verifySolution>[0],
    'deriveKey'
  >;

beforeEach(() => {
  answered.mockReset().mockImplementation(async () => HttpResponse.json(await challenge()));
  api.use(http.get('/challenge', answered));
});
afterEach(() => vi.useRealTimers());

test('altcha: the token is base64 of the challenge and its solution, which the server accepts [FRM-30]', async () => {
  const captcha = begin();
  captcha.start();
  const { verified } = await verifySolution({ ...secrets, ...read(await captcha.token()), deriveKey });
  expect(verified).toBe(true);
  expect(answered).toHaveBeenCalledOnce();
});

test('altcha: a send during solving waits for that token [FRM-30]', async () => {
  const captcha = begin();
  captcha.start();
  captcha.start();
  const tokens = await Promise.all([captcha.token(), captcha.token()]);
  expect(tokens[0]).toBe(tokens[1]);
  expect(answered).toHaveBeenCalledOnce();
});

test('altcha: an expired token is replaced by a new one [FRM-30]', async () => {
  const captcha = begin();
  const first = await captcha.token();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 901_000 });
  const second = await captcha.token();
  expect(second).not.toBe(first);
  expect(read(second).challenge.parameters.expiresAt).toBeGreaterThan(Date.now() / 1000);
  expect(answered).toHaveBeenCalledTimes(2);
});

test('altcha: a token is valid until five seconds before its end, the time to send it [FRM-30]', async () => {
  const now = Math.ceil(Date.now() / 1000) * 1000;
  vi.useFakeTimers({ toFake: ['Date'], now });
  const captcha = begin();
  const first = await captcha.token();
  vi.setSystemTime(now + 894_999);
  expect(await captcha.token()).toBe(first);
  vi.setSystemTime(now + 895_000);
  expect(await captcha.token()).not.toBe(first);
});

test('altcha: challenges that arrive expired give no token [FRM-30]', async () => {
  answered.mockImplementation(async () => HttpResponse.json(await challenge(-60)));
  expect(await begin().token()).toBeNull();
});

test('altcha: a reset gives another token [FRM-30] [FRM-12]', async () => {
  const captcha = begin();
  const first = await captcha.token();
  captcha.reset();
  expect(await captcha.token()).not.toBe(first);
  expect(answered).toHaveBeenCalledTimes(2);
});

test.each<[string, () => Response]>([
  ['that fails', () => HttpResponse.json({}, { status: 500 })],
  ['that is cut off', () => HttpResponse.error()],
  ['that is HTML', () => HttpResponse.html('<p>Huoltokatko</p>')],
  ['without parameters', () => HttpResponse.json({ parameters: null })],
  ['with invalid parameters', () => HttpResponse.json({ parameters: { algorithm: 5 } })],
  [
    'of an unknown algorithm',
    () =>
      HttpResponse.json({
        parameters: { algorithm: 'ROT13', nonce: '00', salt: '00', cost: 1, keyLength: 32, keyPrefix: '00' },
      }),
  ],
])('altcha: a challenge %s gives no token, and the next send retries [FRM-08]', async (_, response) => {
  answered.mockImplementationOnce(() => Promise.resolve(response()));
  const captcha = begin();
  expect(await captcha.token()).toBeNull();
  expect(await captcha.token()).toEqual(expect.any(String));
});

test("captcha: the form's site key overrides the page's, and a site key without provider means MTCaptcha [FRM-30]", () => {
  const provider = 'mtcaptcha';
  expect(getCaptchaSettings({ provider, siteKey: 'page', scriptUrl: '/s.js' }, 'form')).toEqual({
    provider,
    siteKey: 'form',
    scriptUrl: '/s.js',
  });
  expect(getCaptchaSettings(undefined, 'form')).toEqual({ provider, siteKey: 'form' });
  expect(getCaptchaSettings({ provider: 'altcha', challengeUrl: '/c' }, 'form')).toEqual({
    provider: 'altcha',
    challengeUrl: '/c',
  });
  expect(getCaptchaSettings(undefined, '')).toBeUndefined();
});
