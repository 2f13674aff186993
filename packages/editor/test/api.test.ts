import { expect, test, vi } from 'vitest';
import { bindAdapter, CallError, createHttpAdapter, listFeatures } from '../src/api.ts';

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

const createApi = (token: string) =>
  bindAdapter(
    createHttpAdapter({ api: '/editor/api', features: [], csrf: { header: 'x-editor-token', token } }),
    7,
  );

const DRAFT = { title: '', description: '', blocks: [] };

test("api: a write with an earlier session's token requests a new one and is sent again", async () => {
  const calls = serve(() => 'new');
  await expect(createApi('old').save(DRAFT, 1)).resolves.toMatchObject({ version: 2 });
  expect(calls.filter((call) => !call.includes('/me'))).toHaveLength(2);
});

test('api: a write that is refused for another reason is not sent again', async () => {
  let refused = 0;
  vi.stubGlobal('fetch', (path: string) => {
    if (path === '/editor/api/me') return Promise.resolve(Response.json({ token: 'same' }));
    refused += 1;
    return Promise.resolve(Response.json({ error: 'No.' }, { status: 403 }));
  });
  await expect(createApi('same').save(DRAFT, 1)).rejects.toMatchObject({ status: 403 });
  expect(refused).toBe(1);
});

test('api: a token in a cookie is read for each write, and a page name is escaped', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (path: string, { headers }: RequestInit) => {
    sent.push([path, new Headers(headers).get('x-csrftoken')]);
    return Promise.resolve(Response.json({ version: 2, savedAt: '' }));
  });
  document.cookie = 'csrftoken=abc';
  const csrf = { header: 'X-CSRFToken', cookie: 'csrftoken' };
  await bindAdapter(createHttpAdapter({ api: '/cms', features: [], csrf }), 'a/b').save(DRAFT, 1);
  expect(sent).toEqual([['/cms/pages/a%2Fb', 'abc']]);
});

test('api: an adapter has the features of its functions, and its page is completed', async () => {
  const page = { id: 'a', site: '', language: 'en', path: '/a', title: 'A', blocks: [], version: 1 };
  class Adapter {
    readonly title = 'A';
    load = (id: string | number) => Promise.resolve({ ...page, id, state: 'draft' as const });
    save = () => Promise.reject(Object.assign(new Error('Newer'), { status: 409, body: page }));
    publish() {
      return Promise.resolve({ ...page, title: this.title, state: 'published' as const });
    }
    pictures = () => Promise.resolve([]);
  }
  const adapter = new Adapter();
  expect([...listFeatures(adapter)]).toEqual(['publish']);
  const api = bindAdapter(adapter, 'a');
  await expect(api.load()).resolves.toMatchObject({ id: 'a', template: null, review: null, description: '' });
  await expect(api.publish(1)).resolves.toMatchObject({ title: 'A' });
  await expect(api.isThere('', '/x')).resolves.toBe(true);
  await expect(api.notes([1])).rejects.toMatchObject({ status: 501 });
  const conflict = await api.save(DRAFT, 1).catch((error: unknown) => error);
  expect(conflict).toBeInstanceOf(CallError);
  expect(conflict).toMatchObject({ status: 409, message: 'Newer', body: { path: '/a', review: null } });
});
