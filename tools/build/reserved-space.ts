/**
 * Creates the CSS rules for the markers of each widget: reserved heights, which prevent layout shifts until the widget is mounted, and
 * widgets that are not printed.
 */
import type { LoadedDefinition } from './widgets.ts';

/** Removes the reserved space where nothing will be mounted. It has to come after the heights, since its specificity is the same. */
const GIVEN_BACK =
  '@media (scripting: none){[data-widget]{min-height:0}}\n[data-widget-failed]{min-height:0}';

/** Hides widgets on paper that have no use there (`printed: false`). */
function notPrintedCss(widgets: Pick<LoadedDefinition, 'definition'>[]): string {
  const names = widgets.flatMap(({ definition: { name, printed } }) =>
    printed === false ? `[data-widget='${name}']` : [],
  );
  return names.length > 0 ? `@media print{${names.join(',')}{display:none}}\n` : '';
}

/** Creates one rule for each height. The breakpoint is 1024 px, where the header's layout changes (NAV-26). */
export function reservedSpaceCss(widgets: Pick<LoadedDefinition, 'definition'>[]): string {
  const rules = (pick: 'narrow' | 'wide'): string => {
    const names = new Map<number, string[]>();
    for (const { definition } of widgets) {
      const { reservedHeight: height, name } = definition;
      const px = typeof height === 'number' ? (pick === 'narrow' ? height : undefined) : height[pick];
      if (px) names.set(px, [...(names.get(px) ?? []), name]);
    }
    return [...names]
      .map(([px, list]) => `${list.map((name) => `[data-widget='${name}']`).join(',')}{min-height:${px}px}`)
      .join('\n');
  };
  const wide = rules('wide');
  return `[data-widget]{display:block}\nsaaristo-root{display:contents}\n${rules('narrow')}\n${wide ? `@media (width > 1024px){${wide}}` : ''}\n${notPrintedCss(widgets)}${GIVEN_BACK}\n`;
}
