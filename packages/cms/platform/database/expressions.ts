/** SQL expressions that several modules use. */
import { type RawBuilder, sql } from 'kysely';

export const now = sql<Date>`now()`;

/** Returns the time after or before now by a PostgreSQL interval, such as `10 minutes`. */
export const fromNow = (span: string): RawBuilder<Date> => sql<Date>`now() + ${span}::interval`;
export const ago = (span: string): RawBuilder<Date> => sql<Date>`now() - ${span}::interval`;

/** Returns an operand for `=`: `= any (…)` is true for any of the texts, and false for an empty list. */
export const anyOf = (texts: readonly string[]): RawBuilder<string> => sql<string>`any (${texts}::text[])`;

/** The number of rows, as the column `count`. */
export const rowCount = sql<number>`count(*)::integer`.as('count');

/** Escapes the wildcards of a text for LIKE. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`);
