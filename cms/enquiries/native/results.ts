/** What has become of native posts, kept for the pages that show it. */
import { createHash, randomBytes } from 'node:crypto';
import type { Site } from 'saaristo/sites';
import type { NativeResult } from 'saaristo/schemas';
import type { Queries } from '../../database/database.ts';

/** As long as somebody reads what is wrong, and no longer than what they typed has to lie here. */
const MINUTES = 10;

const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** Keeps a result. @returns the key, 256 random bits */
export async function keepResult({ query }: Queries, site: Site, result: NativeResult): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  await query('delete from form_result where expires_at < now()');
  await query(
    `insert into form_result (key_hash, site, content, expires_at) values ($1, $2, $3, now() + interval '${MINUTES} minutes')`,
    [hashOf(key), site, JSON.stringify(result)],
  );
  return key;
}

/** The result of a key; undefined for one that is wrong, has expired, or is another site's. */
export async function resultOf(
  { query }: Queries,
  site: Site,
  key: string,
): Promise<NativeResult | undefined> {
  const [row] = await query<{ content: NativeResult }>(
    'select content from form_result where key_hash = $1 and site = $2 and expires_at > now()',
    [hashOf(key), site],
  );
  return row?.content;
}

/** Forgets what was typed, once it has been sent anew. */
export const forgetResult = ({ query }: Queries, site: Site, key: string): Promise<unknown> =>
  query('delete from form_result where key_hash = $1 and site = $2', [hashOf(key), site]);
