import { useGetPuck } from '@puckeditor/core';
import { joinPath } from 'saaristo/form';
import { use, useEffect } from 'react';
import { useStore } from 'zustand';
import { CanvasContext } from '../canvas/context.ts';
import { useEditor } from '../context.ts';
import { findExamples } from '../model/examples.ts';
import { SYNCED, toItem } from '../model/page.ts';
import { useBlockActions } from '../panels/use-blocks.ts';
import type { Writer } from './writer.ts';

/**
 * Lets editors write in the blocks of the canvas: by a double click on a text, or by Enter on a block.
 * @param onSection is called with the id of a synced section's block instead: its texts are written in the section
 */
export function useWriting(canvas: Document | null, onSection: (id: string) => void): void {
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
      change: (id, part, value) => change(find(id), value, part),
      select: (id) => select(find(id)),
      getSelected: () => getPuck().selectedItem?.props.id as string | undefined,
      isExample: (part, path) =>
        findExamples(part, catalogue).some((one) => joinPath(one) === joinPath(path)),
    });
  }, [writer, getPuck, catalogue, t, change, select]);

  // Enter on the selected block in the outline.
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
      if (key !== 'Enter' || altKey || ctrlKey || metaKey || shiftKey || isInteractive) return;
      if (!(target instanceof Element) || !target.matches('.ed-outline-block[aria-pressed="true"]')) return;
      const id = getPuck().selectedItem?.props.id as string | undefined;
      const isSection = getPuck().selectedItem?.type === SYNCED;
      if (id === undefined || (!isSection && !writer.canWrite(id))) return;
      event.preventDefault();
      if (isSection) onSection(id);
      else void writer.start(id, 'first');
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [writer, getPuck, isInteractive, onSection]);

  const isWriting = useStore(writer.store, (state) => state.id !== undefined);
  useEffect(() => {
    canvas?.documentElement.toggleAttribute('data-writing', isWriting);
  }, [canvas, isWriting]);

  useEffect(() => {
    if (!canvas || isInteractive) return;
    writer.setCanvas(canvas);
    const findBlock = (target: EventTarget | null): HTMLElement | null =>
      (target as Element | null)?.closest?.<HTMLElement>('[data-block]') ?? null;
    const begin = (block: HTMLElement, where: Parameters<Writer['start']>[1]): void => {
      const id = block.dataset['block']!;
      if (block.dataset['type'] === SYNCED) onSection(id);
      else void writer.start(id, where);
    };
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
        if (block) begin(block, { x: event.clientX, y: event.clientY });
      },
      keydown(event) {
        const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
        if (key !== 'Enter' || altKey || ctrlKey || metaKey || shiftKey) return;
        const block = findBlock(target);
        if (!block || block !== target) return;
        // Instead of dragging the block by keyboard, which the space bar begins.
        stop(event);
        begin(block, 'first');
      },
      // Neither Puck, which would drag the block, nor the widget sees the pointer in the block.
      pointerdown(event) {
        if (writer.isWithin(event.target)) event.stopImmediatePropagation();
      },
      mousedown(event) {
        if (!isAside(event)) return;
        stop(event);
        const block = findBlock(event.target)!;
        void writer
          .start(block.dataset['block']!, { x: event.clientX, y: event.clientY })
          .then((isStarted) => {
            if (isStarted) return;
            writer.end();
            block.focus();
          });
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
  }, [canvas, writer, isInteractive, onSection]);
}
