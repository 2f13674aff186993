/** Expressions that statements of several places are made of. */
import { type RawBuilder, sql } from 'kysely';

export const now = sql<Date>`now()`;

/** The moment that is so far away from now, like `10 minutes`. */
export const fromNow = (span: string): RawBuilder<Date> => sql<Date>`now() + ${span}::interval`;
export const ago = (span: string): RawBuilder<Date> => sql<Date>`now() - ${span}::interval`;

/** To compare with: `= any (…)` is true for any of the texts, and for none where there is none. */
export const anyOf = (texts: readonly string[]): RawBuilder<string> => sql<string>`any (${texts}::text[])`;
