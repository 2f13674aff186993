/** Blocks in the slots of a block, as elements on the canvas. */
import { isRecord, joinPath, type Path } from 'saaristo/form';
import type { BlockSlots, PlainBlock } from '../contract.ts';
import { getPlainElement, type PlainElement } from '../model/plain-block.ts';
import { isBlank } from '../fields/HtmlTexts.tsx';
import { SLOTS } from '../model/slots.ts';
import { WRITTEN } from '../writing/plain-text.ts';

/** The elements of blocks in slots on the canvas, with the path of the block from the selected one. */
const elementPaths = new WeakMap<Element, Path>();

/** Returns the path of the block in a slot that an element shows; undefined for other elements. */
export const getInnerPath = (element: Element): Path | undefined => elementPaths.get(element);

/** Returns the elements of the blocks in the slots of a block; with a path, those of one of them. */
export const listInner = (block: Element, path?: Path): HTMLElement[] =>
  [...block.querySelectorAll<HTMLElement>('*')].filter((element) => {
    const own = getInnerPath(element);
    return own && (!path || joinPath(own) === joinPath(path));
  });

/** Returns the path of the innermost block in a slot at a point. Compares places, because the content of blocks is inert. */
export function findAt(block: Element, x: number, y: number): Path | undefined {
  const found = listInner(block).filter((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return left <= x && x <= right && top <= y && y <= bottom;
  });
  return found
    .map((element) => getInnerPath(element)!)
    .reduce<Path | undefined>(
      (deepest, path) => (path.length > (deepest?.length ?? 0) ? path : deepest),
      undefined,
    );
}

/** Puts a rich text of a slot into an element of its own. A slot without other blocks is that element: its styles match. */
export function takeText(block: Element, path: Path) {
  const elements = listInner(block, path);
  const parent = elements[0]?.parentElement;
  if (!parent) return undefined;
  const isAlone = parent.childElementCount === elements.length;
  const element = isAlone ? parent : parent.ownerDocument.createElement(WRITTEN);
  if (!isAlone) elements[0]!.before(element);
  element.append(...elements);
  return {
    element,
    /** Puts the text back, as it was or as it is now. */
    release(isSame: boolean): void {
      const shown = isSame ? elements : [...element.children];
      for (const one of shown) elementPaths.set(one, path);
      if (isAlone) element.replaceChildren(...shown);
      else element.replaceWith(...shown);
    },
  };
}

/** Blocks without a widget, by name. */
type PlainBlocks = ReadonlyMap<string, PlainBlock>;

type Widget = Extract<BlockSlots[string][number], { widget: string }>;

/**
 * Puts the blocks of slots into the marker of a widget on the canvas, as the server does.
 * @param path of the widget from the selected block
 */
function appendSlots(marker: Element, slots: BlockSlots, plain: PlainBlocks, path: Path): void {
  for (const [name, blocks] of Object.entries(slots)) {
    const place = name === '' ? marker : marker.ownerDocument.createElement('div');
    if (place !== marker) {
      place.setAttribute('data-slot', name);
      marker.append(place);
    }
    appendBlocks(place, blocks, plain, [...path, SLOTS, name]);
  }
}

/** @param title of the slot, which an empty text shows */
function appendBlocks(
  place: Element,
  blocks: BlockSlots[string],
  plain: PlainBlocks,
  path: Path,
  title?: string,
): void {
  for (const [index, block] of blocks.entries()) {
    const innerPath = [...path, index];
    if ('html' in block) {
      const { length } = place.children;
      const isEmpty = title !== undefined && isBlank(block.html);
      place.insertAdjacentHTML('beforeend', isEmpty ? '<p></p>' : block.html);
      if (isEmpty) place.lastElementChild!.setAttribute('data-blank', title);
      for (const element of [...place.children].slice(length)) elementPaths.set(element, innerPath);
      continue;
    }
    const inner = createBlockElement(place.ownerDocument, block, plain, innerPath);
    elementPaths.set(inner, innerPath);
    place.append(inner);
  }
}

/** Returns the props of a block with the items of its site, if its own list is empty, as visitors get them. */
export function withItems(document: Document, widget: string, props: unknown): unknown {
  const given = document.getElementById('items')?.textContent;
  if (!given || !isRecord(props)) return props;
  const items = (JSON.parse(given) as Record<string, Record<string, unknown>>)[widget] ?? {};
  const empty = Object.entries(items).filter(([list]) => {
    const own = props[list];
    return own === undefined || (Array.isArray(own) && own.length === 0);
  });
  return empty.length === 0 ? props : { ...props, ...Object.fromEntries(empty) };
}

/** Sets the attributes of the element of a plain block, and removes those that it no longer has. */
export function setAttributes(element: Element, attributes: PlainElement['attributes']): void {
  for (const [name, value] of Object.entries(attributes))
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value);
}

/**
 * Creates the marker of a widget with the blocks in its slots, or the element of a plain block, as the server renders it.
 * @param path of the block from the selected one
 */
export function createBlockElement(
  document: Document,
  { widget, props, load, version, slots = {} }: Widget,
  plain: PlainBlocks,
  path: Path = [],
): HTMLElement {
  const element = document.createElement('div');
  const declared = plain.get(widget);
  if (declared) {
    const { attributes, slots: places } = getPlainElement(declared, props, slots);
    setAttributes(element, attributes);
    for (const name of places) {
      const place = document.createElement('div');
      const title = declared.slots.find((slot) => slot.name === name)?.title ?? name;
      element.append(place);
      appendBlocks(place, slots[name] ?? [], plain, [...path, SLOTS, name], title);
    }
    return element;
  }
  element.dataset['widget'] = widget;
  element.dataset['props'] = JSON.stringify(withItems(document, widget, props));
  if (load !== undefined) element.dataset['load'] = load;
  if (version !== undefined) element.dataset['propsVersion'] = String(version);
  appendSlots(element, slots, plain, path);
  return element;
}
