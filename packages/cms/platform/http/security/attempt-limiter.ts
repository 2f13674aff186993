/** Counts attempts in the database, so that the counters survive a restart and several servers share them. */
import { createHash } from 'node:crypto';
import { callbackify } from 'node:util';
import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import { now } from '../../database/expressions.ts';
import { HttpError } from '../errors.ts';
import { getClientAddress } from './client-address.ts';

/** Limits the attempts of each key, such as an address or an account. */
export interface AttemptLimiter {
  /** Counts one or several attempts. Returns false if the limit is exceeded. */
  consume(who: string, attempts?: number): Promise<boolean>;
  /** Subtracts an attempt that succeeded. */
  undo(who: string): Promise<void>;
}

/** Hashes the key to a fixed length, so that the database does not list addresses or accounts. */
const hashKey = (what: string, who: string): string =>
  createHash('sha256').update(`${what} ${who}`).digest('base64url');

interface AttemptCount {
  count: number;
  /** Milliseconds until the counter is reset. */
  left: number;
}

async function addAttempts(
  queries: Queries,
  key: string,
  amount: number,
  milliseconds: number,
): Promise<AttemptCount> {
  return queries
    .insertInto('tried')
    .values({ key, count: amount, ends_at: sql`now() + ${milliseconds} * interval '1 millisecond'` })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when tried.ends_at <= now() then excluded.count else tried.count + excluded.count end`,
        ends_at: sql`case when tried.ends_at <= now() then excluded.ends_at else tried.ends_at end`,
      }),
    )
    .returning(['count', sql<number>`(extract(epoch from ends_at - now()) * 1000)::integer`.as('left')])
    .executeTakeFirstOrThrow();
}

/**
 * Creates a limiter with a fixed window.
 * @param what names the kind of attempt
 * @param most attempts within `milliseconds`, counted from the first one
 */
export function createAttemptLimiter(
  queries: Queries,
  what: string,
  most: number,
  milliseconds: number,
): AttemptLimiter {
  return {
    async consume(who, attempts = 1) {
      return (await addAttempts(queries, hashKey(what, who), attempts, milliseconds)).count <= most;
    },
    async undo(who) {
      await queries
        .updateTable('tried')
        .set(({ eb }) => ({ count: eb('count', '-', 1) }))
        .where('key', '=', hashKey(what, who))
        .where('count', '>', 0)
        .execute();
    },
  };
}

/** Creates the store of the rate limit, with a child store for each route. */
const createRateLimitStore = (queries: Queries, what: string): FastifyRateLimitStore => ({
  incr(who, done, milliseconds) {
    const counted = async () => {
      const { count, left } = await addAttempts(queries, hashKey(what, who), 1, milliseconds);
      return { current: count, ttl: left };
    };
    callbackify(counted)(done);
  },
  // The library passes the route as `routeInfo`, which its types lack.
  child: (route) =>
    createRateLimitStore(
      queries,
      `${what} ${(route as { routeInfo?: { url?: string } }).routeInfo?.url ?? ''}`,
    ),
});

/**
 * Registers a rate limit by client address for a scope.
 * @param max requests a minute of all routes together; without it only routes with a limit of their own are limited
 */
export async function registerRateLimit(
  app: FastifyInstance,
  queries: Queries,
  what: string,
  max?: number,
): Promise<void> {
  const store = createRateLimitStore(queries, `rate ${what}`);
  await app.register(rateLimit, {
    global: max !== undefined,
    ...(max !== undefined && { max }),
    timeWindow: '1 minute',
    keyGenerator: getClientAddress,
    store: class {
      incr = store.incr;
      child = store.child;
    },
    errorResponseBuilder: () =>
      new HttpError(429, 'There were too many requests from your address; wait a minute.'),
  });
}

/** Deletes expired counters. */
export const deleteExpiredAttempts = (queries: Queries): Promise<unknown> =>
  queries.deleteFrom('tried').where('ends_at', '<', now).execute();
