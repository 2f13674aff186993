import { beforeEach, expect, test } from 'vitest';
import type { ApiScenario } from '#island/examples.ts';
import { calls } from '../../api/answers.ts';
import { handlers, SCENARIOS } from '../../api/handlers.ts';
import { api } from '../../setup.ts';

const ask = (path: string, init?: RequestInit) => fetch(path.replace(/:\w+/g, 'x'), init);

/** The handlers of each scenario, created once because they are many. */
const answering = Object.fromEntries(SCENARIOS.map((one) => [one, handlers(one)]));
const answerAs = (scenario: ApiScenario) => api.use(...answering[scenario]!);

test.each(calls)('api scenarios: every scenario answers $method $path [API-04]', async ({ method, path }) => {
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

test('api scenarios: the scenario empty has no hits [QS-07]', async () => {
  expect(await (await ask('/api/search/suggestions/')).json()).toEqual({ hits: [] });
});

test('api scenarios: the scenario empty has no tabs [NAV-07]', async () => {
  expect(await (await ask('/api/nav/desktop')).json()).toEqual({
    topTabs: [],
    bottomTabs: [],
    languageMenu: [],
  });
});
