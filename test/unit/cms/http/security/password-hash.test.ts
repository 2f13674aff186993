import { randomBytes, scryptSync } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../../../cms/database/database.ts';
import { verifyPassword, hashPassword } from '../../../../../cms/http/security/password-hash.ts';
import { AINO, shopContent } from '../../shop/support/shop-content.ts';
import { shopper } from '../../shop/support/shopper.ts';
import { appOn } from '../../support/app.ts';
import { someDatabase } from '../../support/databases.ts';
import { EDITOR, logInAs, signedIn } from '../../support/editors.ts';
import { rowsOf } from '../../support/rows.ts';

const PHC = /^\$scrypt\$ln=15,r=8,p=3\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/;
const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

/** Returns a hash of a lower cost in PHC format. */
const cheapHash = (password: string): string => {
  const salt = randomBytes(16);
  const key = scryptSync(password, salt, 32, { N: 2 ** 14, r: 8, p: 1 });
  return `$scrypt$ln=14,r=8,p=1$${unpadded(salt)}$${unpadded(key)}`;
};

/** Returns a hash of the legacy format without its cost. */
const oldHash = (password: string): string => {
  const salt = randomBytes(16);
  const key = scryptSync(password, salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 });
  return `${salt.toString('base64url')}.${key.toString('base64url')}`;
};

describe('password hash', () => {
  it('hash: it is a PHC string with its cost and a new salt each time', async () => {
    const [one, two] = await Promise.all([hashPassword('salainen sana'), hashPassword('salainen sana')]);
    expect(one).toMatch(PHC);
    expect(one).not.toBe(two);
    expect(await verifyPassword('salainen sana', one)).toEqual({ isRight: true });
    expect(await verifyPassword('salainen sana ', one)).toEqual({ isRight: false });
  });

  it.each([
    ['of a lower cost', cheapHash],
    ['without its cost', oldHash],
  ])('verify: a hash %s is correct and is replaced by one of the current cost', async (_, make) => {
    const hash = make('vanha salasana');
    const { isRight, renewed } = await verifyPassword('vanha salasana', hash);
    expect([isRight, renewed]).toEqual([true, expect.stringMatching(PHC)]);
    expect(await verifyPassword('vanha salasana', renewed)).toEqual({ isRight: true });
    expect(await verifyPassword('väärä salasana', hash)).toEqual({ isRight: false });
  });

  it.each([
    undefined,
    '',
    'x',
    '.',
    '$scrypt$',
    '$scrypt$ln=40,r=8,p=3$AAAA$AAAA',
    '$scrypt$ln=15,r=8,p=3$AAAAAAAAAAAAAAAAAAAAAA$',
    '$argon2id$v=19$m=65536,t=3,p=4$AAAAAAAAAAAAAAAAAAAAAA$AAAA',
  ])('verify: an invalid hash (%s) matches no password', async (hash) => {
    expect(await verifyPassword('', hash)).toEqual({ isRight: false });
  });
});

describe.each(someDatabase)('login on $name', ({ open }) => {
  let database: Database;
  let app: FastifyInstance;
  beforeAll(async () => {
    database = await open();
    app = await appOn(database, {}, shopContent);
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  const hashIn = async (table: string, email: string) =>
    (
      await rowsOf<{ hash: string }>(
        database,
        `select password_hash as hash from ${table} where email = $1`,
        [email],
      )
    )[0]?.hash;
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
