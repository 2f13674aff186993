import { createUsePuck, useGetPuck } from '@puckeditor/core';
import { useMemo } from 'react';
import { useEditor } from '../context.ts';
import { createBlockId, type BlockProps, COMPUTED, toPuckItem, type Item, toItem } from '../model/page.ts';
import { announce, focusSelected } from './focus.ts';

export type { Item };

/** Reads Puck's state with a selector. */
export const usePuck = createUsePuck();

/** The only zone of a page. */
export const ZONE = 'root:default-zone';

/** Returns the blocks in order and the index of the selected one, or -1. */
export function useBlocks(): { items: Item[]; selected: number } {
  const content = usePuck((state) => state.appState.data.content);
  const items = useMemo(() => content.map(toItem), [content]);
  const selected = usePuck((state) => state.appState.ui.itemSelector?.index ?? -1);
  return { items, selected };
}

/** Returns the actions on blocks. Each is one step of the history. */
export function useBlockActions() {
  const getPuck = useGetPuck();
  const { t } = useEditor();
  return useMemo(() => {
    const dispatch: ReturnType<typeof getPuck>['dispatch'] = (action) => getPuck().dispatch(action);
    const items = (): Item[] => getPuck().appState.data.content.map(toItem);
    const selected = (): number => getPuck().appState.ui.itemSelector?.index ?? -1;
    const select = (index: number): void =>
      dispatch({ type: 'setUi', ui: { itemSelector: index < 0 ? null : { index, zone: ZONE } } });
    const getTitleAt = (index: number): string => {
      const { type = '' } = items()[index] ?? {};
      return getPuck().config.components[type]?.label ?? type;
    };
    /** Inserts blocks after the selected one, or at the end, and selects the first of them. */
    const insert = (given: readonly Item[]): void => {
      const added = given.filter(({ type }) => type !== COMPUTED);
      if (added.length === 0) return;
      const at = selected() < 0 ? items().length : selected() + 1;
      dispatch({
        type: 'setData',
        recordHistory: true,
        data: (data) => ({ content: data.content.toSpliced(at, 0, ...added.map(toPuckItem)) }),
      });
      select(at);
      announce(t.blockAdded(getTitleAt(at)));
      focusSelected();
    };
    const replace = (index: number, item: Item): void =>
      dispatch({
        type: 'replace',
        destinationIndex: index,
        destinationZone: ZONE,
        data: toPuckItem(item),
      });
    return {
      select,
      insert,
      /** Adds a block with its widget's example. */
      add(type: string): void {
        const { defaultProps } = getPuck().config.components[type] ?? {};
        if (!defaultProps) return;
        const props = { ...structuredClone(defaultProps), id: createBlockId() };
        insert([toItem({ type, props })]);
      },
      remove(index: number): void {
        if (items()[index]?.type === COMPUTED) return;
        const title = getTitleAt(index);
        dispatch({ type: 'remove', index, zone: ZONE });
        select(Math.min(index, items().length - 1));
        announce(t.blockDeleted(title));
        focusSelected();
      },
      duplicate(index: number): void {
        const item = items()[index];
        if (!item) return;
        select(index);
        insert([{ type: item.type, props: { ...structuredClone(item.props), id: createBlockId() } }]);
      },
      /** Moves a block to another index. */
      move(index: number, to: number): void {
        if (!items()[index] || to < 0 || to >= items().length) return;
        dispatch({ type: 'reorder', sourceIndex: index, destinationIndex: to, destinationZone: ZONE });
        select(to);
        announce(t.blockMoved(getTitleAt(to), to + 1));
      },
      /** Takes the example values of a block as its own. */
      keepExample(index: number): void {
        const item = items()[index];
        if (!item) return;
        const { example: _, ...props } = item.props;
        replace(index, { type: item.type, props });
      },
      /** Replaces the value of a block. */
      change(index: number, value: BlockProps['value']): void {
        const item = items()[index];
        if (item) replace(index, { type: item.type, props: { ...item.props, value } });
      },
    };
  }, [getPuck, t]);
}
