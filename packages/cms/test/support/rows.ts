import type { Database } from '../../platform/database/database.ts';

/** Runs SQL, for data that a test reads or changes without the server. */
export async function rowsOf<T extends object = Record<string, unknown>>(
  { connections }: Database,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<T[]> {
  return (await connections.run(sql, parameters)).rows as T[];
}

/** Returns the first value of the first row of a query, which has one column. */
export async function valueOf<T>(...query: Parameters<typeof rowsOf>): Promise<T> {
  return Object.values((await rowsOf(...query))[0] ?? {})[0] as T;
}
