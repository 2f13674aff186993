import { createElement, memo, use, useCallback, useLayoutEffect, useRef } from 'react';
import { type BlockProps, COMPUTED, RICH_TEXT } from '../model/page.ts';
import { CanvasContext } from './context.ts';
import { BLOCK } from './layout.ts';

type Props = BlockProps & {
  type: string;
  /** What editors call it. */
  title: string;
  /** Makes the element the one that Puck drags. */
  dragRef: ((element: Element | null) => void) | null;
};

/** A block shows what is in it on the canvas alone, where the runtime is. */
const onCanvas = (element: HTMLElement | null): HTMLElement | undefined =>
  element && element.ownerDocument !== document ? element : undefined;

/**
 * A block on the canvas: a marker that the real runtime of the canvas's own document mounts, or rich text. React owns the element around
 * it and nothing in it. While blocks are arranged their content is inert: a press selects the block.
 */
export const BlockView = memo(function BlockView({ id, type, title, value, version, load, dragRef }: Props) {
  const { isInteractive, rows, floating } = use(CanvasContext);
  const place = useRef<HTMLElement>(null);
  const isHtml = type === RICH_TEXT;
  const around = floating.has(type) ? undefined : (rows[type] ?? 'block');

  useLayoutEffect(() => {
    const element = onCanvas(place.current);
    if (isHtml || !element) return;
    if (type === COMPUTED) {
      const { ownerDocument } = element;
      const given = ownerDocument.querySelector<HTMLTemplateElement>(`template#${COMPUTED}`);
      if (given) element.append(ownerDocument.importNode(given.content, true));
      return () => element.replaceChildren();
    }
    const marker = element.ownerDocument.createElement('div');
    marker.dataset['widget'] = type;
    if (load !== undefined) marker.dataset['load'] = load;
    if (version !== undefined) marker.dataset['propsVersion'] = String(version);
    if (around === undefined) {
      element.append(marker);
      return () => marker.remove();
    }
    const outer = element.ownerDocument.createElement('div');
    outer.className = around;
    outer.append(marker);
    element.append(outer);
    return () => outer.remove();
  }, [type, version, load, isHtml, around]);

  // The runtime patches a mounted island when its marker says something else; its state stays.
  useLayoutEffect(() => {
    const element = onCanvas(place.current);
    if (!element || type === COMPUTED) return;
    if (isHtml) element.innerHTML = typeof value === 'string' ? value : '';
    else element.querySelector('[data-widget]')?.setAttribute('data-props', JSON.stringify(value));
  }, [value, isHtml, type, version, load, around]);

  useLayoutEffect(() => {
    for (const child of place.current?.children ?? []) child.toggleAttribute('inert', !isInteractive);
  }, [isInteractive, value, isHtml, type, version, load, around]);

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
    'aria-label': title,
    ...(around === undefined && { 'data-floating': '' }),
  });
});
