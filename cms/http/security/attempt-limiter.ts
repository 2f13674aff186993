/** Counters of attempts, in the database: a restart forgives nothing, and several servers share them. */
import { createHash } from 'node:crypto';
import { callbackify } from 'node:util';
import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import { now } from '../../database/expressions.ts';
import { HttpError } from '../errors.ts';
import { getClientAddress } from './client-address.ts';

/** How many attempts each of something, an address or an account, has. */
export interface AttemptLimiter {
  /** Counts an attempt, or several at once; false where there have been too many. */
  consume(who: string, attempts?: number): Promise<boolean>;
  /** Takes an attempt off that was right. */
  undo(who: string): Promise<void>;
}

/** Whatever the length of what is counted, and no list of who was here. */
const hashKey = (what: string, who: string): string =>
  createHash('sha256').update(`${what} ${who}`).digest('base64url');

interface AttemptCount {
  count: number;
  /** Milliseconds until it begins anew. */
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
 * @param what tells these attempts from those of anything else
 * @param most attempts within `milliseconds`, counted from the first
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

/** A store of the rate limit's, for each of its routes another one. */
const createRateLimitStore = (queries: Queries, what: string): FastifyRateLimitStore => ({
  incr(who, done, milliseconds) {
    const counted = async () => {
      const { count, left } = await addAttempts(queries, hashKey(what, who), 1, milliseconds);
      return { current: count, ttl: left };
    };
    callbackify(counted)(done);
  },
  // The library gives the route inside `routeInfo`, of which its types say nothing.
  child: (route) =>
    createRateLimitStore(
      queries,
      `${what} ${(route as { routeInfo?: { url?: string } }).routeInfo?.url ?? ''}`,
    ),
});

/**
 * Limits how many calls of a scope one address may make in a minute.
 * @param max of all its calls together; left out, routes have limits of their own, or none
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

/** Deletes the counters whose time is over. */
export const deleteExpiredAttempts = (queries: Queries): Promise<unknown> =>
  queries.deleteFrom('tried').where('ends_at', '<', now).execute();
