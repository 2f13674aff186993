import { type ComponentPropsWithoutRef, useLayoutEffect, useRef, useState } from 'react';
import { type SlotSource, useIsland } from '#island/context.ts';

interface Content {
  nodes: Node[];
  /** The element of the fallback that contains the nodes; the default slot has none. */
  origin: Element | undefined;
}

const isSlot = (node: Node): node is Element =>
  node.nodeType === 1 && (node as Element).hasAttribute('data-slot');

/** Returns the nodes of a slot in the fallback. */
function findContent(fallback: Node[], name: string): Content {
  const origin = fallback.filter(isSlot).find((element) => element.getAttribute('data-slot') === name);
  if (origin) return { nodes: [...origin.childNodes], origin };
  return { nodes: name === '' ? fallback.filter((node) => !isSlot(node)) : [], origin: undefined };
}

/** The slots of each island that have been shown, by name. */
const shown = new WeakMap<SlotSource, Map<string, Content & { element: Element }>>();

/** Returns the content of a marker: of a prerendered one the page's own, which the server has put into a template. */
function getContent({ fallback = [] }: SlotSource, marker: Element | undefined): Node[] {
  const template = marker?.querySelector<HTMLTemplateElement>(':scope > template[data-widget-fallback]');
  return template ? [...marker!.ownerDocument.importNode(template.content, true).childNodes] : fallback;
}

/** Replaces the content of the slots by that of a new fallback. */
function refresh(source: SlotSource): void {
  for (const [name, slot] of shown.get(source) ?? []) {
    const content = findContent(source.fallback ?? [], name);
    if (content.nodes.length === 0 || !slot.element.isConnected) continue;
    Object.assign(slot, content);
    slot.element.replaceChildren(...content.nodes);
  }
}

/**
 * Moves the page's nodes of a slot into an element that is empty or has the server's HTML.
 * @returns a function that releases them
 */
function attach(source: SlotSource, name: string, element: Element, marker: Element | undefined): () => void {
  const slots = shown.get(source) ?? new Map<string, Content & { element: Element }>();
  shown.set(source, slots);
  source.refreshSlots = () => refresh(source);
  const content =
    slots.get(name) ??
    (element.hasChildNodes()
      ? { nodes: [...element.childNodes], origin: undefined }
      : findContent(getContent(source, marker), name));
  const slot = { ...content, element };
  slots.set(name, slot);
  if (element.firstChild !== slot.nodes[0]) element.replaceChildren(...slot.nodes);
  return () => {
    // Also nodes that the page has added to it since.
    slot.nodes = [...element.childNodes];
    slot.origin?.replaceChildren(...slot.nodes);
  };
}

interface Props extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** The slot: content of the marker's child with this `data-slot`. Default: all other content of the marker. */
  name?: string;
}

/**
 * Shows HTML that the page has written into the widget's marker. The nodes are the page's own: they keep listeners, input and mounted
 * islands, and return into the fallback when the island is unmounted. Each slot is shown once.
 */
export function Slot({ name = '', ...rest }: Props) {
  const { slots, marker } = useIsland();
  const element = useRef<HTMLDivElement>(null);
  // The same object in each render, so that React never writes over the nodes.
  const [content] = useState(() => ({ __html: slots?.getHtml?.(name) ?? '' }));
  useLayoutEffect(
    () => (slots?.fallback ? attach(slots, name, element.current!, marker) : undefined),
    [slots, name, marker],
  );
  return <div {...rest} ref={element} dangerouslySetInnerHTML={content} suppressHydrationWarning />;
}
