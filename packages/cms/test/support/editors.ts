/** Signs users in at /editor. */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { beforeAll } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { addUser, FIRST_PUBLISHER, type NewUser, type Role } from '../../accounts/users.ts';
import { hashPassword } from '../../platform/http/security/password-hash.ts';
import { hashToken } from '../../platform/http/security/tokens.ts';
import { OWN_PAGE, ownPage, type Served } from './app.ts';
import { later } from './later.ts';
import { rowsOf } from './rows.ts';

export interface Account extends NewUser {
  role: Role;
  password: string;
}

export const PUBLISHER: Account = {
  email: FIRST_PUBLISHER,
  name: 'Paula Julkaisija',
  role: 'publisher',
  password: 'julkaisijan salasana',
};

export const EDITOR: Account = {
  email: 'eero@saaristo.example',
  name: 'Eero Toimittaja',
  role: 'editor',
  password: 'toimittajan salasana',
};

export const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** Sends the form of /editor/login. */
export const logInAs = (
  app: FastifyInstance,
  { email, password }: Pick<Account, 'email' | 'password'>,
  options: InjectOptions = {},
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    url: '/editor/login',
    headers: { ...FORM, cookie: OWN_PAGE.cookie },
    payload: new URLSearchParams({ token: OWN_PAGE['x-xsrf-token'], email, password }).toString(),
    ...options,
  });

/** A browser with a session. */
export interface SignedIn {
  cookie: string;
  token: string;
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Sends a form of a page. */
  send(url: string, fields?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Sends a form of a page with files. */
  upload(url: string, fields: Record<string, string | File>): Promise<LightMyRequestResponse>;
  /** Makes a call of the block editor. */
  call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
}

/** Creates an account with its password if there is none with its address. */
export async function addAccount(database: Database, { password, ...user }: Account): Promise<void> {
  const hash = await hashPassword(password);
  const id = await addUser(database, user);
  await rowsOf(database, 'update editor_user set password_hash = $1 where id = $2', [hash, id]);
}

/** Creates an account if there is none, and a session of it, without the form of /editor/login. */
export async function signedIn(
  database: Database,
  app: FastifyInstance,
  account: Account,
): Promise<SignedIn> {
  await addAccount(database, account);
  const session = randomBytes(32).toString('base64url');
  await rowsOf(
    database,
    `insert into editor_session (token_hash, user_id, expires_at)
     select $1, id, now() + interval '8 hours' from editor_user where email = $2`,
    [hashToken(session), account.email],
  );
  const { cookie, 'x-xsrf-token': token } = ownPage({ 'editor-session': session });
  return {
    cookie,
    token,
    get: (url, headers = {}) => app.inject({ url, headers: { cookie, ...headers } }),
    send: (url, fields = {}) =>
      app.inject({
        method: 'POST',
        url,
        headers: { ...FORM, cookie },
        payload: new URLSearchParams({ token, ...fields }).toString(),
      }),
    async upload(url, fields) {
      const form = new FormData();
      for (const [name, value] of Object.entries({ token, ...fields })) form.append(name, value);
      const body = new Response(form);
      return app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': body.headers.get('content-type')!, cookie },
        payload: Buffer.from(await body.arrayBuffer()),
      });
    },
    call: (method, url, payload, headers = {}) =>
      app.inject({
        method,
        url: `/editor/api/${url}`,
        headers: { cookie, 'x-editor-token': token, ...headers },
        ...(payload && { payload }),
      }),
  };
}

/** Signs a user in before the tests of a block. */
export function signInFirst({ database, app }: Served, account: Account): SignedIn {
  let who: SignedIn | undefined;
  beforeAll(async () => {
    who = await signedIn(database, app, account);
  });
  return later(() => who);
}
