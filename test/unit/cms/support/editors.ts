/** Signs users in at /editor. */
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Database } from '../../../../cms/database/database.ts';
import { addUser, FIRST_PUBLISHER, type Role } from '../../../../cms/editor/users.ts';
import { OWN_PAGE, ownPage } from './app.ts';

export interface Account {
  email: string;
  name: string;
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
  /** Makes a call of the block editor. */
  call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
}

/** Creates an account if there is none, and signs in with it. */
export async function signedIn(
  database: Database,
  app: FastifyInstance,
  account: Account,
): Promise<SignedIn> {
  await addUser(database, account);
  const answer = await logInAs(app, account);
  const session = answer.cookies.find(({ name }) => name === 'editor-session')?.value;
  if (session === undefined) throw new Error(`${account.email} can not sign in: ${answer.statusCode}`);
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
    call: (method, url, payload, headers = {}) =>
      app.inject({
        method,
        url: `/editor/api/${url}`,
        headers: { cookie, 'x-editor-token': token, ...headers },
        ...(payload && { payload }),
      }),
  };
}
