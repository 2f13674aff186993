import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import { seed } from '../../../server/seed.ts';
import { shippedContent } from '../../../demo/shipped-content.ts';

import { mean, measure, type Measured } from '../../../../../test/bench/search-quality/measure.ts';
import { heldOut, tuning } from '../../../../../test/bench/search-quality/queries.ts';
import { databases } from '../../support/databases.ts';

describe.each(databases)('the judged queries on $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await seed(database, shippedContent);
  });
  afterAll(() => database.close());

  /** The current results of `npm run bench -- search-quality`, rounded down. */
  it.each([
    { half: 'the queries it is tuned by', queries: tuning, reached: 0.965, wrong: 1 },
    { half: 'the held-out ones', queries: heldOut, reached: 0.95, wrong: 2 },
  ])('$half: the quality does not fall [API-08]', async ({ queries, reached, wrong }) => {
    const measured: Measured[] = [];
    for (const query of queries) measured.push(await measure(database, query));
    const named = (some: readonly Measured[]) => some.map(({ query: { site, q } }) => `${site}: ${q}`);
    expect(queries.length).toBeGreaterThan(70);
    expect(named(measured.filter(({ sensible }) => !sensible))).toEqual([]);
    expect(measured.filter((one) => one.wrong.length > 0).length).toBeLessThanOrEqual(wrong);
    expect(mean(measured)).toBeGreaterThanOrEqual(reached);
  });
});
