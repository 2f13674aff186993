import { afterEach, expect, test, vi } from 'vitest';
import { createApi } from '../../../editor/src/api.ts';

afterEach(() => vi.unstubAllGlobals());

/** Mocks a server whose session has this token. `calls` contains the path and token of each request. */
function serve(token: () => string) {
  const calls: string[] = [];
  vi.stubGlobal('fetch', (path: string, { method, headers }: RequestInit) => {
    const sent = new Headers(headers).get('x-editor-token') ?? '';
    calls.push(`${method} ${path} ${sent}`.trim());
    if (path === '/editor/api/me') return Promise.resolve(Response.json({ token: token() }));
    return Promise.resolve(
      sent === token() ? Response.json({ version: 2, savedAt: '' }) : Response.json({}, { status: 403 }),
    );
  });
  return calls;
}

const DRAFT = { title: '', description: '', blocks: [] };

test("api: a write with an earlier session's token requests a new one and is sent again", async () => {
  const calls = serve(() => 'new');
  await expect(createApi(7, 'old').save(DRAFT, 1)).resolves.toMatchObject({ version: 2 });
  expect(calls.filter((call) => !call.includes('/me'))).toHaveLength(2);
});

test('api: a write that is refused for another reason is not sent again', async () => {
  let refused = 0;
  vi.stubGlobal('fetch', (path: string) => {
    if (path === '/editor/api/me') return Promise.resolve(Response.json({ token: 'same' }));
    refused += 1;
    return Promise.resolve(Response.json({ error: 'No.' }, { status: 403 }));
  });
  await expect(createApi(7, 'same').save(DRAFT, 1)).rejects.toMatchObject({ status: 403 });
  expect(refused).toBe(1);
});
