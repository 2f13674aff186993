import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { joinPath, type Path, type Problem } from 'saaristo/form';
import type { BlockSlots } from '../contract.ts';
import { useEditor } from '../context.ts';
import { FoldedList, useOpenItem } from '../fields/FoldedList.tsx';
import { HtmlTexts, isBlank, isLayout } from '../fields/HtmlTexts.tsx';
import { RichTextField } from '../fields/RichTextField.tsx';
import { ObjectFields } from '../fields/SchemaField.tsx';
import type { SortableListProps } from '../fields/SortableList.tsx';
import { getTitle, isAddable } from '../model/catalogue.ts';
import {
  type BlockProps,
  createItem,
  createSyncedBlock,
  type Item,
  RICH_TEXT,
  SYNCED,
  toBlock,
} from '../model/page.ts';
import { SLOTS } from '../model/slots.ts';
import { announce } from './focus.ts';
import { SectionPanel } from './SectionPanel.tsx';
import { useSectionRows, useWords } from './use-sections.ts';

type Block = BlockSlots[string][number];

interface FieldsProps {
  item: Item;
  /** Path of the block from the one that is selected. */
  path: Path;
  /** Problems of the selected block. */
  problems: readonly Problem[];
}

interface BlockFieldsProps extends FieldsProps {
  onChange: (value: unknown) => void;
  /** Replaces the block by others. */
  onReplace: (blocks: readonly Block[]) => void;
  onSlots: (slots: BlockSlots) => void;
}

/** The form of a block: rich text, or the props of a widget and the blocks in its slots. */
export function BlockFields({ item, path, problems, onChange, onReplace, onSlots }: BlockFieldsProps) {
  const { catalogue, t } = useEditor();
  const { type, props } = item;
  const id = useId();
  const { value } = props;
  const widget = catalogue.get(type);
  if (type === SYNCED) return <SectionPanel item={item} onReplace={onReplace} />;
  if (typeof value === 'string')
    return isLayout(value) ? (
      <HtmlTexts html={value} onChange={onChange} />
    ) : (
      <RichTextField
        label={t.richText}
        words={null}
        path={path}
        value={value}
        onChange={onChange}
        described={{ id }}
      />
    );
  const slots = <SlotFields item={item} path={path} problems={problems} onChange={onSlots} />;
  return widget ? (
    <ObjectFields schema={widget.props} value={value} onChange={onChange} path={path} problems={problems}>
      {slots}
    </ObjectFields>
  ) : (
    <>
      <p className="ed-error">{t.unknownWidget(type)}</p>
      {slots}
    </>
  );
}

interface SlotFieldsProps extends FieldsProps {
  onChange: (slots: BlockSlots) => void;
}

/** The blocks in the slots of a widget, with their forms. */
export function SlotFields({ item, path, problems, onChange }: SlotFieldsProps) {
  const { catalogue } = useEditor();
  const { slots = {} } = item.props;
  const dragged = useRef<{ from: string; index: number }>(null);
  const declared = catalogue.get(item.type)?.slots ?? [];
  const change = (changed: BlockSlots): void =>
    onChange(
      Object.fromEntries(Object.entries({ ...slots, ...changed }).filter(([, inner]) => inner.length > 0)),
    );
  /** Moves a block to the start or the end of another slot. */
  const move = (from: string, index: number, to: string, isFirst = false): void => {
    const [moved, others] = [slots[from]?.[index], withoutBlank(slots[to] ?? [])];
    if (moved)
      change({
        [from]: slots[from]!.toSpliced(index, 1),
        [to]: isFirst ? [moved, ...others] : [...others, moved],
      });
  };
  // Blocks of a slot that the widget no longer has are kept until an editor removes them.
  const lost = Object.keys(slots).filter((name) => declared.every((slot) => slot.name !== name));
  return [...declared, ...lost.map((name) => ({ name, title: name, description: undefined }))].map(
    ({ name, title, description }, at, { [at - 1]: before, [at + 1]: behind }) => (
      <SlotField
        key={name}
        title={title}
        description={description}
        isOpen={!lost.includes(name)}
        blocks={slots[name] ?? []}
        path={[...path, SLOTS, name]}
        problems={problems}
        onChange={(blocks) => change({ [name]: blocks })}
        onLeave={[
          before && ((index) => move(name, index, before.name)),
          behind && ((index) => move(name, index, behind.name, true)),
        ]}
        onDrag={(index) => {
          dragged.current = { from: name, index };
        }}
        canDrop={() => dragged.current !== null && dragged.current.from !== name}
        onDrop={() => {
          if (dragged.current) move(dragged.current.from, dragged.current.index, name);
          dragged.current = null;
        }}
      />
    ),
  );
}

/** A new column begins with an empty text, which a block replaces. */
const withoutBlank = (blocks: readonly Block[]): Block[] =>
  blocks.filter((one) => !('html' in one && isBlank(one.html)));

interface SlotFieldProps extends Pick<SortableListProps, 'onLeave'> {
  title: string;
  description?: string | undefined;
  /** Whether blocks can be added. */
  isOpen: boolean;
  blocks: readonly Block[];
  path: Path;
  problems: readonly Problem[];
  onChange: (blocks: readonly Block[]) => void;
  /** Called when a block is dragged. */
  onDrag: (index: number) => void;
  /** Whether a block of another slot is dragged. */
  canDrop: () => boolean;
  onDrop: () => void;
}

function SlotField(given: SlotFieldProps) {
  const { title, description, isOpen, blocks, path, problems, onChange, onLeave, onDrag, canDrop, onDrop } =
    given;
  const { catalogue, t } = useEditor();
  const getWords = useWords();
  const [open, setOpen, keys] = useOpenItem(path, blocks);
  const add = useRef<HTMLSelectElement>(null);
  // A new block is prepared asynchronously.
  const latest = useRef({ blocks, onChange });
  useEffect(() => {
    latest.current = { blocks, onChange };
  });
  const items = blocks.map((block) => createItem(block, ''));
  const titles = items.map((item) =>
    [getTitle(item.type, catalogue, t), getWords(item)].filter(Boolean).join(': '),
  );
  const change = (index: number, item: Item): void => onChange(blocks.with(index, toBlock(item)));
  return (
    // The buttons of its blocks are the keyboard alternative to dropping.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      className="ed-list"
      data-path={joinPath(path)}
      onDragStart={(event) => {
        event.stopPropagation();
        const row = (event.target as Element).closest('li');
        onDrag([...(row?.parentElement?.children ?? [])].indexOf(row!));
      }}
      onDragOver={(event) => canDrop() && event.preventDefault()}
      onDrop={() => canDrop() && onDrop()}
      onDragEnd={() => onDrag(-1)}
    >
      <legend>{title}</legend>
      {description && <p className="ed-help">{description}</p>}
      <FoldedList
        items={blocks}
        keys={keys}
        titles={titles}
        path={path}
        problems={problems}
        open={open}
        onOpen={setOpen}
        onChange={onChange}
        onLeave={onLeave}
        renderItem={(index) => {
          const item = items[index]!;
          const setProps = (props: Partial<BlockProps>): void =>
            change(index, { ...item, props: { ...item.props, ...props } });
          return (
            <div data-inner-block={joinPath([...path, index])}>
              <BlockFields
                item={item}
                path={[...path, index]}
                problems={problems}
                onChange={(value) => setProps({ value: value as BlockProps['value'] })}
                onReplace={(others) => onChange(blocks.toSpliced(index, 1, ...others))}
                onSlots={(slots) => setProps({ slots })}
              />
            </div>
          );
        }}
        whenEmpty={add}
      />
      {isOpen && (
        <AddBlock
          slot={title}
          select={add}
          onAdd={(block) => {
            const now = latest.current;
            const kept = withoutBlank(now.blocks);
            now.onChange([...kept, block]);
            setOpen(kept.length);
          }}
        />
      )}
    </fieldset>
  );
}

/** Chooses a kind of block and adds one to a slot. */
function AddBlock({
  slot,
  select,
  onAdd,
}: {
  slot: string;
  select: RefObject<HTMLSelectElement | null>;
  onAdd: (block: Block) => void;
}) {
  const { catalogue, examples, t } = useEditor();
  const id = useId();
  const sections = useSectionRows();
  const [type, setType] = useState(RICH_TEXT);
  const widgets = [...catalogue.values()].filter(({ name }) => isAddable(name));
  const categories = [...new Set(widgets.map(({ category }) => category))];
  const add = (): void =>
    void examples.prepare(type).then(() => {
      const { version = 1, start } = catalogue.get(type) ?? {};
      const section = sections.find((row) => `${SYNCED} ${row.id}` === type);
      onAdd(
        type === RICH_TEXT
          ? { html: '<p></p>' }
          : section
            ? createSyncedBlock(section.id)
            : {
                widget: type,
                ...(version > 1 && { version }),
                props: structuredClone(examples.of(type) ?? {}),
                ...(start && { slots: structuredClone(start) }),
                example: true,
              },
      );
      announce(t.blockAdded(section?.name ?? getTitle(type, catalogue, t)));
    });
  return (
    <div className="ed-field">
      <label htmlFor={id}>{t.slotKind(slot)}</label>
      <div className="ed-row">
        <select id={id} ref={select} value={type} onChange={({ target }) => setType(target.value)}>
          <option value={RICH_TEXT}>{t.richText}</option>
          {sections.length > 0 && (
            <optgroup label={t.sections}>
              {sections.map((row) => (
                <option key={row.id} value={`${SYNCED} ${row.id}`}>
                  {row.name}
                </option>
              ))}
            </optgroup>
          )}
          {categories.map((category) => (
            <optgroup key={category} label={t.categories[category] ?? category}>
              {widgets
                .filter((widget) => widget.category === category)
                .map(({ name, title }) => (
                  <option key={name} value={name}>
                    {title}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
        <button type="button" onClick={add}>
          {t.addItem}
        </button>
      </div>
    </div>
  );
}
