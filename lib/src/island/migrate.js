/** Props that pages have kept from older versions of a widget (docs/writing-a-widget.md#changing-props). */
import { isRecord } from "../lib/read.js";
/** Where a marker or a block says none. */
export const FIRST_VERSION = 1;
/** The version that a marker's `data-props-version` says. */
export const readVersion = (text) => text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : FIRST_VERSION;
/**
* Props of a version as today's. What is missing between two steps has not changed.
* @throws what a step throws, and where it gives no object
*/
export function migrate(props, from, migrations) {
	let migrated = props;
	for (const key of Object.keys(migrations)) {
		// Whole numbers are listed in their order.
		const version = Number(key);
		if (version < from) continue;
		migrated = migrations[version](migrated);
		if (!isRecord(migrated)) throw new TypeError(`the migration from version ${version} gives no props`);
	}
	return migrated;
}
