import { http, HttpResponse, type JsonBodyType } from 'msw';
import { beforeEach } from 'vitest';
import { configure } from '#island/settings.ts';
import { api } from '../../../setup.ts';

/** The requests of the present test: method, path with parameters, and body. */
export const sent: string[] = [];

/** Answers all calls with a body, and records them in `sent`. */
export const answer = (body: JsonBodyType): void =>
  api.use(
    http.all('*/api/*', async ({ request }) => {
      const { pathname, search } = new URL(request.url);
      sent.push(`${request.method} ${pathname}${search} ${await request.text()}`.trim());
      return HttpResponse.json(body);
    }),
  );

beforeEach(() => {
  configure(undefined);
  sent.length = 0;
});
