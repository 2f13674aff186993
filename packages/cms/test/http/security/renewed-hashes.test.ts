import { beforeAll, describe, expect, it } from 'vitest';
import { COST } from '../../../platform/http/security/password-hash.ts';
import { AINO, shopContent } from '../../shop/support/shop-content.ts';
import { shopper } from '../../shop/support/shopper.ts';
import { serveApp } from '../../support/app.ts';
import { someDatabase } from '../../support/databases.ts';
import { EDITOR, logInAs, signedIn } from '../../support/editors.ts';
import { cheapHash, FULL_COST, oldHash, PHC } from '../../support/hashes.ts';
import { rowsOf, valueOf } from '../../support/rows.ts';

describe.each(someDatabase)('login on $name', ({ open }) => {
  const { database, app } = serveApp(open, {}, shopContent);
  beforeAll(async () => {
    Object.assign(COST, FULL_COST);
  });

  const hashIn = async (table: string, email: string) =>
    await valueOf<string | undefined>(
      database,
      `select password_hash as hash from ${table} where email = $1`,
      [email],
    );
  const store = (table: string, email: string, hash: string) =>
    rowsOf(database, `update ${table} set password_hash = $2 where email = $1`, [email, hash]);

  it('editor login: a cheap hash is replaced, and sessions stay valid', async () => {
    const editor = await signedIn(database, app, EDITOR);
    const old = oldHash(EDITOR.password);
    await store('editor_user', EDITOR.email, old);
    expect((await logInAs(app, { ...EDITOR, password: 'väärä salasana' })).statusCode).toBe(401);
    expect(await hashIn('editor_user', EDITOR.email)).toBe(old);
    for (let times = 0; times < 2; times += 1) {
      expect((await logInAs(app, EDITOR)).statusCode).toBe(303);
      expect(await hashIn('editor_user', EDITOR.email)).toMatch(PHC);
    }
    expect((await editor.get('/editor')).statusCode).toBe(200);
  });

  it('customer login: a cheap hash is replaced', async () => {
    const one = await shopper(app);
    await store('shop_customer', AINO.email, cheapHash(AINO.password));
    expect((await one.logIn(AINO)).headers.location).toBe('/tili');
    const renewed = await hashIn('shop_customer', AINO.email);
    expect(renewed).toMatch(PHC);
    expect((await one.logIn(AINO)).headers.location).toBe('/tili');
    expect(await hashIn('shop_customer', AINO.email)).toBe(renewed);
  });
});
