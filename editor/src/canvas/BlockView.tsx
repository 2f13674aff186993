import { memo, use, useLayoutEffect, useRef } from 'react';
import { type BlockProps, RICH_TEXT } from '../model/page.ts';
import { CanvasContext } from './context.ts';

type Props = BlockProps & {
  type: string;
  /** Makes the element the one that Puck drags. */
  dragRef: ((element: Element | null) => void) | null;
};

/**
 * A block on the canvas: a marker that the real runtime of the canvas's own document mounts, or rich text. React owns the element around
 * it and nothing in it. While blocks are arranged their content is inert: a press selects the block.
 */
export const BlockView = memo(function BlockView({ id, type, value, version, load, dragRef }: Props) {
  const { isInteractive } = use(CanvasContext);
  const place = useRef<HTMLDivElement>(null);
  const isHtml = type === RICH_TEXT;

  useLayoutEffect(() => {
    if (isHtml || !place.current) return;
    const marker = place.current.ownerDocument.createElement('div');
    marker.dataset['widget'] = type;
    if (load !== undefined) marker.dataset['load'] = load;
    if (version !== undefined) marker.dataset['propsVersion'] = String(version);
    place.current.append(marker);
    return () => marker.remove();
  }, [type, version, load, isHtml]);

  // The runtime patches a mounted island when its marker says something else; its state stays.
  useLayoutEffect(() => {
    if (!place.current) return;
    if (isHtml) place.current.innerHTML = typeof value === 'string' ? value : '';
    else place.current.firstElementChild?.setAttribute('data-props', JSON.stringify(value));
  }, [value, isHtml, type, version, load]);

  return (
    <div className="block" ref={dragRef} data-block={id} data-type={type}>
      <div ref={place} inert={!isInteractive} />
    </div>
  );
});
