import { useGetPuck } from '@puckeditor/core';
import { use, useEffect, useSyncExternalStore } from 'react';
import { CanvasContext } from '../canvas/context.ts';
import { useEditor } from '../context.ts';
import { toItem } from '../model/page.ts';
import { useBlockActions } from '../panels/use-blocks.ts';

/** Lets editors write in the blocks of the canvas: by a double click on a text, or by Enter on a block. */
export function useWriting(canvas: Document | null): void {
  const { catalogue, t } = useEditor();
  const { writer, isInteractive } = use(CanvasContext);
  const getPuck = useGetPuck();
  const { change, select } = useBlockActions();

  useEffect(() => {
    const items = () => getPuck().appState.data.content.map(toItem);
    const find = (id: string): number => items().findIndex(({ props }) => props.id === id);
    writer.setHost({
      t,
      items,
      getSchema: (type) => catalogue.get(type)?.props,
      change: (id, value) => change(find(id), value),
      select: (id) => select(find(id)),
    });
  }, [writer, getPuck, catalogue, t, change, select]);

  // Enter on the selected block in the outline.
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
      if (key !== 'Enter' || altKey || ctrlKey || metaKey || shiftKey || isInteractive) return;
      if (!(target instanceof Element) || !target.matches('.ed-outline-block[aria-pressed="true"]')) return;
      const id = getPuck().selectedItem?.props.id as string | undefined;
      if (id === undefined || !writer.canWrite(id)) return;
      event.preventDefault();
      void writer.start(id, 'first');
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [writer, getPuck, isInteractive]);

  const isWriting = useSyncExternalStore(writer.subscribe, () => writer.state.id !== undefined);
  useEffect(() => {
    canvas?.documentElement.toggleAttribute('data-writing', isWriting);
  }, [canvas, isWriting]);

  useEffect(() => {
    if (!canvas || isInteractive) return;
    writer.setCanvas(canvas);
    const findBlock = (target: EventTarget | null): HTMLElement | null =>
      (target as Element | null)?.closest?.<HTMLElement>('[data-block]') ?? null;
    /** Whether the event belongs to the block that is written in, but not to its text. */
    const isAside = ({ target }: Event): boolean =>
      writer.isWithin(target) && !writer.element?.contains(target as Node);
    const stop = (event: Event): void => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const handlers: { [Type in keyof DocumentEventMap]?: (event: DocumentEventMap[Type]) => void } = {
      dblclick(event) {
        if (writer.isWithin(event.target)) return;
        const block = findBlock(event.target);
        if (block) void writer.start(block.dataset['block']!, { x: event.clientX, y: event.clientY });
      },
      keydown(event) {
        const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
        if (key !== 'Enter' || altKey || ctrlKey || metaKey || shiftKey) return;
        const block = findBlock(target);
        if (!block || block !== target) return;
        // Instead of dragging the block by keyboard, which the space bar begins.
        stop(event);
        void writer.start(block.dataset['block']!, 'first');
      },
      // Neither Puck, which would drag the block, nor the widget sees the pointer in the block.
      pointerdown(event) {
        if (writer.isWithin(event.target)) event.stopImmediatePropagation();
      },
      mousedown(event) {
        if (!isAside(event)) return;
        stop(event);
        if (!writer.moveTo({ x: event.clientX, y: event.clientY })) writer.leave();
      },
      click(event) {
        if (writer.isWithin(event.target)) stop(event);
      },
    };
    const entries = Object.entries(handlers) as [string, (event: Event) => void][];
    for (const [type, handler] of entries) canvas.addEventListener(type, handler, { capture: true });
    return () => {
      writer.end();
      for (const [type, handler] of entries) canvas.removeEventListener(type, handler, { capture: true });
    };
  }, [canvas, writer, isInteractive]);
}
