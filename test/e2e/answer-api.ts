import type { Page } from '@playwright/test';
import { calls } from '../api/answers.ts';

/** Answers every call of the API well, for pages of a test's own, behind which there is no server. */
export async function answerApi(page: Page): Promise<void> {
  for (const { method, path, answer } of calls)
    await page.route(
      (url) => new RegExp(`${path.replace(/:\w+/g, '[^/]+')}$`).test(url.pathname),
      async (route) => {
        if (route.request().method().toLowerCase() !== method) return route.fallback();
        return route.fulfill({
          json: typeof answer === 'function' ? await (answer as () => unknown)() : answer,
        });
      },
    );
}
