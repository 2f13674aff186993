/** Blocks in the slots of a block, as elements on the canvas. */
import type { Path } from 'saaristo/form';
import type { BlockSlots } from '../contract.ts';
import { SLOTS } from '../model/slots.ts';

/** The elements of blocks in slots on the canvas, with the path of the block from the selected one. */
const elementPaths = new WeakMap<Element, Path>();

/** Returns the path of the block in a slot that an element shows; undefined for other elements. */
export const getInnerPath = (element: Element): Path | undefined => elementPaths.get(element);

/**
 * Puts the blocks of slots into the marker of a widget on the canvas, as the server does.
 * @param path of the widget from the selected block
 */
export function appendSlots(marker: Element, slots: BlockSlots, path: Path = []): void {
  const { ownerDocument } = marker;
  for (const [name, blocks] of Object.entries(slots)) {
    const place = name === '' ? marker : ownerDocument.createElement('div');
    if (place !== marker) {
      place.setAttribute('data-slot', name);
      marker.append(place);
    }
    for (const [index, block] of blocks.entries()) {
      const innerPath = [...path, SLOTS, name, index];
      if ('html' in block) {
        const { length } = place.children;
        place.insertAdjacentHTML('beforeend', block.html);
        for (const element of [...place.children].slice(length)) elementPaths.set(element, innerPath);
        continue;
      }
      const inner = ownerDocument.createElement('div');
      inner.dataset['widget'] = block.widget;
      inner.dataset['props'] = JSON.stringify(block.props);
      if (block.load !== undefined) inner.dataset['load'] = block.load;
      if (block.version !== undefined) inner.dataset['propsVersion'] = String(block.version);
      appendSlots(inner, block.slots ?? {}, innerPath);
      elementPaths.set(inner, innerPath);
      place.append(inner);
    }
  }
}
