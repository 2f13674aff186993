/** Migrates props of older versions of a widget (docs/writing-a-widget.md#changing-props). */
import { isRecord } from '#lib/read.ts';

type GivenProps = Record<string, unknown>;

/**
 * The migrations of a widget by the version they start from: `{1: (props) => props2}`. They are pure and
 * leave current props unchanged, because a page without a version may have been written by hand for the
 * current one.
 */
export type Migrations = Readonly<Record<number, (props: GivenProps) => GivenProps>>;

/** The version of markers and blocks that do not state one. */
export const FIRST_VERSION = 1;

/** Reads the version of a marker's `data-props-version`. */
export const readVersion = (text: string | null | undefined): number =>
  text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : FIRST_VERSION;

/**
 * Migrates props from a version to the current one. Versions without a migration are skipped.
 * @throws if a migration throws or does not return an object
 */
export function migrate(props: GivenProps, from: number, migrations: Migrations): GivenProps {
  let migrated = props;
  for (const key of Object.keys(migrations)) {
    // JavaScript lists integer keys in ascending order.
    const version = Number(key);
    if (version < from) continue;
    migrated = migrations[version]!(migrated);
    if (!isRecord(migrated)) throw new TypeError(`the migration from version ${version} gives no props`);
  }
  return migrated;
}
