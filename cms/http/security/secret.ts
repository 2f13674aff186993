import { randomBytes } from 'node:crypto';
import type { Queries } from '../../database/database.ts';

/** A secret of this database, created at first need, the same for every server on it. */
export async function getSecret(queries: Queries, key: string): Promise<string> {
  const { value } = await queries
    .insertInto('setting')
    .values({ key, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ ref }) => ({ value: ref('setting.value') })),
    )
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
}
