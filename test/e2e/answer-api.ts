import type { Page } from '@playwright/test';
import { calls } from '../../src/api/mocks/answers.ts';

type Call = (typeof calls)[number];

const isTo = ({ path }: Call, { pathname }: URL): boolean =>
  new RegExp(`${path.replace(/:\w+/g, '[^/]+')}$`).test(pathname);

const answerOf = async ({ answer }: Call): Promise<unknown> =>
  typeof answer === 'function' ? (answer as () => unknown)() : answer;

/** Answers every call of the API with valid data, for pages of a test that have no server. */
export async function answerApi(page: Page): Promise<void> {
  for (const call of calls)
    await page.route(
      (url) => isTo(call, url),
      async (route) => {
        if (route.request().method().toLowerCase() !== call.method) return route.fallback();
        return route.fulfill({ json: await answerOf(call) });
      },
    );
}

/** Returns the valid answer of a call for the server of a test; undefined if there is no such call. */
export async function findAnswer(method: string, url: URL): Promise<unknown> {
  const call = calls.find((one) => one.method === method.toLowerCase() && isTo(one, url));
  return call && answerOf(call);
}

/** The same answers for calls that widgets make on a server. */
export const answerFetch: typeof fetch = async (input) => {
  const answer = await findAnswer('GET', new URL(input instanceof Request ? input.url : input));
  return answer === undefined ? new Response(null, { status: 404 }) : Response.json(answer);
};
