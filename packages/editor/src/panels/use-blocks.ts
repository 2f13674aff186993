import { createUsePuck, useGetPuck } from '@puckeditor/core';
import { useMemo } from 'react';
import type { Path } from 'saaristo/form';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Block, BlockSettings, BlockSlots } from '../contract.ts';
import { useEditor } from '../context.ts';
import type { Messages } from '../messages.ts';
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

type GetPuck = ReturnType<typeof useGetPuck>;

const listItems = (getPuck: GetPuck): Item[] => getPuck().appState.data.content.map(toItem);

/** Creates the actions that select blocks. */
function createSelecting(getPuck: GetPuck, t: Messages) {
  const getLead = (): number => getPuck().appState.ui.itemSelector?.index ?? -1;
  const getSelected = (): number[] => findSelected(listItems(getPuck), getLead(), selection.getState());
  /** Selects blocks together, with the form of one of them. */
  const selectAll = (items: readonly Item[], lead = items[0]): void => {
    selection.setState({
      ids: new Set(items.map(({ props }) => props.id)),
      lead: lead?.props.id,
      anchor: lead?.props.id,
    });
    const index = listItems(getPuck).findIndex(({ props }) => props.id === lead?.props.id);
    const itemSelector = index < 0 ? null : { index, zone: ZONE };
    getPuck().dispatch({ type: 'setUi', ui: { itemSelector } });
  };
  const select = (index: number): void => {
    const item = listItems(getPuck)[index];
    selectAll(item ? [item] : []);
  };
  const selectTogether = (items: readonly Item[], lead: Item | undefined): void => {
    selectAll(items, lead);
    announce(t.blocksSelected(items.length));
  };
  return {
    getLead,
    getSelected,
    selectAll,
    select,
    /** Selects the first of the selected blocks alone. */
    selectOnly: (): void => select(getSelected()[0] ?? -1),
    /** Selects the blocks from the one that was selected first to this one. */
    selectTo(index: number): void {
      const items = listItems(getPuck);
      const anchor = items.findIndex(({ props }) => props.id === selection.getState().anchor);
      const from = getSelected().includes(anchor) ? anchor : getLead();
      if (!items[index]) return;
      if (from < 0) return select(index);
      selectTogether(items.slice(Math.min(from, index), Math.max(from, index) + 1), items[index]);
      selection.setState({ anchor: items[from]!.props.id });
    },
    /** Adds a block to the selected ones, or takes it away. */
    toggle(index: number): void {
      const items = listItems(getPuck);
      const before = getSelected();
      const next = before.includes(index) ? before.filter((one) => one !== index) : [...before, index];
      const lead = next.includes(index) ? index : next.at(-1);
      selectTogether(
        next.map((one) => items[one]!),
        lead === undefined ? undefined : items[lead],
      );
    },
    selectEach(): void {
      const items = listItems(getPuck);
      if (items.length > 0) selectTogether(items, items[Math.max(getLead(), 0)]);
    },
  };
}

/** Creates the actions that change the content of a block. */
function createChanging(getPuck: GetPuck) {
  /** Replaces the props of a block. */
  const setProps = (index: number, change: (props: BlockProps) => BlockProps): void => {
    const item = listItems(getPuck)[index];
    if (!item) return;
    const props = change(item.props);
    keepIdentities(item.props.slots, props.slots);
    getPuck().dispatch({
      type: 'replace',
      destinationIndex: index,
      destinationZone: ZONE,
      data: toPuckItem({ type: item.type, props }),
    });
  };
  return {
    /** Replaces the value of a block, or of one in its slots. */
    change: (index: number, value: BlockProps['value'], part: Path = []): void =>
      setProps(index, (props) => withValue(props, part, value)),
    /** Changes the address of a picture in the texts of all blocks, or removes it. */
    replacePicture(src: string, url: string | undefined): void {
      const replace = (_name: string, part: unknown): unknown =>
        typeof part === 'string' && part.includes(src) ? replacePicture(part, src, url) : part;
      for (const [index, { props }] of listItems(getPuck).entries()) {
        const json = JSON.stringify({ value: props.value, slots: props.slots });
        if (json.includes(src)) setProps(index, () => ({ ...props, ...JSON.parse(json, replace) }));
      }
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
}

/** Creates the actions that add, remove and move blocks. */
function createArranging(
  getPuck: GetPuck,
  { getLead, getSelected, select, selectAll }: ReturnType<typeof createSelecting>,
  t: Messages,
) {
  const getItems = (): Item[] => listItems(getPuck);
  const describe = (items: readonly Item[]): string => {
    const [type = ''] = items.map((item) => item.type);
    return items.length === 1
      ? (getPuck().config.components[type]?.label ?? type)
      : t.blockCount(items.length);
  };
  const setContent = (items: readonly Item[]): void =>
    getPuck().dispatch({
      type: 'setData',
      recordHistory: true,
      data: () => ({ content: items.map(toPuckItem) }),
    });
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
  return {
    count: (): number => getItems().length,
    insertBlocks,
    replaceSelected,
    /** Returns the selected blocks that can be copied. */
    getBlocks,
    /** Adds a block with its widget's example. Returns its id. */
    add(type: string): string | undefined {
      const { defaultProps } = getPuck().config.components[type] ?? {};
      if (!defaultProps) return undefined;
      const id = createBlockId();
      insert([structuredClone(toItem({ type, props: { ...defaultProps, id } }))]);
      return id;
    },
    remove,
    /** Moves the selected blocks by one place. */
    move(by: 1 | -1): void {
      const indexes = getSelected();
      const before = by < 0 ? (indexes[0] ?? 0) - 1 : (indexes.at(-1) ?? 0) + 2;
      if (before >= 0 && before <= getItems().length) moveBefore(before);
    },
    moveBefore,
  };
}

/** Creates the actions that copy blocks. */
function createCopying({ getBlocks, insertBlocks, remove }: ReturnType<typeof createArranging>, t: Messages) {
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
  };
}

/** Returns the actions on blocks. Each is one step of the history. */
export function useBlockActions() {
  const getPuck = useGetPuck();
  const { t } = useEditor();
  return useMemo(() => {
    const selecting = createSelecting(getPuck, t);
    const arranging = createArranging(getPuck, selecting, t);
    return { ...selecting, ...arranging, ...createCopying(arranging, t), ...createChanging(getPuck) };
  }, [getPuck, t]);
}
