import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { joinPath, type Path, type Problem } from 'saaristo/form';
import type { BlockSlots } from '../contract.ts';
import { useEditor } from '../context.ts';
import { FoldedList, useOpenItem } from '../fields/FoldedList.tsx';
import { HtmlTexts, isBlank, isLayout } from '../fields/HtmlTexts.tsx';
import { RichTextField } from '../fields/RichTextField.tsx';
import { ObjectFields } from '../fields/SchemaField.tsx';
import { getTitle, isAddable } from '../model/catalogue.ts';
import { type BlockProps, createItem, type Item, RICH_TEXT, toBlock } from '../model/page.ts';
import { SLOTS } from '../model/slots.ts';
import { summarizeItem } from '../model/summary.ts';
import { announce } from './focus.ts';

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
  onSlots: (slots: BlockSlots) => void;
}

/** The form of a block: rich text, or the props of a widget and the blocks in its slots. */
export function BlockFields({ item, path, problems, onChange, onSlots }: BlockFieldsProps) {
  const { catalogue, t } = useEditor();
  const { type, props } = item;
  const id = useId();
  const { value } = props;
  const widget = catalogue.get(type);
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
  const declared = catalogue.get(item.type)?.slots ?? [];
  // Blocks of a slot that the widget no longer has are kept until an editor removes them.
  const lost = Object.keys(slots).filter((name) => declared.every((slot) => slot.name !== name));
  return [...declared, ...lost.map((name) => ({ name, title: name, description: undefined }))].map(
    ({ name, title, description }) => (
      <SlotField
        key={name}
        title={title}
        description={description}
        isOpen={!lost.includes(name)}
        blocks={slots[name] ?? []}
        path={[...path, SLOTS, name]}
        problems={problems}
        onChange={(blocks) =>
          onChange(
            Object.fromEntries(
              Object.entries({ ...slots, [name]: blocks }).filter(([, inner]) => inner.length > 0),
            ),
          )
        }
      />
    ),
  );
}

interface SlotFieldProps {
  title: string;
  description?: string | undefined;
  /** Whether blocks can be added. */
  isOpen: boolean;
  blocks: readonly Block[];
  path: Path;
  problems: readonly Problem[];
  onChange: (blocks: readonly Block[]) => void;
}

function SlotField({ title, description, isOpen, blocks, path, problems, onChange }: SlotFieldProps) {
  const { catalogue, t } = useEditor();
  const [open, setOpen, keys] = useOpenItem(path, blocks);
  const add = useRef<HTMLSelectElement>(null);
  // A new block is prepared asynchronously.
  const latest = useRef({ blocks, onChange });
  useEffect(() => {
    latest.current = { blocks, onChange };
  });
  const items = blocks.map((block) => createItem(block, ''));
  const titles = items.map((item) =>
    [getTitle(item.type, catalogue, t), summarizeItem(item, catalogue).words].filter(Boolean).join(': '),
  );
  const change = (index: number, item: Item): void => onChange(blocks.with(index, toBlock(item)));
  return (
    <fieldset className="ed-list" data-path={joinPath(path)}>
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
            // A new column begins with an empty text, which the block replaces.
            const kept = now.blocks.filter((one) => !('html' in one && isBlank(one.html)));
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
  const [type, setType] = useState(RICH_TEXT);
  const widgets = [...catalogue.values()].filter(({ name }) => isAddable(name));
  const categories = [...new Set(widgets.map(({ category }) => category))];
  const add = (): void =>
    void examples.prepare(type).then(() => {
      const { version = 1, start } = catalogue.get(type) ?? {};
      onAdd(
        type === RICH_TEXT
          ? { html: '<p></p>' }
          : {
              widget: type,
              ...(version > 1 && { version }),
              props: structuredClone(examples.of(type) ?? {}),
              ...(start && { slots: start }),
              example: true,
            },
      );
      announce(t.blockAdded(getTitle(type, catalogue, t)));
    });
  return (
    <div className="ed-field">
      <label htmlFor={id}>{t.slotKind(slot)}</label>
      <div className="ed-row">
        <select id={id} ref={select} value={type} onChange={({ target }) => setType(target.value)}>
          <option value={RICH_TEXT}>{t.richText}</option>
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
