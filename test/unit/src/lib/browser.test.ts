import { afterEach, expect, test, vi } from 'vitest';
import { retry } from '#lib/retry.ts';
import { getTrustedTypesPolicy, trustedScriptUrl, type TrustedTypesPolicy } from '#lib/trusted-types.ts';

afterEach(() => {
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
