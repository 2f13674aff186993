/** What the columns of `tables.ts` are in TypeScript where that is not a plain type. */
import type { ColumnType } from 'kysely';

/** A JSON document: read as a value, written as its text. */
export type Json<T = unknown> = ColumnType<T, string, string>;

/** A JSON document that may be missing. */
export type OptionalJson<T = unknown> = ColumnType<T | null, string | null | undefined, string | null>;

/** A column that the database fills where an insert leaves it out. */
export type Defaulted<T> =
  T extends ColumnType<infer Read, infer Insert, infer Update>
    ? ColumnType<Read, Insert | undefined, Update>
    : ColumnType<T, T | undefined, T>;
