import { type Data, type PuckApi, useGetPuck } from '@puckeditor/core';
import { createContext, use, useMemo } from 'react';
import { useStore } from 'zustand';
import type { History } from '../model/history.ts';
import { ZONE } from './use-blocks.ts';

export const HistoryContext = createContext<History | undefined>(undefined);

/** Shows a page on the canvas. The selected block stays selected if it still exists. */
export function showData({ dispatch, selectedItem }: PuckApi, data: Data): void {
  const index = data.content.findIndex(({ props }) => props.id === selectedItem?.props.id);
  dispatch({ type: 'setData', data: () => data });
  dispatch({ type: 'setUi', ui: { itemSelector: index < 0 ? null : { index, zone: ZONE } } });
}

/** Returns undo and redo, and whether each is possible. */
export function useHistory() {
  const history = use(HistoryContext);
  if (!history) throw new Error('useHistory() is called outside of the editor.');
  const getPuck = useGetPuck();
  const ends = useStore(history.ends);
  const actions = useMemo(() => {
    const apply = (data: Data | undefined): void => {
      if (data) showData(getPuck(), data);
    };
    return { undo: (): void => apply(history.back()), redo: (): void => apply(history.forth()) };
  }, [history, getPuck]);
  return { ...ends, ...actions };
}
