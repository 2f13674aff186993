/** Adapts the page's styles to the canvas, where each block is in an element of its own. */

import { WRITTEN } from '../writing/plain-text.ts';

/** The element of a block. Its name gives it the same specificity as `main`, whose children the block's content would be on a page. */
export const BLOCK = 'editor-block';

/** Number of grid tracks; divisible by every number of columns of a row. */
const TRACKS = 60;

/** Returns the position of a combinator outside of parentheses, or -1. */
function findTopLevel(selector: string, combinator: string): number {
  let depth = 0;
  for (const [at, character] of [...selector].entries()) {
    if (character === '(' || character === '[') depth += 1;
    else if (character === ')' || character === ']') depth -= 1;
    else if (depth === 0 && character === combinator) return at;
  }
  return -1;
}

/** Returns the position after the first compound selector, before a pseudo-element. */
function findEndOfFirst(selector: string): number {
  const ends = [' ', '>', '~', '+'].map((one) => findTopLevel(selector, one)).filter((at) => at >= 0);
  const pseudo = selector.indexOf('::');
  return Math.min(selector.length, ...ends, ...(pseudo < 0 ? [] : [pseudo]));
}

/** Converts `a + b` so that it matches across two adjacent blocks, also while they are written in. Returns none for other selectors. */
function matchAcrossBlocks(selector: string): string[] {
  const plus = findTopLevel(selector, '+');
  const first = selector.slice(0, plus).trim();
  if (plus < 0 || findEndOfFirst(first) < first.length) return [];
  const second = selector.slice(plus + 1).trim();
  const at = findEndOfFirst(second);
  const last = `${first}:where(:last-child)`;
  const begin = `${BLOCK}:has(> ${last}, > :where(${WRITTEN}) > ${last}) + ${BLOCK}`;
  const next = `> ${second.slice(0, at)}:where(:first-child)${second.slice(at)}`;
  return [`${begin} ${next}`, `${begin} > :where(${WRITTEN}) ${next}`];
}

/** Splits a selector list at commas outside of parentheses. */
function splitSelectors(list: string): string[] {
  const at = findTopLevel(list, ',');
  return at < 0 ? [list.trim()] : [list.slice(0, at).trim(), ...splitSelectors(list.slice(at + 1))];
}

/** Splits a selector that begins with `:is(…)` into its alternatives. */
function splitIs(selector: string): string[] {
  if (!selector.startsWith(':is(')) return [selector];
  let depth = 0;
  const end = [...selector].findIndex((character) => {
    depth += character === '(' ? 1 : character === ')' ? -1 : 0;
    return character === ')' && depth === 0;
  });
  return splitSelectors(selector.slice(4, end)).map((one) => one + selector.slice(end + 1));
}

/**
 * Converts a selector for children of `main` into selectors for content within blocks of the canvas. Returns none if the selector matches
 * neither children of `main` nor adjacent siblings.
 */
export function createBlockSelectors(selector: string): string[] {
  if (/\bmain:has\(>/.test(selector))
    return [selector.replaceAll(/\bmain:has\(>\s*/g, `main:has(${BLOCK}:last-child > `)];
  const within = /^main :where\((.+)\)$/.exec(selector);
  if (within)
    return splitSelectors(within[1]!).flatMap((one) =>
      matchAcrossBlocks(one).map((across) => `main :where(${across})`),
    );
  const main = /^main\s*>\s*/.exec(selector);
  const child = main ? selector.slice(main[0].length) : selector;
  return [
    ...(main ? [`:is(${BLOCK}, ${WRITTEN}) > ${child}`] : []),
    ...splitIs(child).flatMap(matchAcrossBlocks),
  ];
}

function widenGroup(group: CSSStyleSheet | CSSGroupingRule): void {
  for (let index = group.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = group.cssRules[index]!;
    if ('selectorText' in rule) {
      const { selectorText, style } = rule as CSSStyleRule;
      const selectors = splitSelectors(selectorText).flatMap(createBlockSelectors);
      if (selectors.length > 0) group.insertRule(`${selectors.join(', ')} { ${style.cssText} }`, index + 1);
    } else if ('cssRules' in rule) widenGroup(rule as CSSGroupingRule);
  }
}

/**
 * Extends the rules for children of `main` in the page's stylesheets to the content of blocks. Marks a page whose `main` is no grid, so that
 * its blocks are below each other in the canvas, too.
 */
export function widenRules(document: Document): void {
  for (const sheet of document.styleSheets) widenGroup(sheet);
  const main = document.querySelector('main');
  const { display = 'grid' } = main ? document.defaultView!.getComputedStyle(main) : {};
  document.documentElement.toggleAttribute('data-flow', !display.endsWith('grid'));
}

/** The class of the element around adjacent blocks of the same widget, by widget. */
export type Rows = Record<string, string>;

interface Placed {
  element: HTMLElement;
  type: string;
}

/** Parses a number of CSS pixels in a computed style. */
const parsePixels = (text: string): number => Number.parseFloat(text) || 0;

/** Measures the layout of a row with this number of blocks by adding a temporary row to the page. */
function measureRow(main: Element, className: string, count: number) {
  const probe = main.ownerDocument.createElement('div');
  probe.className = className;
  probe.append(...Array.from({ length: count }, () => main.ownerDocument.createElement('div')));
  main.append(probe);
  const style = main.ownerDocument.defaultView!.getComputedStyle(probe);
  const columns = style.gridTemplateColumns.split(' ').filter((track) => parsePixels(track) > 0).length || 1;
  const gap = parsePixels(style.columnGap);
  const { left, top, width } = probe.getBoundingClientRect();
  const unit = (width + gap) / columns || 1;
  const measured = {
    columns,
    gap,
    rowGap: parsePixels(style.rowGap),
    marginTop: parsePixels(style.marginTop),
    /** The column of each block, the number of its columns, and whether it is in the first line. */
    cells: [...probe.children].map((child) => {
      const box = child.getBoundingClientRect();
      return {
        column: Math.round((box.left - left) / unit),
        span: Math.max(1, Math.round((box.width + gap) / unit)),
        isFirst: box.top - top < 1,
      };
    }),
  };
  probe.remove();
  return measured;
}

/** Places the blocks of a row side by side, as on the page. */
export function placeRows(blocks: readonly Placed[], rows: Rows): void {
  const [first] = blocks;
  const main = first?.element.closest('main');
  const zone = first?.element.parentElement;
  if (!main || !zone) return;
  zone.toggleAttribute(
    'data-has-rows',
    blocks.some(({ type }) => type in rows),
  );
  for (let at = 0; at < blocks.length;) {
    const row = rows[blocks[at]!.type];
    const rest = blocks.slice(at).findIndex(({ type }) => rows[type] !== row);
    const end = row === undefined ? at + 1 : rest < 0 ? blocks.length : at + rest;
    const layout = row === undefined ? undefined : measureRow(main, row, end - at);
    for (let index = at; index < end; index += 1) {
      const { style } = blocks[index]!.element;
      if (!layout) {
        style.gridColumn = style.marginTop = style.paddingInline = '';
        continue;
      }
      const { columns, gap, rowGap, marginTop, cells } = layout;
      const { column, span, isFirst } = cells[index - at]!;
      const tracks = Math.floor(TRACKS / columns);
      style.gridColumn = `${2 + column * tracks} / span ${span * tracks}`;
      style.marginTop = `${isFirst ? marginTop : rowGap}px`;
      style.paddingInline = `${(gap * column) / columns}px ${(gap * (columns - column - span)) / columns}px`;
    }
    at = end;
  }
}
