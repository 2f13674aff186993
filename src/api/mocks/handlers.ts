/**
 * The API as msw handlers, by scenario: one set for stories, conformance tests and the development page. Nothing here
 * is Node's or the browser's own, so that both can import it.
 */
import { http, HttpResponse, type HttpHandler } from 'msw';
import type { ApiScenario } from '#island/examples.ts';
import { calls, type ApiCall } from './answers.ts';
import { emptied, malformed } from './malformed.ts';
import { holdAnswer, neverAnswer } from './unanswered.ts';

/** ms that the scenario `slow` takes: long enough to see a busy state, short enough to wait for. */
const SLOW_MS = 1500;

type Body = Parameters<typeof HttpResponse.json>[0];

const valueOf = async (answer: unknown): Promise<Body> =>
  (typeof answer === 'function' ? await (answer as () => unknown)() : answer) as Body;

/** The answer that a call gets: `aborted` is a connection that is cut, `timeout` one on which nothing ever comes. */
export const respond: Record<ApiScenario, (call: ApiCall, requestId: string) => Promise<Response>> = {
  ok: async ({ answer }) => HttpResponse.json(await valueOf(answer)),
  empty: async (call) =>
    HttpResponse.json('empty' in call ? await valueOf(call.empty) : (emptied(call.answer) as Body)),
  slow: async ({ answer }, requestId) => {
    await holdAnswer(requestId, SLOW_MS);
    return HttpResponse.json(await valueOf(answer));
  },
  error: () => Promise.resolve(HttpResponse.json({ title: 'Internal Server Error' }, { status: 500 })),
  malformed: async ({ answer }) => HttpResponse.json(malformed(await valueOf(answer)) as Body),
  aborted: () => Promise.resolve(HttpResponse.error()),
  timeout: (_, requestId) => neverAnswer({ requestId }),
  html: () =>
    Promise.resolve(HttpResponse.html('<!doctype html><title>Huoltokatko</title><p>Palaamme pian.')),
};

/**
 * Handlers for every call, on any origin.
 * @param answer answers each call: a scenario, or who decides when the call comes
 */
export const handlers = (
  answer: ApiScenario | ((call: ApiCall, request: Request, requestId: string) => Promise<Response>) = 'ok',
): HttpHandler[] =>
  calls.map((call) =>
    http[call.method](`*${call.path}`, ({ request, requestId }) =>
      typeof answer === 'string' ? respond[answer](call, requestId) : answer(call, request, requestId),
    ),
  );
