/**
 * Creates the CSS rules for the markers of each widget: reserved heights, which prevent layout shifts until there is an island, and widgets
 * that are not printed.
 */
import type { WidgetDefinition } from '../../src/island/define.ts';
import { BREAKPOINTS } from '../../src/lib/breakpoints.ts';
import type { LoadedDefinition } from './widgets.ts';

/** Width of the window in px from which the medium height is reserved: fields stand side by side there. */
const MEDIUM_FROM = 600;

/** The range of window widths of each height. */
export type WindowRange = 'narrow' | 'medium' | 'wide';

/** Returns the range that a window of `width` px is in. */
export const windowRange = (width: number): WindowRange => {
  if (width > BREAKPOINTS.lg) return 'wide';
  return width < MEDIUM_FROM ? 'narrow' : 'medium';
};

/** Returns the height in px that a widget reserves in each range. */
export function reservedHeights({
  reservedHeight: height,
}: Pick<WidgetDefinition, 'reservedHeight'>): Record<WindowRange, number> {
  if (typeof height === 'number') return { narrow: height, medium: height, wide: height };
  return { medium: height.narrow, ...height };
}

/** Returns the heights as a text for documentation, such as `48 px, 104 px below 600 px`. */
export function describeReservedHeight(definition: Pick<WidgetDefinition, 'reservedHeight'>): string {
  const { narrow, medium, wide } = reservedHeights(definition);
  const texts = [`${wide} px`];
  if (medium !== wide) texts.push(`${medium} px up to ${BREAKPOINTS.lg} px`);
  if (narrow !== medium) texts.push(`${narrow} px below ${MEDIUM_FROM} px`);
  return texts.join(', ');
}

/**
 * Ends the reservation: where there is an island, where there will be none, and where there is no script. It comes last, since it has
 * the specificity of the heights.
 */
const RELEASED = `@media (scripting: none){[data-widget]{min-height:0}}
:is([data-widget-state='mounted'],[data-widget-prerendered],[data-widget-failed]){min-height:0}`;

/** Hides widgets on paper that have no use there (`printed: false`). */
function notPrintedCss(widgets: Pick<LoadedDefinition, 'definition'>[]): string {
  const names = widgets.flatMap(({ definition: { name, printed } }) =>
    printed === false ? `[data-widget='${name}']` : [],
  );
  return names.length > 0 ? `@media print{${names.join(',')}{display:none}}\n` : '';
}

/**
 * Returns the rules, one for each height. The height is in `--sa-reserved-height`, so that an island that waits for its first answer can
 * keep it.
 */
export function reservedSpaceCss(widgets: Pick<LoadedDefinition, 'definition'>[]): string {
  /** The rules of a range, for the widgets whose height is not that of the range before. */
  const rules = (range: WindowRange, before?: WindowRange): string => {
    const names = new Map<number, string[]>();
    for (const { definition } of widgets) {
      const heights = reservedHeights(definition);
      const px = heights[range];
      if (px !== (before ? heights[before] : 0)) names.set(px, [...(names.get(px) ?? []), definition.name]);
    }
    return [...names]
      .map(
        ([px, list]) =>
          `${list.map((name) => `[data-widget='${name}']`).join(',')}{--sa-reserved-height:${px}px}`,
      )
      .join('\n');
  };
  const within = (query: string, css: string): string => (css ? `@media (${query}){${css}}\n` : '');
  return [
    // A page hides markers as any other element. A popover and a dialog that are shown are blocks anyway.
    "[data-widget]:where(:not([hidden]:not([hidden='until-found' i]),[popover],dialog,li,summary,td,th,caption)){display:block}\n",
    '[data-widget]{min-height:var(--sa-reserved-height)}\n',
    'saaristo-root{display:contents}\n',
    `${rules('narrow')}\n`,
    within(`width >= ${MEDIUM_FROM}px`, rules('medium', 'narrow')),
    within(`width > ${BREAKPOINTS.lg}px`, rules('wide', 'medium')),
    notPrintedCss(widgets),
    `${RELEASED}\n`,
  ].join('');
}
