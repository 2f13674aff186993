/** Stores the results of native posts for the pages that show them. */
import type { Site } from 'saaristo/sites';
import type { NativeResult } from 'saaristo/schemas';
import type { Queries } from '../../platform/database/database.ts';
import { fromNow, now } from '../../platform/database/expressions.ts';
import { createRandomKey, hashToken } from '../../platform/http/security/tokens.ts';

/** Time to read the errors. The typed values are not stored longer. */
const RESULT_MINUTES = 10;

/**
 * Stores a result.
 * @returns the key, 256 random bits
 */
export async function storeResult(queries: Queries, site: Site, result: NativeResult): Promise<string> {
  const key = createRandomKey();
  await queries.deleteFrom('form_result').where('expires_at', '<', now).execute();
  await queries
    .insertInto('form_result')
    .values({
      key_hash: hashToken(key),
      site,
      content: JSON.stringify(result),
      expires_at: fromNow(`${RESULT_MINUTES} minutes`),
    })
    .execute();
  return key;
}

/** Returns the result of a key; undefined if the key is wrong, expired or of another site. */
export async function findResult(
  queries: Queries,
  site: Site,
  key: string,
): Promise<NativeResult | undefined> {
  const row = await queries
    .selectFrom('form_result')
    .select('content')
    .where('key_hash', '=', hashToken(key))
    .where('site', '=', site)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.content;
}

/** Deletes the typed values when the form is sent again. */
export const deleteResult = (queries: Queries, site: Site, key: string): Promise<unknown> =>
  queries.deleteFrom('form_result').where('key_hash', '=', hashToken(key)).where('site', '=', site).execute();
