import { beforeEach, expect, test } from 'vitest';
import type { ApiScenario } from '#island/examples.ts';
import { calls } from '../../api/answers.ts';
import { handlers, SCENARIOS } from '../../api/handlers.ts';
import { api } from '../../setup.ts';

const ask = (path: string, init?: RequestInit) => fetch(path.replace(/:\w+/g, 'x'), init);

/** Those of each scenario, made once: there are many of them. */
const answering = Object.fromEntries(SCENARIOS.map((one) => [one, handlers(one)]));
const answerAs = (scenario: ApiScenario) => api.use(...answering[scenario]!);

test.each(calls)('API-04 every scenario answers $method $path', async ({ method, path }) => {
  const init = { method: method.toUpperCase() };
  answerAs('ok');
  const right: unknown = await (await ask(path, init)).json();
  expect(right).toBeTypeOf('object');

  answerAs('malformed');
  expect(await (await ask(path, init)).json()).not.toEqual(right);
  answerAs('error');
  expect((await ask(path, init)).status).toBe(500);
  answerAs('html');
  expect((await ask(path, init)).headers.get('content-type')).toContain('text/html');
  answerAs('aborted');
  await expect(ask(path, init)).rejects.toThrow(/fetch/);
  answerAs('timeout');
  await expect(ask(path, { ...init, signal: AbortSignal.timeout(20) })).rejects.toThrow(/timeout/);
});

beforeEach(() => answerAs('empty'));

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
