import type { Page } from '@playwright/test';
import { calls } from '../api/answers.ts';

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

/** The same answers for calls that widgets make on a server. */
export const answerFetch: typeof fetch = async (input) => {
  const url = new URL(input instanceof Request ? input.url : input);
  const call = calls.find((one) => one.method === 'get' && isTo(one, url));
  return call ? Response.json(await answerOf(call)) : new Response(null, { status: 404 });
};
