/** Counters of attempts, which the database keeps. */
import { describe, expect, it } from 'vitest';
import {
  createAttemptLimiter,
  deleteExpiredAttempts,
} from '../../../platform/http/security/attempt-limiter.ts';
import { someDatabase, openFirst } from '../../support/databases.ts';
import { rowsOf } from '../../support/rows.ts';

describe.each(someDatabase)('limits on $name', ({ open }) => {
  const database = openFirst(open);

  const expire = () => rowsOf(database, "update tried set ends_at = now() - interval '1 second'");

  it('attempts: they are counted by purpose and key until their time ends', async () => {
    const limiter = createAttemptLimiter(database, 'test', 3, 60_000);
    const other = createAttemptLimiter(database, 'other', 3, 60_000);
    const tries = async (who: string, ...amounts: number[]) => {
      const results = [];
      for (const amount of amounts) results.push(await limiter.consume(who, amount));
      return results;
    };
    expect(await tries('a', 1, 1, 1, 1)).toEqual([true, true, true, false]);
    expect(await tries('b', 2, 2)).toEqual([true, false]);
    expect(await limiter.consume('c')).toBe(true);
    expect(await other.consume('a')).toBe(true);
    await limiter.undo('a');
    await limiter.undo('a');
    expect(await tries('a', 1, 1)).toEqual([true, false]);
    await expire();
    expect(await tries('a', 1, 1, 1, 1)).toEqual([true, true, true, false]);
    const [{ keys } = { keys: '' }] = await rowsOf<{ keys: string }>(
      database,
      "select string_agg(key, ' ') as keys from tried",
    );
    expect(keys).toMatch(/^[\w-]{43}( [\w-]{43})+$/);
  });

  it('attempts: no success lowers a counter below zero, and expired counters are deleted', async () => {
    const limiter = createAttemptLimiter(database, 'zero', 1, 60_000);
    await limiter.consume('a');
    for (let times = 0; times < 3; times += 1) await limiter.undo('a');
    expect([await limiter.consume('a'), await limiter.consume('a')]).toEqual([true, false]);
    await expire();
    await createAttemptLimiter(database, 'new', 1, 60_000).consume('a');
    await deleteExpiredAttempts(database);
    expect(await rowsOf(database, 'select 1 from tried')).toHaveLength(1);
  });
});
