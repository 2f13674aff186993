/** Rules for the markers of each widget: the space kept free until it is mounted, so that nothing shifts, and what is left out on paper. */
import type { LoadedDefinition } from './widgets.ts';

/** Where nothing will be mounted, nothing is kept free; this comes last, since it weighs as much as the heights. */
const GIVEN_BACK =
  '@media (scripting: none){[data-widget]{min-height:0}}\n[data-widget-failed]{min-height:0}';

/** Leaves out on paper what can only be pressed. */
function notPrintedCss(widgets: Pick<LoadedDefinition, 'definition'>[]): string {
  const names = widgets.flatMap(({ definition: { name, printed } }) =>
    printed === false ? `[data-widget='${name}']` : [],
  );
  return names.length > 0 ? `@media print{${names.join(',')}{display:none}}\n` : '';
}

/** One rule for each height; the header's layouts change at 1024 px (NAV-26). */
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
