/** Brings a marker's props to its widget's version before they are read. It comes with widgets that have migrations alone. */
import { migrate, type Migrations, readVersion } from '#island/migrate.ts';
import { readProps } from './props.ts';
import { writePropsText } from '#island/props-text.ts';
import type { LoadedWidget, Marker } from './types.ts';

/** Of the marker as a page has written it, which morphing libraries write again. */
const VERSION = 'data-props-version';

/** A widget that reads markers of older versions, too: their attributes become today's. */
export function withMigrations(widget: LoadedWidget, version: number, migrations: Migrations): LoadedWidget {
  /** Whether the widget may go on: a failed migration has been told. */
  function prepare({ element, settle }: Marker): boolean {
    const from = readVersion(element.getAttribute(VERSION));
    const given = readProps(element);
    if (from >= version || 'problem' in given) return true;
    try {
      const props = migrate(given.value, from, migrations);
      element.setAttribute(VERSION, String(version));
      writePropsText(element, JSON.stringify(props));
      return true;
    } catch (error) {
      const reason = `its props of version ${from} could not be brought to version ${version}`;
      settle({ state: 'invalid', reason, error });
      return false;
    }
  }

  return {
    ...widget,
    mount(marker, fetching) {
      if (prepare(marker)) widget.mount(marker, fetching);
    },
    update(marker) {
      if (prepare(marker)) widget.update(marker);
    },
  };
}
