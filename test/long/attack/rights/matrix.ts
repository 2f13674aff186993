/** Calls each route of the back office by each role on each site, and compares what it changes and shows with the rights of the account. */
import type { FastifyInstance, InjectOptions } from 'fastify';
import { getRouteAction } from '../../../../packages/cms/accounts/audit.ts';
import type { Database } from '../../../../packages/cms/platform/database/database.ts';
import {
  type Author,
  hasSite,
  isLimited,
  mayPublish,
  mayWrite,
} from '../../../../packages/cms/platform/model/rights.ts';
import { appOn } from '../../../../packages/cms/test/support/app.ts';
import { FORM, signedIn, type SignedIn } from '../../../../packages/cms/test/support/editors.ts';
import { rowsOf } from '../../../../packages/cms/test/support/rows.ts';
import {
  createFixture,
  type Fixture,
  markerOf,
  nameReviewed,
  prepareFixtures,
  readVisible,
} from './fixture.ts';
import { type Call, type Need, OPEN, type Row, ROWS } from './rows.ts';

const SITES = ['atriafi', 'lihakauppa'] as const;
const LIMITED = { sites: ['atriafi'] as const, languages: null };
const ALL = { sites: null, languages: null };

/** The roles; undefined for a visitor. */
const ROLES = {
  visitor: undefined,
  'limited editor': { role: 'editor', ...LIMITED },
  'limited publisher': { role: 'publisher', ...LIMITED },
  editor: { role: 'editor', ...ALL },
  publisher: { role: 'publisher', ...ALL },
} as const satisfies Record<string, Pick<Author, 'role' | 'sites' | 'languages'> | undefined>;
export type RoleName = keyof typeof ROLES;
const ROLE_NAMES = Object.keys(ROLES) as RoleName[];

type Rights = Author | undefined;

function isAllowed(needs: Need, user: Rights, site: string): boolean {
  if (!user) return false;
  const place = { site, language: 'fi' };
  switch (needs) {
    case 'account':
      return true;
    case 'site':
      return hasSite(user, site);
    case 'write':
      return mayWrite(user, place);
    case 'publish':
      return mayPublish(user, place);
    case 'publisher':
      return user.role === 'publisher';
    case 'administrator':
      return user.role === 'publisher' && !isLimited(user);
  }
}

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const BOUNDARY = 'matriisi';

function createMultipart(fields: Record<string, string>): Buffer {
  const part = (head: string) => `--${BOUNDARY}\r\ncontent-disposition: form-data; ${head}\r\n`;
  const texts = Object.entries(fields).map(([name, value]) => `${part(`name="${name}"`)}\r\n${value}\r\n`);
  return Buffer.concat([
    Buffer.from(
      `${texts.join('')}${part('name="file"; filename="kuva.png"')}content-type: image/png\r\n\r\n`,
    ),
    PNG,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
}

/** Returns the request of a call. */
function createRequest(
  route: string,
  { params = {}, query, form, json, file }: Call,
  id: string | number,
  who: Pick<SignedIn, 'cookie' | 'token'>,
): InjectOptions {
  const [method = '', path = ''] = route.split(' ');
  const isCall = path.startsWith('/editor/api/');
  const values: Record<string, string | number> = { id, ...params };
  const url = path
    .replaceAll(/:(\w+)/g, (_whole, name: string) => String(values[name] ?? 0))
    .replace('*', 'ei-mitaan');
  const request = (type: string | undefined, payload?: string | Buffer): InjectOptions => ({
    method,
    url: query === undefined ? url : `${url}?${query}`,
    headers: {
      cookie: who.cookie,
      ...(isCall && { 'x-editor-token': who.token }),
      ...(type && { 'content-type': type }),
      ...(file && { 'x-alt': 'Kuva' }),
    },
    ...(payload !== undefined && { payload }),
  });
  if (file && isCall) return request('image/png', PNG);
  const fields = { token: who.token, ...form };
  if (file) return request(`multipart/form-data; boundary=${BOUNDARY}`, createMultipart(fields));
  if (json) return request('application/json', JSON.stringify(json));
  return form ? request(FORM['content-type'], new URLSearchParams(fields).toString()) : request(undefined);
}

/** The results of the matrix. */
export interface Matrix {
  /** Routes that have no row, and rows that have no route. */
  unknown: string[];
  /** Number of cells by role. */
  cells: Map<RoleName, number>;
  /** The cells whose result differs from the rights, with the difference. */
  fallen: string[];
}

/** Returns the routes without a row and the rows without a route. */
function compareRoutes(routes: ReadonlySet<string>): string[] {
  const known = new Set([...Object.keys(ROWS), ...OPEN]);
  return [
    ...[...routes].filter((route) => !known.has(route)).map((route) => `no row: ${route}`),
    ...[...known].filter((route) => !routes.has(route)).map((route) => `no route: ${route}`),
  ];
}

type Cell = readonly [role: RoleName, site: (typeof SITES)[number]];

/** Returns all roles with all sites. */
const listCells = ({ shop }: Row): Cell[] =>
  ROLE_NAMES.flatMap((role) => (shop ? SITES.slice(1) : SITES).map((site) => [role, site] as const));

/** Returns the cells at which the right begins: the account with the most rights that may not, and others of its kind. */
function sampleCells(row: Row): Cell[] {
  const own = row.shop ? [] : SITES.slice(0, 1);
  const cells = (role: RoleName, sites: readonly (typeof SITES)[number][]): Cell[] =>
    sites.map((site) => [role, site] as const);
  if (row.needs === 'account') return [...cells('visitor', own), ...cells('limited editor', SITES.slice(1))];
  if (row.needs === 'administrator') return [...cells('limited publisher', own), ...cells('publisher', own)];
  return [
    ...cells('limited editor', [...own, ...SITES.slice(1)]),
    ...cells('limited publisher', [...own, ...SITES.slice(1)]),
    ...(row.shop ? cells('publisher', SITES.slice(1)) : []),
  ];
}

/**
 * Runs the matrix on an empty database.
 * @param isWhole whether to run all cells, or those at which a right begins
 */
export async function runMatrix(database: Database, dist: string, isWhole: boolean): Promise<Matrix> {
  const routes = new Set<string>();
  const app: FastifyInstance = await appOn(database, {
    dist,
    prerender: (html) => Promise.resolve(html),
    mail: { url: 'smtp://127.0.0.1:9', from: 'matriisi@saaristo.example' },
    log: { write: () => {} },
    onRoute: (method, path) => {
      const isNothing = path.endsWith('/*') && method !== 'GET';
      if (method !== 'HEAD' && !isNothing) routes.add(`${method} ${path.replace(/(?<=.)\/$/, '')}`);
    },
  });
  await app.ready();
  await rowsOf(database, `update site set details = details || '{"languages": ["fi", "en"]}'`);
  await prepareFixtures(database);
  const matrix: Matrix = { unknown: compareRoutes(routes), cells: new Map(), fallen: [] };
  const accounts = new Map<RoleName, { user: Rights; who: Pick<SignedIn, 'cookie' | 'token'> }>();
  for (const name of ROLE_NAMES) {
    const rights = ROLES[name];
    if (!rights) {
      accounts.set(name, { user: undefined, who: { cookie: '', token: 'x' } });
      continue;
    }
    const email = `${name.replace(' ', '-')}@matriisi.example`;
    const account = { email, name, password: 'matriisin oma salasana', ...rights };
    accounts.set(name, { user: { id: 0, ...account }, who: await signedIn(database, app, account) });
  }

  const fixtures = new Map<string, Fixture>();
  /** What visitors see, as it was last read. */
  let visible: Map<string, string> | undefined;
  const countEvents = async (action: string): Promise<number> =>
    (
      await rowsOf<{ count: number }>(
        database,
        'select coalesce(sum(count), 0)::integer as count from audit_event where action = $1',
        [action],
      )
    )[0]!.count;

  const check = async (route: string, row: Row, role: RoleName, site: (typeof SITES)[number]) => {
    const { user, who } = accounts.get(role)!;
    matrix.cells.set(role, (matrix.cells.get(role) ?? 0) + 1);
    for (const one of SITES)
      if (!fixtures.has(one)) {
        fixtures.set(one, await createFixture(database, one));
        visible = undefined;
      }
    const fixture = fixtures.get(site)!;
    if (route.endsWith('/approve')) fixture.seen = await nameReviewed(database, fixture);
    // Wrong passwords are limited.
    if (row.status === 400) await rowsOf(database, 'delete from tried');
    const allowed = isAllowed(row.needs, user, site);
    const done = allowed && (!row.each || (user !== undefined && mayPublish(user, { site, language: 'fi' })));
    const action =
      row.records === undefined ? getRouteAction(route.split(' ')[0]!, route.split(' ')[1]!) : row.records;
    const before = visible ?? (await readVisible(database));
    const events = action ? await countEvents(action) : 0;
    const call = createRequest(route, row.call?.(fixture) ?? {}, row.of ? fixture[row.of] : 0, who);
    const { statusCode, headers, body } = await app.inject(call);
    const after = await readVisible(database);
    visible = after;

    const fall = (what: string): void => {
      matrix.fallen.push(`${route} as ${role} on ${site}: ${what} (${statusCode})`);
    };
    const isRefused =
      [401, 403, 404].includes(statusCode) || /^\/editor\/login(?:\?|$)/.test(String(headers.location));
    if (allowed && (row.status === undefined ? statusCode >= 400 : statusCode !== row.status))
      fall('is refused');
    if (!allowed && !isRefused) fall('is accepted');
    for (const one of new Set([...before.keys(), ...after.keys()])) {
      if (before.get(one) === after.get(one)) continue;
      const may =
        user !== undefined &&
        (one === '*'
          ? isAllowed('administrator', user, one)
          : mayPublish(user, { site: one, language: 'fi' }));
      if (!may || !row.visible) fall(`changes what visitors see of ${one}`);
    }
    const hasChanged = [...after].some(([one, hash]) => before.get(one) !== hash);
    if (row.visible && done && !hasChanged) fall('changes nothing');
    for (const one of SITES)
      if (body.includes(markerOf(one)) && !(user && hasSite(user, one) && row.data))
        fall(`shows data of ${one}`);
    if (row.data && allowed && user && hasSite(user, site) && !body.includes(markerOf(site)))
      fall('shows no data');
    const isRecorded = action ? (await countEvents(action)) > events : false;
    const isExport = String(headers['content-disposition']).startsWith('attachment');
    if (action ? done !== isRecorded : allowed && isExport)
      fall(isRecorded ? 'is recorded' : 'is not recorded');
    // A change makes the things of later cells different.
    if (statusCode < 400 && !route.startsWith('GET')) fixtures.delete(site);
  };

  for (const [route, rows] of Object.entries(ROWS))
    for (const row of [rows].flat())
      for (const [role, site] of isWhole ? listCells(row) : sampleCells(row))
        await check(route, row, role, site);
  await app.close();
  return matrix;
}
