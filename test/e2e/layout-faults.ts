/**
 * Returns the layout faults of the page's blocks: a page wider than its window, a text or control outside of its block
 * or over another one. Skips closed, clipped and inert elements. Runs in the browser.
 */
export function faultsOfLayout(): string[] {
  interface Ground {
    isGone: boolean;
    clipsX: boolean;
    clipsY: boolean;
    edge: DOMRect;
  }
  const grounds = new Map<Element, Ground>();
  const groundOf = (element: Element): Ground => {
    const known = grounds.get(element);
    if (known) return known;
    const { clipPath, overflowX, overflowY } = getComputedStyle(element);
    const ground = {
      isGone: clipPath !== 'none' || element.matches('[inert]'),
      clipsX: overflowX !== 'visible',
      clipsY: overflowY !== 'visible',
      edge: element.getBoundingClientRect(),
    };
    grounds.set(element, ground);
    return ground;
  };
  /** Returns the part of a box that no ancestor clips. */
  const visible = (element: Element, box: DOMRect, block: Element) => {
    if (!element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })) return undefined;
    let { left, top, right, bottom } = box;
    for (let one: Element | null = element; one && one !== block; one = one.parentElement) {
      const { isGone, clipsX, clipsY, edge } = groundOf(one);
      if (isGone) return undefined;
      if (clipsX) [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      if (clipsY) [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return right - left > 1 && bottom - top > 1 ? { element, left, top, right, bottom } : undefined;
  };
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} ${element.getAttribute('class') ?? ''} "${element.textContent.slice(0, 20)}"`;

  const { scrollWidth, clientWidth } = document.documentElement;
  const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : [];
  for (const block of document.querySelectorAll('[data-widget]')) {
    const say = (what: string) => found.push(`${block.getAttribute('data-widget')}: ${what}`);
    const own = block.getBoundingClientRect();
    const boxes: NonNullable<ReturnType<typeof visible>>[] = [];
    const look = (element: Element, whole: DOMRect) => {
      const box = visible(element, whole, block);
      if (!box) return;
      boxes.push(box);
      const { left, top, right, bottom } = box;
      const over = Math.max(own.left - left, right - own.right, own.top - top, bottom - own.bottom);
      if (over > 2) say(`${nameOf(element)} is ${Math.round(over)} px out of its block`);
    };
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      if (node.textContent!.trim() === '' || element.closest('svg, option, script')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      look(element, range.getBoundingClientRect());
    }
    for (const control of block.querySelectorAll('button, select, textarea'))
      look(control, control.getBoundingClientRect());

    boxes.sort((one, other) => one.top - other.top);
    boxes.forEach((one, at) => {
      for (let next = at + 1; next < boxes.length && boxes[next]!.top < one.bottom; next += 1) {
        const other = boxes[next]!;
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const high = Math.min(one.bottom, other.bottom) - other.top;
        if (wide <= 2 || high <= 4) continue;
        if (!one.element.contains(other.element) && !other.element.contains(one.element))
          say(`${nameOf(one.element)} is over ${nameOf(other.element)}`);
      }
    });
  }
  return [...new Set(found)].slice(0, 60);
}
