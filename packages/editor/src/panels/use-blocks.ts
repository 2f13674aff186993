import { createUsePuck, useGetPuck } from '@puckeditor/core';
import { useMemo } from 'react';
import { isRecord, type Path } from 'saaristo/form';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Block, BlockSettings, BlockSlots } from '../contract.ts';
import { useEditor } from '../context.ts';
import {
  createBlockId,
  createItem,
  type BlockProps,
  COMPUTED,
  toBlock,
  toPuckItem,
  type Item,
  toItem,
} from '../model/page.ts';
import { keepIdentities } from '../model/identities.ts';
import { withoutExamples, withValue } from '../model/slots.ts';
import { findSelected, moveTogether, type Together } from '../model/selection.ts';
import { replacePicture } from '../writing/pictures.ts';
import { announce, focusSelected } from './focus.ts';

export type { Item };

/** Reads Puck's state with a selector. */
export const usePuck: ReturnType<typeof createUsePuck> = createUsePuck();

/** The only zone of a page. */
export const ZONE = 'root:default-zone';

/** The blocks that are selected together. */
const selection = createStore<Together>(() => ({ ids: new Set(), lead: undefined, anchor: undefined }));

/** Key of the copied blocks. The storage is shared with the editor's other tabs. */
const CLIPBOARD = 'saaristo-editor:blocks';

/** Returns the blocks in order, the index of the one whose form is open (or -1), and the indexes of all that are selected. */
export function useBlocks(): { items: Item[]; selected: number; allSelected: number[] } {
  const content = usePuck((state) => state.appState.data.content);
  const items = useMemo(() => content.map(toItem), [content]);
  const selected = usePuck((state) => state.appState.ui.itemSelector?.index ?? -1);
  const together = useStore(selection);
  const allSelected = useMemo(() => findSelected(items, selected, together), [items, selected, together]);
  return { items, selected, allSelected };
}

/** Returns the actions on blocks. Each is one step of the history. */
export function useBlockActions() {
  const getPuck = useGetPuck();
  const { t } = useEditor();
  return useMemo(() => {
    const dispatch: ReturnType<typeof getPuck>['dispatch'] = (action) => getPuck().dispatch(action);
    const getItems = (): Item[] => getPuck().appState.data.content.map(toItem);
    const getLead = (): number => getPuck().appState.ui.itemSelector?.index ?? -1;
    const getSelected = (): number[] => findSelected(getItems(), getLead(), selection.getState());
    const setLead = (index: number): void =>
      dispatch({ type: 'setUi', ui: { itemSelector: index < 0 ? null : { index, zone: ZONE } } });
    const getTitle = ({ type }: Item): string => getPuck().config.components[type]?.label ?? type;
    const describe = (items: readonly Item[]): string => {
      const [first] = items;
      return items.length === 1 && first ? getTitle(first) : t.blockCount(items.length);
    };
    const setContent = (items: readonly Item[]): void =>
      dispatch({
        type: 'setData',
        recordHistory: true,
        data: () => ({ content: items.map(toPuckItem) }),
      });
    /** Selects blocks together, with the form of one of them. */
    const selectAll = (items: readonly Item[], lead = items[0]): void => {
      selection.setState({
        ids: new Set(items.map(({ props }) => props.id)),
        lead: lead?.props.id,
        anchor: lead?.props.id,
      });
      setLead(getItems().findIndex(({ props }) => props.id === lead?.props.id));
    };
    const select = (index: number): void => {
      const item = getItems()[index];
      selectAll(item ? [item] : []);
    };
    /** Returns the selected blocks that can be copied and removed. */
    const getFree = (): number[] => {
      const items = getItems();
      return getSelected().filter((index) => items[index]!.type !== COMPUTED);
    };
    /** Inserts blocks after the selected ones, or at the end, and selects them. */
    const insert = (given: readonly Item[]): void => {
      const added = given.filter(({ type }) => type !== COMPUTED);
      if (added.length === 0) return;
      const items = getItems();
      setContent(items.toSpliced((getSelected().at(-1) ?? items.length - 1) + 1, 0, ...added));
      selectAll(added);
      announce(t.blockAdded(describe(added)));
      focusSelected();
    };
    const insertBlocks = (blocks: readonly Block[]): void => insert(blocks.map((block) => createItem(block)));
    const getBlocks = (): Block[] => {
      const items = getItems();
      return getFree().map((index) => toBlock(items[index]!));
    };
    /** Replaces the selected blocks by others, which are selected then. */
    const replaceSelected = (blocks: readonly Block[]): void => {
      const items = getItems();
      const replaced = getFree();
      const added = blocks.map((block) => createItem(structuredClone(block)));
      const [first = items.length] = replaced;
      setContent(
        items
          .toSpliced(first, 0, ...added)
          .filter(({ props }) => !replaced.some((index) => items[index]!.props.id === props.id)),
      );
      selectAll(added);
      focusSelected();
    };
    const remove = (): void => {
      const items = getItems();
      const removed = getFree();
      const [first] = removed;
      if (first === undefined) return;
      setContent(items.filter((_item, index) => !removed.includes(index)));
      select(Math.min(first, items.length - removed.length - 1));
      announce(t.blockDeleted(describe(removed.map((index) => items[index]!))));
      focusSelected();
    };
    /** Puts the selected blocks before the block of an index, or last. */
    const moveBefore = (before: number): void => {
      const items = getItems();
      const indexes = getSelected();
      const moved = indexes.map((index) => items[index]!);
      const next = moveTogether(items, indexes, before);
      if (moved.length === 0 || next.every((item, index) => item.props.id === items[index]!.props.id)) return;
      const lead = items[getLead()];
      setContent(next);
      selectAll(moved, lead);
      const place = next.findIndex(({ props }) => props.id === moved[0]!.props.id) + 1;
      announce(t.blockMoved(describe(moved), place));
    };
    /** Replaces the props of a block. */
    const setProps = (index: number, change: (props: BlockProps) => BlockProps): void => {
      const item = getItems()[index];
      if (!item) return;
      const props = change(item.props);
      keepIdentities(item.props.slots, props.slots);
      dispatch({
        type: 'replace',
        destinationIndex: index,
        destinationZone: ZONE,
        data: toPuckItem({ type: item.type, props }),
      });
    };
    /** Copies the selected blocks. Returns whether the device stored them. */
    const copy = (): boolean => {
      const blocks = getBlocks();
      if (blocks.length === 0) return false;
      try {
        localStorage.setItem(CLIPBOARD, JSON.stringify(blocks));
      } catch {
        announce(t.failed);
        return false;
      }
      announce(t.blockCopied(t.blockCount(blocks.length)));
      return true;
    };
    return {
      select,
      count: (): number => getItems().length,
      insertBlocks,
      replaceSelected,
      /** Selects the first of the selected blocks alone. */
      selectOnly: (): void => select(getSelected()[0] ?? -1),
      /** Returns the selected blocks that can be copied. */
      getBlocks,
      /** Selects the blocks from the one that was selected first to this one. */
      selectTo(index: number): void {
        const items = getItems();
        const lead = getLead();
        const anchor = items.findIndex(({ props }) => props.id === selection.getState().anchor);
        const from = getSelected().includes(anchor) ? anchor : lead;
        if (!items[index]) return;
        if (from < 0) return select(index);
        const range = items.slice(Math.min(from, index), Math.max(from, index) + 1);
        selectAll(range, items[index]);
        selection.setState({ anchor: items[from]!.props.id });
        announce(t.blocksSelected(range.length));
      },
      /** Adds a block to the selected ones, or takes it away. */
      toggle(index: number): void {
        const items = getItems();
        const before = getSelected();
        const next = before.includes(index) ? before.filter((one) => one !== index) : [...before, index];
        const lead = next.includes(index) ? index : next.at(-1);
        selectAll(
          next.map((one) => items[one]!),
          lead === undefined ? undefined : items[lead],
        );
        announce(t.blocksSelected(next.length));
      },
      selectEach(): void {
        const items = getItems();
        if (items.length === 0) return;
        selectAll(items, items[Math.max(getLead(), 0)]);
        announce(t.blocksSelected(items.length));
      },
      /** Adds a block with its widget's example. Returns its id. */
      add(type: string): string | undefined {
        const { defaultProps } = getPuck().config.components[type] ?? {};
        if (!defaultProps) return undefined;
        const id = createBlockId();
        insert([structuredClone(toItem({ type, props: { ...defaultProps, id } }))]);
        return id;
      },
      remove,
      duplicate: (): void => insertBlocks(structuredClone(getBlocks())),
      copy,
      cut(): void {
        if (copy()) remove();
      },
      /** Inserts the blocks that were copied last, on this page or another one. */
      paste(): void {
        const json = localStorage.getItem(CLIPBOARD);
        if (json) insertBlocks(JSON.parse(json) as Block[]);
      },
      /** Moves the selected blocks by one place. */
      move(by: 1 | -1): void {
        const indexes = getSelected();
        const before = by < 0 ? (indexes[0] ?? 0) - 1 : (indexes.at(-1) ?? 0) + 2;
        if (before >= 0 && before <= getItems().length) moveBefore(before);
      },
      moveBefore,
      /** Replaces the value of a block, or of one in its slots. */
      change: (index: number, value: BlockProps['value'], part: Path = []): void =>
        setProps(index, (props) => withValue(props, part, value)),
      /** Changes the address of a picture in the texts of all blocks, or removes it. */
      replacePicture(src: string, url: string | undefined): void {
        const replace = (part: unknown): unknown =>
          typeof part === 'string'
            ? part.includes(src)
              ? replacePicture(part, src, url)
              : part
            : Array.isArray(part)
              ? part.map(replace)
              : isRecord(part)
                ? Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, replace(inner)]))
                : part;
        const items = getItems();
        for (const [index, { props }] of items.entries())
          if (JSON.stringify([props.value, props.slots]).includes(src))
            setProps(index, ({ value, slots, ...rest }) => ({
              ...rest,
              value: replace(value) as BlockProps['value'],
              ...(slots && { slots: replace(slots) as BlockSlots }),
            }));
      },
      /** Replaces the blocks in the slots of a block. */
      changeSlots: (index: number, slots: BlockSlots): void =>
        setProps(index, (props) => ({ ...props, slots })),
      /** Changes the settings of a block. With `example: false` also those of the blocks in its slots. */
      changeSettings: (index: number, changed: BlockSettings): void =>
        setProps(index, ({ slots, ...props }) => ({
          ...props,
          ...changed,
          ...(slots && { slots: changed.example === false ? withoutExamples(slots) : slots }),
        })),
    };
  }, [getPuck, t]);
}
