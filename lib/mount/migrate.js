/** Brings a marker's props to its widget's version before they are read. It comes with widgets that have migrations alone. */
import { migrate, readVersion } from "../src/island/migrate.js";
import { readProps } from "./props.js";
/** Of the marker as a page has written it, which morphing libraries write again. */
const VERSION = "data-props-version";
/** A widget that reads markers of older versions, too: their attributes become today's. */
export function withMigrations(widget, version, migrations) {
	const settles = new WeakMap();
	/** Whether the widget may go on: a failed migration has been told. */
	function prepare(marker) {
		const { element } = marker;
		const from = readVersion(element.getAttribute(VERSION));
		const given = readProps(element);
		if (from >= version || "problem" in given) return true;
		try {
			const props = migrate(given.value, from, migrations);
			element.setAttribute(VERSION, String(version));
			element.setAttribute("data-props", JSON.stringify(props));
			return true;
		} catch (error) {
			const reason = `its props of version ${from} could not be brought to version ${version}`;
			settles.get(marker)?.(marker, {
				state: "invalid",
				reason,
				error
			});
			return false;
		}
	}
	return {
		...widget,
		mount(marker, settle, fetching) {
			settles.set(marker, settle);
			if (prepare(marker)) widget.mount(marker, settle, fetching);
		},
		update(marker) {
			if (prepare(marker)) widget.update(marker);
		}
	};
}
