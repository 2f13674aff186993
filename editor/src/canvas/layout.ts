/** Makes the canvas look as the page does, where each block stands in an element of its own. */

/** The element of a block: as specific in selectors as `main`, whose children its content would be. */
export const BLOCK = 'editor-block';

/** Divisible by every number of columns that rows have. */
const TRACKS = 60;

/** Where a selector is combined by `combinator`, outside of parentheses. */
function topLevel(selector: string, combinator: string): number {
  let depth = 0;
  for (const [at, character] of [...selector].entries()) {
    if (character === '(' || character === '[') depth += 1;
    else if (character === ')' || character === ']') depth -= 1;
    else if (depth === 0 && character === combinator) return at;
  }
  return -1;
}

/** The place after the first compound of a selector, before a pseudo-element. */
function afterFirst(selector: string): number {
  const ends = [' ', '>', '~', '+'].map((one) => topLevel(selector, one)).filter((at) => at >= 0);
  const pseudo = selector.indexOf('::');
  return Math.min(selector.length, ...ends, ...(pseudo < 0 ? [] : [pseudo]));
}

/** What follows something in the block before, as it would follow it in `main`. */
function acrossBlocks(selector: string): string | undefined {
  const plus = topLevel(selector, '+');
  const first = selector.slice(0, plus).trim();
  if (plus < 0 || afterFirst(first) < first.length) return undefined;
  const second = selector.slice(plus + 1).trim();
  const at = afterFirst(second);
  const begin = `${BLOCK}:has(> ${first}:where(:last-child)) + ${BLOCK}`;
  return `${begin} > ${second.slice(0, at)}:where(:first-child)${second.slice(at)}`;
}

/** The selectors of a list, outside of parentheses. */
function selectorsOf(list: string): string[] {
  const at = topLevel(list, ',');
  return at < 0 ? [list.trim()] : [list.slice(0, at).trim(), ...selectorsOf(list.slice(at + 1))];
}

/** Each choice of a selector that begins with `:is(…)`, where choices tell of what follows what. */
function spread(selector: string): string[] {
  if (!selector.startsWith(':is(')) return [selector];
  let depth = 0;
  const end = [...selector].findIndex((character) => {
    depth += character === '(' ? 1 : character === ')' ? -1 : 0;
    return character === ')' && depth === 0;
  });
  return selectorsOf(selector.slice(4, end)).map((one) => one + selector.slice(end + 1));
}

/**
 * The selectors for content that stands in a block of the canvas instead of in `main` itself; none where the selector does not tell of
 * children of `main`, nor of what follows what.
 */
export function selectorsForBlocks(selector: string): string[] {
  if (/\bmain:has\(>/.test(selector))
    return [selector.replaceAll(/\bmain:has\(>\s*/g, `main:has(${BLOCK}:last-child > `)];
  const within = /^main :where\((.+)\)$/.exec(selector);
  if (within)
    return selectorsOf(within[1]!).flatMap((one) => {
      const across = acrossBlocks(one);
      return across ? [`main :where(${across})`] : [];
    });
  const main = /^main\s*>\s*/.exec(selector);
  const child = main ? selector.slice(main[0].length) : selector;
  return [
    ...(main ? [`${BLOCK} > ${child}`] : []),
    ...spread(child).flatMap((one) => acrossBlocks(one) ?? []),
  ];
}

function widen(group: CSSStyleSheet | CSSGroupingRule): void {
  for (let index = group.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = group.cssRules[index]!;
    if ('selectorText' in rule) {
      const { selectorText, style } = rule as CSSStyleRule;
      const selectors = selectorsOf(selectorText).flatMap(selectorsForBlocks);
      if (selectors.length > 0) group.insertRule(`${selectors.join(', ')} { ${style.cssText} }`, index + 1);
    } else if ('cssRules' in rule) widen(rule as CSSGroupingRule);
  }
}

/** Lets the rules of the page's stylesheets that tell of children of `main` hold for the content of blocks. */
export function widenRules(document: Document): void {
  for (const sheet of document.styleSheets) widen(sheet);
}

/** Rows of the page: the class of the element around blocks of a kind that follow each other, by widget. */
export type Rows = Record<string, string>;

interface Placed {
  element: HTMLElement;
  type: string;
}

/** Numbers of a computed style. */
const pixels = (text: string): number => Number.parseFloat(text) || 0;

/** How a row of the page with so many blocks is laid out: asked of the page itself. */
function measureRow(main: Element, className: string, count: number) {
  const probe = main.ownerDocument.createElement('div');
  probe.className = className;
  probe.append(...Array.from({ length: count }, () => main.ownerDocument.createElement('div')));
  main.append(probe);
  const style = main.ownerDocument.defaultView!.getComputedStyle(probe);
  const columns = style.gridTemplateColumns.split(' ').filter((track) => pixels(track) > 0).length || 1;
  const measured = {
    columns,
    gap: pixels(style.columnGap),
    rowGap: pixels(style.rowGap),
    marginTop: pixels(style.marginTop),
  };
  probe.remove();
  return measured;
}

/** Puts blocks of a row beside each other, where the page has them. */
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
      const { columns, gap, rowGap, marginTop } = layout;
      const column = (index - at) % columns;
      const span = Math.floor(TRACKS / columns);
      style.gridColumn = `${2 + column * span} / span ${span}`;
      style.marginTop = `${index - at < columns ? marginTop : rowGap}px`;
      style.paddingInline = `${(gap * column) / columns}px ${(gap * (columns - 1 - column)) / columns}px`;
    }
    at = end;
  }
}
