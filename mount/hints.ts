/** Finds misspelt names of widgets and props, for developers and editors. Not loaded on pages of visitors. */
import { parseProps } from '#island/given-props.ts';
import { propsText } from '#island/props-text.ts';
import { findNearest } from '#lib/nearest.ts';
import type { LoadedWidget } from './types.ts';

const suggest = (given: string, names: Iterable<string>): string => {
  const nearest = findNearest(given, names);
  return nearest === undefined ? '' : ` (did you mean "${nearest}"?)`;
};

/** Returns a sentence about a name that no bundle of the page has; undefined if one has it. */
export function explainName(name: string): string | undefined {
  const { widgets } = window.saaristo!;
  return widgets.includes(name) ? undefined : `no such widget${suggest(name, widgets)}`;
}

/**
 * Returns sentences about props that the widget does not have and ignores.
 * @param marker a mounted marker, whose props are of the widget's present version
 */
export function explainProps(marker: Element, schema: LoadedWidget['schema']): string[] {
  const given = parseProps(propsText(marker));
  const names = Object.keys(schema?.properties ?? {});
  if ('problem' in given || names.length === 0) return [];
  return Object.keys(given.value)
    .filter((prop) => !names.includes(prop))
    .map((prop) => `unknown prop "${prop}"${suggest(prop, names)}`);
}
