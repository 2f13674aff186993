import { beforeEach, expect, test } from 'vitest';
import { calls } from '../../api/answers.ts';
import { handlers } from '../../api/handlers.ts';
import { api } from '../../setup.ts';

const ask = (path: string, init?: RequestInit) =>
  fetch(path.replace(/:\w+/g, 'x'), { signal: AbortSignal.timeout(200), ...init });

test.each(calls)('API-04 every scenario answers $method $path', async ({ method, path }) => {
  const init = { method: method.toUpperCase() };
  api.use(...handlers());
  const right: unknown = await (await ask(path, init)).json();
  expect(right).toBeTypeOf('object');

  api.use(...handlers('malformed'));
  expect(await (await ask(path, init)).json()).not.toEqual(right);
  api.use(...handlers('error'));
  expect((await ask(path, init)).status).toBe(500);
  api.use(...handlers('html'));
  expect((await ask(path, init)).headers.get('content-type')).toContain('text/html');
  api.use(...handlers('aborted'));
  await expect(ask(path, init)).rejects.toThrow(/fetch/);
  api.use(...handlers('timeout'));
  await expect(ask(path, init)).rejects.toThrow(/timeout/);
});

beforeEach(() => api.use(...handlers('empty')));

test('QS-07 the scenario empty has no hits', async () => {
  expect(await (await ask('/api/search/suggestions/')).json()).toEqual({ hits: [] });
});

test('NAV-07 the scenario empty has no tabs', async () => {
  expect(await (await ask('/api/nav/desktop')).json()).toEqual({
    topTabs: [],
    bottomTabs: [],
    languageMenu: [],
  });
});
