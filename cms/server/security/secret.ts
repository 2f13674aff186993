import { randomBytes } from 'node:crypto';
import type { Queries } from '../../database/database.ts';

/** A secret of this database, made at first need, the same for every server on it. */
export async function storedSecret({ query }: Queries, key: string): Promise<string> {
  const [row] = await query<{ value: string }>(
    `insert into setting (key, value) values ($1, $2) on conflict (key) do update set value = setting.value returning value`,
    [key, randomBytes(32).toString('base64url')],
  );
  return row?.value ?? '';
}
