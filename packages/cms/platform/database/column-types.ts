/** The TypeScript types of columns in `tables.ts` that are not plain types. */
import type { ColumnType } from 'kysely';

/** A JSON document: read as a value, written as text. */
export type Json<T = unknown> = ColumnType<T, string, string>;

/** A nullable JSON document. */
export type OptionalJson<T = unknown> = ColumnType<T | null, string | null | undefined, string | null>;

/** A column with a default value, which an insert may leave out. */
export type Defaulted<T> =
  T extends ColumnType<infer Read, infer Insert, infer Update>
    ? ColumnType<Read, Insert | undefined, Update>
    : ColumnType<T, T | undefined, T>;
