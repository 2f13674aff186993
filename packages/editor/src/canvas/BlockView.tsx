import { createElement, memo, use, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { type BlockProps, COMPUTED, RICH_TEXT, SYNCED } from '../model/page.ts';
import { getPlainElement } from '../model/plain-block.ts';
import { createBlockElement, setAttributes, withItems } from './slot-elements.ts';
import { isBlank } from '../fields/HtmlTexts.tsx';
import { CanvasContext } from './context.ts';
import { BLOCK } from './layout.ts';
import { useShownSlots } from '../panels/use-sections.ts';

type Props = BlockProps & {
  /** The first words of the block, which tell it apart from others of its type. */
  words?: string;
  type: string;
  /** The type's name for editors. */
  title: string;
  /** The layout of the widget's blocks among others (docs/reference.md#build-output). */
  placement?: string | undefined;
  /** Makes the element draggable for Puck. */
  dragRef: ((element: Element | null) => void) | null;
};

/** Returns the element if it is in the canvas's document; only there the runtime exists. */
const onCanvas = (element: HTMLElement | null): HTMLElement | undefined =>
  element && element.ownerDocument !== document ? element : undefined;

/**
 * Renders a block on the canvas: rich text, or a marker that the runtime in the canvas's document mounts. React manages the element around
 * it, but not its content. While blocks are arranged, their content is inert, so that a click selects the block. A block that is written in
 * gets no changed props (`Writer`).
 */
export const BlockView = memo(function BlockView(props: Props) {
  const { id, type, title, words, placement, value, hideOn, dragRef } = props;
  const { isInteractive, rows, floating, plain, writer } = use(CanvasContext);
  const isWritten = useStore(writer.store, (state) => state.id === id);
  const place = useRef<HTMLElement>(null);
  const isHtml = type === RICH_TEXT || type === SYNCED;
  const declared = plain.get(type);
  const around =
    floating.has(type) || declared
      ? undefined
      : (rows[type] ?? ['block', placement].filter(Boolean).join(' '));
  // The marker stays while its texts are written, also if another editor changes its settings.
  const now = { version: props.version, load: props.load, slots: useShownSlots(props.slots) };
  const [settings, setSettings] = useState(now);
  const { version, load, slots } = isWritten ? settings : now;
  if (version !== settings.version || load !== settings.load || slots !== settings.slots)
    setSettings({ version, load, slots });

  useLayoutEffect(() => {
    const element = onCanvas(place.current);
    if (isHtml || !element) return;
    if (type === COMPUTED) {
      const { ownerDocument } = element;
      const given = ownerDocument.querySelector<HTMLTemplateElement>(`template#${COMPUTED}`);
      if (given) element.append(ownerDocument.importNode(given.content, true));
      return () => element.replaceChildren();
    }
    const block = { widget: type, props: {}, ...(load && { load }), ...(version && { version }) };
    const marker = createBlockElement(element.ownerDocument, { ...block, ...(slots && { slots }) }, plain);
    if (around === undefined) {
      element.append(marker);
      return () => marker.remove();
    }
    const outer = element.ownerDocument.createElement('div');
    outer.className = around;
    outer.append(marker);
    element.append(outer);
    return () => outer.remove();
  }, [type, version, load, slots, isHtml, around, plain]);

  // Other blocks in its slots make another marker. When its props change, the runtime updates the mounted island and keeps its state.
  useLayoutEffect(() => {
    const element = onCanvas(place.current);
    if (!element || type === COMPUTED) return;
    if (isWritten) writer.receive();
    else if (isHtml) element.innerHTML = typeof value === 'string' ? value : '';
    else if (declared) {
      const marker = element.firstElementChild;
      if (marker) setAttributes(marker, getPlainElement(declared, value).attributes);
    } else {
      const filled = withItems(element.ownerDocument, type, value);
      element.querySelector('[data-widget]')?.setAttribute('data-props', JSON.stringify(filled));
    }
  }, [value, isHtml, isWritten, writer, type, version, load, slots, props.slots, around, declared]);

  useLayoutEffect(() => {
    for (const child of place.current?.children ?? [])
      child.toggleAttribute('inert', !isInteractive && !isWritten);
  }, [isInteractive, isWritten, value, isHtml, type, version, load, slots, around]);

  // The block may be deleted while it is written in.
  useEffect(
    () => (isWritten ? () => void (writer.state.id === id && writer.end()) : undefined),
    [id, isWritten, writer],
  );

  const ref = useCallback(
    (element: HTMLElement | null) => {
      place.current = element;
      dragRef?.(element);
    },
    [dragRef],
  );

  // A ref callback, which React calls; nothing is read here.
  // oxlint-disable-next-line react/refs
  return createElement(BLOCK, {
    ref,
    'data-block': id,
    'data-type': type,
    'data-title': title,
    'aria-label': [title, words].filter(Boolean).join(': '),
    ...(floating.has(type) && { 'data-floating': '' }),
    ...(isWritten && { 'data-written': '' }),
    ...(hideOn && { 'data-hide-on': hideOn.join(' ') }),
    ...(type === RICH_TEXT && typeof value === 'string' && isBlank(value) && { 'data-blank': '' }),
  });
});
