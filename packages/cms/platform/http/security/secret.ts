import type { Queries } from '../../database/database.ts';
import { createRandomKey } from './tokens.ts';

/** Returns a secret of this database. Creates it on first use, so that all servers on the database share it. */
export async function getSecret(queries: Queries, key: string): Promise<string> {
  const { value } = await queries
    .insertInto('setting')
    .values({ key, value: createRandomKey() })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ ref }) => ({ value: ref('setting.value') })),
    )
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
}
