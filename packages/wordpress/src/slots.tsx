/**
 * Slots of widgets. WordPress has one list of inner blocks for each block, so the blocks of each slot are in a block of their own, like the
 * columns of Columns. It is rendered into the widget on the canvas.
 */
import { InnerBlocks, useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import { type Block, createBlock, registerBlockType } from '@wordpress/blocks';
import { Notice } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { createContext, createPortal, useContext, useEffect } from '@wordpress/element';
import { t } from './messages.ts';
import type { Widget } from './settings.ts';

/** Name of the block of a slot. It is no name of a widget's block. */
const SLOT = 'saaristo-parts/slot';

type Slots = NonNullable<Widget['slots']>;

interface SlotPlaces {
  slots: Slots;
  /** Elements in the widget on the canvas that show the slots, by name. */
  hosts: ReadonlyMap<string, HTMLElement>;
}

/** The slots of the widget around a block. */
export const SlotPlaces = createContext<SlotPlaces>({ slots: [], hosts: new Map() });

/** WordPress's attribute of a block that a user can neither move nor remove. */
const LOCKED = { move: true, remove: true };

const isLocked = ({ attributes: { lock } }: Block): boolean =>
  (lock as typeof LOCKED | undefined)?.remove === true;

/**
 * Returns the inner blocks of a widget: one block for each slot, with other blocks in the first slot, then the blocks of slots that the widget
 * no longer has.
 */
function arrangeSlots(slots: Slots, inner: readonly Block[]): Block[] {
  const isSlot = ({ name }: Block): boolean => name === SLOT;
  const others = inner.filter((block) => !isSlot(block));
  const own = slots.map(({ name }, index) => {
    const found = inner.find((block) => isSlot(block) && block.attributes['name'] === name);
    const isComplete = found && isLocked(found) && (index > 0 || others.length === 0);
    if (isComplete) return found;
    const content = [...(found?.innerBlocks ?? []), ...(index === 0 ? others : [])];
    return createBlock(SLOT, { name, lock: LOCKED }, content);
  });
  const known = new Set(slots.map(({ name }) => name));
  const seen = new Set<unknown>();
  const lost = inner
    .filter((block) => {
      if (!isSlot(block)) return slots.length === 0;
      const { name } = block.attributes;
      const isFirst = known.has(name as string) && !seen.has(name);
      seen.add(name);
      return !isFirst;
    })
    .map((block) =>
      isLocked(block)
        ? createBlock(block.name, { ...block.attributes, lock: undefined }, block.innerBlocks)
        : block,
    );
  return [...own, ...lost];
}

/** Keeps a block for each slot of a widget. @returns whether the block of the widget has inner blocks */
export function useSlots(clientId: string, slots: Slots, isPicture: boolean): boolean {
  const inner = useSelect((select) => select('core/block-editor').getBlocks(clientId), [clientId]);
  const { replaceInnerBlocks, __unstableMarkNextChangeAsNotPersistent: markNextAsNotPersistent } =
    useDispatch('core/block-editor');
  useEffect(() => {
    if (isPicture) return;
    const next = arrangeSlots(slots, inner);
    if (next.length === inner.length && next.every((block, index) => block === inner[index])) return;
    // Undo removes the block of the widget itself.
    markNextAsNotPersistent();
    replaceInnerBlocks(clientId, next, false);
  }, [inner, slots, clientId, isPicture, markNextAsNotPersistent, replaceInnerBlocks]);
  return inner.length > 0;
}

/** The list of the slots' blocks, which render themselves into the widget where it has elements for them. */
export function SlotList() {
  return (
    <div
      {...useInnerBlocksProps(
        { className: 'saaristo-slot-list' },
        { allowedBlocks: [SLOT], renderAppender: false },
      )}
    />
  );
}

interface SlotProps {
  clientId: string;
  attributes: { name?: string };
}

/** The block of a slot: any blocks, in the place where the widget shows them. */
function Slot({ clientId, attributes: { name = '' } }: SlotProps) {
  const { slots, hosts } = useContext(SlotPlaces);
  const slot = slots.find((one) => one.name === name);
  const host = hosts.get(name);
  const isEmpty = useSelect(
    (select) => select('core/block-editor').getBlockCount(clientId) === 0,
    [clientId],
  );
  const blockProps = useBlockProps({
    className: isEmpty ? 'saaristo-slot-block is-empty' : 'saaristo-slot-block',
  });
  const listProps = useInnerBlocksProps(
    {},
    { templateLock: false, renderAppender: isEmpty ? InnerBlocks.ButtonBlockAppender : undefined },
  );
  const title = slot?.title ?? name;
  const content = (
    <div {...blockProps}>
      {!slot && (
        <Notice status="warning" isDismissible={false}>
          {t.lostSlot(title)}
        </Notice>
      )}
      {slot && (isEmpty || !host) && (
        <p className="saaristo-slot-title">
          <strong>{title}</strong>
          {slot.description && ` ${slot.description}`}
        </p>
      )}
      <div {...listProps} />
    </div>
  );
  return host ? createPortal(content, host) : content;
}

/** Registers the block of a slot. */
export function registerSlot(widgets: readonly Widget[]): void {
  const around = widgets.filter(({ slots = [] }) => slots.length > 0);
  registerBlockType(SLOT, {
    apiVersion: 2,
    title: t.slot,
    category: 'design',
    icon: 'editor-table',
    parent: around.map(({ name }) => `saaristo/${name}`),
    attributes: { name: { type: 'string' } },
    supports: { className: false, html: false, inserter: false, reusable: false, lock: false },
    __experimentalLabel: ({ name = '' }: SlotProps['attributes']) => {
      const titles = new Set(
        around.flatMap(({ slots = [] }) =>
          slots.filter((one) => one.name === name).map(({ title }) => title),
        ),
      );
      // Widgets may have different titles for slots of the same name.
      return titles.size === 1 ? [...titles][0] : undefined;
    },
    edit: Slot,
    save: () => <InnerBlocks.Content />,
  });
}
