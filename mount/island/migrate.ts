/** Migrates the props of markers to the present version of their widget. Loaded with widgets that have migrations. */
import { parseProps } from '#island/given-props.ts';
import { migrate, type Migrations, readVersion } from '#island/migrate.ts';
import { propsText, writePropsText } from '#island/props-text.ts';
import type { LoadedWidget, Marker } from '../types.ts';

/** The attribute that states the version. A morphing library may write an older version again. */
const VERSION = 'data-props-version';

/** Returns a widget that also reads markers of older versions. It changes their attributes to the present version. */
export function withMigrations(widget: LoadedWidget, version: number, migrations: Migrations): LoadedWidget {
  /** Migrates a marker. Returns false if that fails, after reporting the failure. */
  function migrateMarker(marker: Marker): boolean {
    const { context, element } = marker;
    const from = readVersion(element.getAttribute(VERSION));
    const given = parseProps(propsText(element));
    if (from >= version || 'problem' in given) return true;
    try {
      const props = migrate(given.value, from, migrations);
      element.setAttribute(VERSION, String(version));
      writePropsText(element, JSON.stringify(props));
      return true;
    } catch (error) {
      const reason = `its props of version ${from} could not be brought to version ${version}`;
      context.setFailed(marker, { state: 'invalid', reason, error });
      return false;
    }
  }

  return {
    ...widget,
    mount(marker) {
      if (migrateMarker(marker)) widget.mount(marker);
    },
    update(marker) {
      if (migrateMarker(marker)) widget.update(marker);
    },
  };
}
