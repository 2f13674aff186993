import { expect, test } from 'vitest';
import { listBodies } from '../../../../test/long/attack/hostile-bodies.ts';
import { createWithRoutes } from '../../../../test/long/attack/routes.ts';
import { THOROUGH } from '../../../../test/settings.ts';
import { ownPage } from '../support/app.ts';
import { databases } from '../support/databases.ts';

const BYTES = 1000;
/** Each route gets every twelfth kind, the next one the kinds beside them. */
const EACH = THOROUGH ? 1 : 12;

/** `npm run long -- --project=attack bodies` sends large ones to a server, and measures them. */
test('hostile bodies: each route without a login answers each kind without a fault of the server', async () => {
  const database = await databases[0]!.open();
  const { app, routes } = await createWithRoutes(database);
  const writes = routes.filter(({ method }) => method !== 'GET');
  const bodies = [...listBodies(BYTES)];
  const failed: string[] = [];
  const cells = writes.flatMap((route, at) =>
    bodies.filter((_, index) => (at + index) % EACH === 0).map((hostile) => ({ route, hostile })),
  );
  for (const { route, hostile } of cells) {
    const headers = { host: 'localhost', ...ownPage(), ...hostile.headers };
    const { statusCode } = await app.inject({
      method: route.method as 'POST',
      url: route.path,
      headers,
      payload: hostile.body!,
    });
    if (statusCode >= 500) failed.push(`${statusCode} ${route.method} ${route.path} ${hostile.what}`);
  }
  expect(failed).toEqual([]);
  await app.close();
  await database.close();
});
