import { afterAll, beforeAll, expect, it } from 'vitest';
import { getRouteAction } from '../../accounts/audit.ts';
import { getAccountMessages } from '../../admin/messages/accounts.ts';
import { THOROUGH } from '../../../../test/settings.ts';
import { type Matrix, runMatrix } from '../../../../test/long/attack/rights/matrix.ts';
import { ROWS } from '../../../../test/long/attack/rights/rows.ts';
import { databases } from '../support/databases.ts';
import { smallBuild } from '../support/small-build.ts';

const build = smallBuild();
let matrix: Matrix;
beforeAll(async () => {
  const database = await databases[0]!.open();
  matrix = await runMatrix(database, build.dist, THOROUGH);
  await database.close();
}, 300_000);
afterAll(() => build.remove());

it('routes: each has a row in the matrix of rights', () => {
  expect(matrix.unknown).toEqual([]);
});

it('cells of route, role and site: what each changes, shows and records is what the account may', () => {
  expect(matrix.fallen).toEqual([]);
});

it('audit trail: each write is recorded or excepted, and each action has a text in all languages', () => {
  const routes = Object.entries(ROWS).flatMap(([route, rows]) =>
    [rows].flat().map((row) => ({ route, action: row.records ?? actionOf(route), row })),
  );
  const unrecorded = routes.filter(
    ({ route, action, row }) => !route.startsWith('GET') && row.status === undefined && action === undefined,
  );
  expect([...new Set(unrecorded.map(({ route }) => route))]).toEqual([
    'POST /editor/api/pages/:id/drafts',
    'POST /editor/api/pages/:id/presence',
    'PUT /editor/api/pages/:id/translations',
  ]);
  for (const language of ['fi', 'en', 'sv'] as const) {
    const texts = getAccountMessages(language).actions;
    expect(routes.filter(({ action }) => action !== undefined && texts[action] === undefined)).toEqual([]);
  }
});

const actionOf = (route: string): string | undefined => {
  const [method = '', path = ''] = route.split(' ');
  return getRouteAction(method, path);
};
