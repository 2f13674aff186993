/** Finds misspelt names of widgets and props, for developers and editors. Not loaded on pages of visitors. */
import { parseProps } from '#island/given-props.ts';
import { propsText } from '#island/props-text.ts';
import { describeUnknownProps, suggestName } from '#island/unknown-props.ts';
import type { LoadedWidget } from '../types.ts';

/** Returns a sentence about a name that no bundle of the page has; undefined if one has it. */
export function explainName(name: string): string | undefined {
  const { widgets } = window.saaristo!;
  return widgets.includes(name) ? undefined : `no such widget${suggestName(name, widgets)}`;
}

/**
 * Returns sentences about props that the widget does not have and ignores.
 * @param marker a marker whose props are of the widget's present version
 */
export function explainProps(marker: Element, schema: LoadedWidget['schema']): string[] {
  const given = parseProps(propsText(marker));
  return schema && 'value' in given ? describeUnknownProps(schema, given.value) : [];
}
