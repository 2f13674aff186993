/** Blocks in slots on the canvas: a click opens the form of one, and it is outlined. */
import { joinPath, type Path } from 'saaristo/form';
import { use, useEffect } from 'react';
import { findInnerPath } from '../model/slots.ts';
import { findAt, getInnerPath, listInner } from './slot-elements.ts';
import { CanvasContext } from './context.ts';

/** Attribute of the outlined elements (canvas.css). */
const OUTLINED = 'data-inner';

/** The block around and the path of a field in it. */
export interface InnerPlace {
  block: string | null;
  path: Path;
}

/**
 * Selects blocks in slots by a click.
 * @param place the field that is asked for, in the selected block
 * @param onInner is called with the path of a block in a slot, or with undefined for a click beside all of them
 */
export function useInnerBlocks(
  canvas: Document | null,
  place: InnerPlace | undefined,
  onInner: (block: string, path: Path | undefined) => void,
): void {
  const { isInteractive, writer } = use(CanvasContext);

  useEffect(() => {
    if (!canvas || isInteractive) return;
    const onClick = ({ target, clientX, clientY }: MouseEvent): void => {
      const block = (target as Element | null)?.closest?.<HTMLElement>('[data-block]');
      if (block && !writer.isWithin(target))
        onInner(block.dataset['block']!, findAt(block, clientX, clientY));
    };
    canvas.addEventListener('click', onClick, { capture: true });
    return () => canvas.removeEventListener('click', onClick, { capture: true });
  }, [canvas, isInteractive, writer, onInner]);

  const path = findInnerPath(place?.path ?? []);
  const key = joinPath(path);
  const id = place?.block;
  useEffect(() => {
    if (!canvas || id == null || key === '') return;
    const outline = (): void => {
      const block = canvas.querySelector(`[data-block="${CSS.escape(id)}"]`);
      for (const element of block ? listInner(block) : [])
        element.toggleAttribute(OUTLINED, joinPath(getInnerPath(element)!) === key);
    };
    outline();
    // A change makes new elements, and the widget moves them.
    const observer = new MutationObserver(outline);
    observer.observe(canvas.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      for (const element of canvas.querySelectorAll(`[${OUTLINED}]`)) element.removeAttribute(OUTLINED);
    };
  }, [canvas, id, key]);
}
