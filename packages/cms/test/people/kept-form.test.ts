import { beforeAll, describe, expect, it } from 'vitest';
import { readTarget } from '../../admin/sign-in-target.ts';
import { someDatabase } from '../support/databases.ts';
import { serveEditor } from '../support/editing.ts';
import { EDITOR, FORM, logInAs, PUBLISHER } from '../support/editors.ts';
import { OWN_PAGE } from '../support/app.ts';
import { documentOf } from '../support/html.ts';
import { rowsOf } from '../support/rows.ts';

it.each([
  ['/editor/pages/12', '/editor/pages/12'],
  ['/editor?site=atriafi&q=a', '/editor?site=atriafi&q=a'],
  ['/editor/login', '/editor'],
  ['/editor/logout', '/editor'],
  ['/editor/password', '/editor'],
  ['/editor/api/me', '/editor'],
  ['/editor/../x', '/editor'],
  ['//evil.example/editor', '/editor'],
  ['https://evil.example/editor', '/editor'],
  ['/editorial', '/editor'],
  ['', '/editor'],
])('sign-in: %j leads to %s', (given, target) => expect(readTarget(given)).toBe(target));

describe.each(someDatabase)('forms of an ended session on $name', ({ open }) => {
  let ids: Record<string, string>;
  const editing = serveEditor(open);
  beforeAll(async () => {
    const users = 'select id, email from editor_user';
    const rows = await rowsOf<{ id: number; email: string }>(editing.database, users);
    ids = Object.fromEntries(rows.map(({ id, email }) => [email, String(id)]));
  });

  /** Sends a form without a session. Returns the hidden fields of the sign-in. */
  const send = async (url: string, page: string, fields: Record<string, string>, by = PUBLISHER) => {
    const answer = await editing.app.inject({
      method: 'POST',
      url,
      headers: { ...FORM, cookie: OWN_PAGE.cookie, host: 'localhost', referer: `http://localhost${page}` },
      payload: new URLSearchParams({ token: 'old', by: ids[by.email]!, ...fields }).toString(),
    });
    const field = (name: string) =>
      documentOf(answer.body).querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? '';
    return { status: answer.statusCode, to: field('to'), kept: field('kept'), body: answer.body };
  };
  const signIn = async (fields: Record<string, string>, account = PUBLISHER) => {
    const { email, password } = account;
    const token = OWN_PAGE['x-xsrf-token'];
    const payload = new URLSearchParams({ token, email, password, ...fields }).toString();
    const answer = await logInAs(editing.app, account, { payload });
    return String(answer.headers.location);
  };

  it.each(['/editor/pages/new?site=atriafi', '/editor/inbox?q=a', '/editor'])(
    'deep link: the sign-in leads to %s',
    async (url) => {
      const { headers } = await editing.app.inject({ url });
      const login = await editing.app.inject({ url: String(headers.location) });
      const to = documentOf(login.body).querySelector<HTMLInputElement>('[name="to"]')!.value;
      expect([to, await signIn({ to })]).toEqual([url, url]);
    },
  );

  it.each([
    ['/editor/pages', '/editor/pages/new', { title: 'Joulu "2026" <b>', path: '/joulu' }],
    [
      '/editor/collections/recipes',
      '/editor/collections/recipes/new?place=atriafi/fi',
      { value: JSON.stringify({ title: 'Kesken </textarea>', steps: ['Riko "muna".\n'] }) },
    ],
    ['/editor/users', '/editor/users', { name: 'Uusi Henkilö', email: 'uusi@example.fi' }],
  ])('%s: what was typed comes back on its page after the sign-in', async (url, page, fields) => {
    const { status, to, kept } = await send(url, page, fields);
    expect([status, to]).toEqual([401, page]);
    const address = await signIn({ to, kept });
    const document = documentOf((await editing.publisher.get(address)).body);
    const form = [...document.querySelectorAll('form')].find((one) => one.getAttribute('action') === url);
    for (const [name, value] of Object.entries(fields)) {
      const control = form?.querySelector<HTMLInputElement>(`[name="${name}"]:not([type="hidden"])`);
      expect([name, control?.value]).toEqual([name, value]);
    }
    expect(document.querySelector('main [role="status"]')?.textContent).toContain('taas lomakkeessa');
    // Another account with the address does not see it.
    expect((await editing.editor.get(address)).body).not.toContain(Object.values(fields)[0]);
  });

  it('another account: it gets nothing of the form', async () => {
    const { to, kept } = await send('/editor/pages', '/editor/pages/new', { title: 'Salaisuus' });
    expect(await signIn({ to, kept }, EDITOR)).toBe('/editor/pages/new');
  });

  it('stored form: it ends after an hour, and an account has one', async () => {
    const { to, kept } = await send('/editor/pages', '/editor/pages/new', { title: 'Vanhentuva' });
    await signIn({ to, kept });
    const address = await signIn({ to, kept });
    const end = "update editor_request set expires_at = now() where call = 'kept-form' returning key";
    expect(await rowsOf(editing.database, end)).toHaveLength(1);
    expect((await editing.publisher.get(address)).body).not.toContain('Vanhentuva');
  });

  it.each(['/editor/password', '/editor/second-factor/turn-on'])(
    '%s: passwords are never kept',
    async (url) => {
      const { kept, body } = await send(url, url, { current: 'salasana-1', password: 'salasana-2' });
      expect(kept).toBe('');
      expect(body).not.toContain('salasana-');
    },
  );

  it('form of another site: nothing of it is kept', async () => {
    const answer = await editing.app.inject({
      method: 'POST',
      url: '/editor/pages',
      headers: { ...FORM, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      payload: `title=Huijaus&by=${ids[PUBLISHER.email]}`,
    });
    expect([answer.statusCode, answer.body.includes('Huijaus')]).toEqual([303, false]);
  });
});
