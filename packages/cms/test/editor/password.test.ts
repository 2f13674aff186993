import { describe, expect, it } from 'vitest';
import { getPasswordRefusal } from '../../admin/password-rules.ts';
import { createAttemptLimiter } from '../../platform/http/security/attempt-limiter.ts';
import { serveApp } from '../support/app.ts';
import { someDatabase } from '../support/databases.ts';
import { EDITOR, logInAs, signInFirst } from '../support/editors.ts';
import { documentOf } from '../support/html.ts';

const NEXT = 'kolme sinistä venettä';

describe.each(someDatabase)('password of an editor on $name', ({ open }) => {
  const send = (fields: Record<string, string>, who = editor) =>
    who.send('/editor/password', { current: EDITOR.password, password: NEXT, repeated: NEXT, ...fields });

  const { database, app } = serveApp(open);
  const editor = signInFirst({ database, app }, EDITOR);
  const other = signInFirst({ database, app }, EDITOR);

  it('password page: the navigation of every page links to it', async () => {
    expect((await editor.get('/editor')).body).toContain('href="/editor/password"');
    const page = documentOf((await editor.get('/editor/password')).body);
    expect([...page.querySelectorAll('main label')].map((label) => label.textContent)).toEqual([
      'Nykyinen salasana',
      'Uusi salasana',
      'Uusi salasana uudelleen',
    ]);
    expect((await app.inject('/editor/password')).headers.location).toBe('/editor/login');
  });

  it.each([
    [{ current: 'väärä salasana' }, 'current', 'Nykyinen salasana on väärä.'],
    [{ current: '' }, 'current', 'Nykyinen salasana on väärä.'],
    [{ password: 'lyhyt', repeated: 'lyhyt' }, 'password', 'Salasanassa on oltava 10–200 merkkiä.'],
    [{ password: 'Salasana123!', repeated: 'Salasana123!' }, 'password', 'liian helppo arvata'],
    [{ password: 'Eero Toimittaja', repeated: 'Eero Toimittaja' }, 'password', 'liian helppo arvata'],
    [{ repeated: `${NEXT}!` }, 'repeated', 'eivät ole samat'],
  ])('change with %j: it is refused, and the field %s shows the reason', async (fields, name, why) => {
    const answer = await send(fields);
    const page = documentOf(answer.body);
    const input = page.querySelector(`#${name}`);
    expect([answer.statusCode, input?.getAttribute('aria-invalid')]).toEqual([400, 'true']);
    expect(page.querySelector(`#${name}-error`)?.textContent).toContain(why);
    expect([...page.querySelectorAll('main input[type=password][value]')]).toEqual([]);
  });

  it('change: it is refused without the CSRF token, and after too many attempts', async () => {
    expect((await send({ token: 'x' })).statusCode).toBe(403);
    const used = createAttemptLimiter(database, 'editor for', 1000, 60_000);
    await used.consume(EDITOR.email, 100);
    expect((await send({ current: 'arvaus arvaus' })).statusCode).toBe(429);
    expect((await send({})).statusCode).toBe(429);
    for (let times = 0; times < 103; times += 1) await used.undo(EDITOR.email);
  });

  it('change: it ends the other sessions and gives this one a new token', async () => {
    const answer = await send({});
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/editor/password?changed=password']);
    for (const one of [editor, other])
      expect((await one.get('/editor')).headers.location).toBe('/editor/login');
    const session = answer.cookies.find(({ name }) => name === 'editor-session')?.value;
    const page = await app.inject({
      url: '/editor/password?changed=password',
      headers: { cookie: `editor-session=${session}` },
    });
    expect(page.body).toContain('Salasana on vaihdettu');
    expect((await logInAs(app, EDITOR)).statusCode).toBe(401);
    expect((await logInAs(app, { ...EDITOR, password: NEXT })).statusCode).toBe(303);
  });
});

it.each([
  ['lyhyt', 'length'],
  ['x'.repeat(201), 'length'],
  ['1234567890', 'common'],
  ['0987654321', 'common'],
  ['abcdefghijkl', 'common'],
  ['aaaaaaaaaaaa', 'common'],
  ['password2026!', 'common'],
  ['QWERTYUIOP', 'common'],
  ['Tervetuloa1', 'common'],
  ['eero.toimittaja', 'common'],
  ['kolme sinistä venettä', undefined],
  ['saaristo-publisher', undefined],
  ['x7$kQ-91pLz', undefined],
])('password %s: it is refused for: %s', (password, why) =>
  expect(getPasswordRefusal(password, ['eero.toimittaja@saaristo.example', 'Eero'])).toBe(why),
);
