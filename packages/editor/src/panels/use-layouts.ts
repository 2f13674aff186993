import { useCallback, useEffect, useRef } from 'react';
import type { PageLayout } from '../contract.ts';
import { useEditor } from '../context.ts';
import { createLayoutBlocks, findLinkedLayout } from '../model/layouts.ts';
import { useBlockActions } from './use-blocks.ts';

/** Returns a function that adds the blocks of a layout after the selected block, in one step of the history. */
export function useLayouts(): (layout: PageLayout) => Promise<void> {
  const { catalogue, examples } = useEditor();
  const { insertBlocks, selectOnly } = useBlockActions();
  return useCallback(
    async (layout) => {
      insertBlocks(await createLayoutBlocks(layout, catalogue, examples));
      selectOnly();
    },
    [catalogue, examples, insertBlocks, selectOnly],
  );
}

/** Adds the blocks of the layout that the address names, if the page is empty. */
export function useLinkedLayout(): void {
  const { settings } = useEditor();
  const { count } = useBlockActions();
  const addLayout = useLayouts();
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    const layout = findLinkedLayout(location.hash, settings.layouts);
    if (!layout) return;
    // After a reload the page is as the editor has left it.
    history.replaceState(history.state, '', location.pathname + location.search);
    if (count() === 0) void addLayout(layout);
  }, [settings, count, addLayout]);
}
