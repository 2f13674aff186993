import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { createAltcha } from '#forms/captcha/altcha.ts';
import { createCaptcha } from '#forms/captcha/captcha.ts';
import { work } from '#forms/captcha/work.ts';
import type { CaptchaChallenge } from '#api/captcha.ts';
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

const HOUR = 3_600_000;

test.each<[string, number, boolean]>([
  ['an hour fast', HOUR, true],
  ['an hour slow', -HOUR, true],
  ['a year fast, of another origin that hides the date', 365 * 24 * HOUR, false],
])("altcha: a visitor's clock that is %s changes no lifetime [FRM-30]", async (_, difference, hasDate) => {
  const now = Math.ceil(Date.now() / 1000) * 1000;
  const lifetime = hasDate ? 895_000 : 55_000;
  answered.mockImplementation(async () => {
    vi.setSystemTime(now);
    const given = await challenge();
    vi.setSystemTime(now + difference);
    return HttpResponse.json(given, { headers: hasDate ? { date: new Date(now).toUTCString() } : {} });
  });
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: now + difference });
  const captcha = begin();
  const first = await captcha.token();
  vi.advanceTimersByTime(lifetime - 1);
  expect(await captcha.token()).toBe(first);
  vi.advanceTimersByTime(1);
  expect(await captcha.token()).not.toBe(first);
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
])('altcha: a challenge %s is a failure, and the next send retries [FRM-12]', async (_, response) => {
  answered.mockImplementationOnce(() => Promise.resolve(response()));
  const captcha = begin();
  await expect(captcha.token()).rejects.toThrow(/./);
  expect(await captcha.token()).toEqual(expect.any(String));
});

/** A worker that answers each challenge by `answer`. */
const stubWorker = (answer: (worker: Worker, challenge: CaptchaChallenge) => unknown) => {
  const terminate = vi.fn();
  const create = vi.fn();
  class Double {
    terminate = terminate;
    constructor(...options: unknown[]) {
      create(...options);
    }
    postMessage(given: CaptchaChallenge): void {
      answer(this as unknown as Worker, given);
    }
  }
  vi.stubGlobal('Worker', Double);
  return { create, terminate };
};

test.each<[string, Parameters<typeof stubWorker>[0]]>([
  [
    'whose code can not be loaded',
    (worker) => {
      const event = new Event('error', { cancelable: true });
      worker.onerror!(event as ErrorEvent);
      expect(event.defaultPrevented).toBe(true);
    },
  ],
  ['that the page forbids', () => {}],
])(
  'altcha: without a worker, because of one %s, the page solves the challenge [FRM-30]',
  async (why, answer) => {
    const { create } = stubWorker(answer);
    if (why === 'that the page forbids')
      create.mockImplementation(() => {
        throw new Error('policy');
      });
    const { verified } = await verifySolution({ ...secrets, ...read(await begin().token()), deriveKey });
    expect(verified).toBe(true);
  },
);

test('altcha: a removed form ends its worker and has no token [FRM-30]', async () => {
  const asked = vi.fn();
  const { terminate } = stubWorker(asked);
  const captcha = begin();
  const token = captcha.token();
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  captcha.stop();
  await expect(token).rejects.toThrow('not solved');
  expect(terminate).toHaveBeenCalledOnce();
});

test('altcha: the work of a removed form ends [FRM-30]', async () => {
  const slow = await createChallenge({
    ...secrets,
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 1e6,
    deriveKey,
  });
  expect(await work(slow, AbortSignal.abort())).toBeNull();
  const controller = new AbortController();
  const solution = work(slow, controller.signal);
  controller.abort();
  expect(await solution).toBeNull();
});

test('altcha worker: it posts the solution, or null for a challenge that it can not solve [FRM-30]', async () => {
  const listen = vi.fn();
  const post = vi.fn();
  vi.stubGlobal('addEventListener', listen);
  vi.stubGlobal('postMessage', post);
  // Its code runs once for each address.
  const address = `../../../../src/forms/captcha/altcha.worker.ts?${Date.now()}`;
  await import(/* @vite-ignore */ address);
  const [[type, handle]] = listen.mock.calls as [[string, (message: object) => void]];
  expect(type).toBe('message');
  const given = await challenge();
  handle({ data: given });
  await vi.waitFor(() => expect(post).toHaveBeenCalledOnce());
  const [solution] = post.mock.calls[0] as [object];
  expect(await verifySolution({ ...secrets, challenge: given, solution, deriveKey } as never)).toMatchObject({
    verified: true,
  });
  handle({ data: { parameters: { ...given.parameters, algorithm: 'ROT13' } } });
  await vi.waitFor(() => expect(post).toHaveBeenLastCalledWith(null));
});

test('captcha: its code is loaded when it starts, a reset asks for another token, and a removed one has none [FRM-30]', async () => {
  const create = () =>
    createCaptcha({ provider: 'altcha', challengeUrl: '/challenge' }, document.createElement('div'), 'fi');
  const captcha = create();
  captcha.reset();
  captcha.start();
  await vi.waitFor(() => expect(answered).toHaveBeenCalledOnce());
  const token = await captcha.token();
  expect(answered).toHaveBeenCalledOnce();
  captcha.reset();
  expect(await captcha.token()).not.toBe(token);
  answered.mockClear();
  const removed = create();
  removed.start();
  removed.stop();
  expect(await removed.token()).toBeNull();
  expect(answered).not.toHaveBeenCalled();
});
