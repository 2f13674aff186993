import { useGetPuck } from '@puckeditor/core';
import { useMemo } from 'react';
import { blockId, type BlockProps } from '../model/page.ts';
import { usePuck, ZONE } from './use-puck.ts';

/** The item of Puck's data that is a block. */
export interface Item {
  type: string;
  props: BlockProps;
}

/** The blocks in order, and which one is selected. */
export function useBlocks(): { items: Item[]; selected: number } {
  const items = usePuck((state) => state.appState.data.content) as unknown as Item[];
  const selected = usePuck((state) => state.appState.ui.itemSelector?.index ?? -1);
  return { items, selected };
}

/** What can be done to blocks, each undone by one step. */
export function useBlockActions() {
  const getPuck = useGetPuck();
  return useMemo(() => {
    const dispatch: ReturnType<typeof getPuck>['dispatch'] = (action) => getPuck().dispatch(action);
    const items = (): Item[] => getPuck().appState.data.content as unknown as Item[];
    const selected = (): number => getPuck().appState.ui.itemSelector?.index ?? -1;
    const select = (index: number): void =>
      dispatch({ type: 'setUi', ui: { itemSelector: index < 0 ? null : { index, zone: ZONE } } });
    /** Puts blocks after the selected one, or at the end, and selects the first of them. */
    const insert = (added: Pick<Item, 'type' | 'props'>[]): void => {
      const at = selected() < 0 ? items().length : selected() + 1;
      dispatch({
        type: 'setData',
        recordHistory: true,
        data: (data) => ({ content: data.content.toSpliced(at, 0, ...(added as never[])) }),
      });
      select(at);
    };
    return {
      select,
      insert,
      /** A new block of a type, with its example. */
      add(type: string): void {
        const props = getPuck().config.components[type]?.defaultProps;
        insert([{ type, props: { ...structuredClone(props), id: blockId() } }]);
      },
      remove(index: number): void {
        dispatch({ type: 'remove', index, zone: ZONE });
        select(Math.min(index, items().length - 1));
      },
      duplicate(index: number): void {
        const item = items()[index];
        if (!item) return;
        select(index);
        insert([{ type: item.type, props: { ...structuredClone(item.props), id: blockId() } }]);
      },
      /** To another place among the blocks. */
      move(index: number, to: number): void {
        if (to < 0 || to >= items().length) return;
        dispatch({ type: 'reorder', sourceIndex: index, destinationIndex: to, destinationZone: ZONE });
        select(to);
      },
      /** Gives a block another value. */
      change(index: number, value: BlockProps['value']): void {
        const item = items()[index];
        if (!item) return;
        dispatch({
          type: 'replace',
          destinationIndex: index,
          destinationZone: ZONE,
          data: { type: item.type, props: { ...item.props, value } },
        });
      },
      undo: (): void => getPuck().history.back(),
      redo: (): void => getPuck().history.forward(),
    };
  }, [getPuck]);
}

export type BlockActions = ReturnType<typeof useBlockActions>;
