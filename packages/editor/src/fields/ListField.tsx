import { use, useEffect, useRef, useState } from 'react';
import {
  changeProp,
  createBlank,
  createField,
  findItemTitle,
  isRecord,
  joinPath,
  listFields,
  listLeaves,
  type Schema,
} from 'saaristo/form';
import { useEditor } from '../context.ts';
import { ExamplesContext, type GroupProps, OpenListsContext } from './field.ts';
import { FoldedList, useOpenItem } from './FoldedList.tsx';
import { RowList } from './RowList.tsx';
import { PickDialog } from './PickDialog.tsx';
import { listPickKinds, type PickKind, withPicked } from './picked.ts';
import { PickManyDialog } from './PickManyDialog.tsx';

/** Kinds of values that show whether an item was edited. */
const SHOWN = ['text', 'long-text', 'rich-text', 'picture'];

/** Returns the kinds that fill an item which shows no field for them. */
const listOwnKinds = (item: Schema, value: unknown): PickKind[] => {
  const shown = listFields(item, value, []).map((field) => createField(field).kind);
  return listPickKinds(item).filter((kind) => !shown.includes(kind));
};

/** Whether an item fits into a row: a text, or a few short values. */
const isRow = ({ type, properties, format }: Schema): boolean =>
  type === 'object'
    ? Object.values(properties ?? {}).length <= 4 &&
      Object.values(properties ?? {}).every(
        (one) => ['string', 'number', 'integer'].includes(one.type ?? '') && one.format === undefined,
      )
    : type === 'string' && format !== 'picture' && format !== 'rich-text';

/**
 * A list field. Each item opens separately, has its own title, and can be moved by dragging or with buttons. A list that can hold products
 * or recipes is filled from a search.
 */
export function ListField({
  schema,
  value,
  onChange,
  path,
  problems,
  label,
  words,
  renderField,
}: GroupProps) {
  const { features, t } = useEditor();
  const items: unknown[] = Array.isArray(value) ? value : [];
  const item = schema.items ?? {};
  const [open, setOpen, keys] = useOpenItem(path, items);
  const examples = use(ExamplesContext);
  const canPick = features.has('pick');
  const kinds = canPick ? listPickKinds(item) : [];
  const [filling, setFilling] = useState<PickKind>();
  const [picking, setPicking] = useState<PickKind>();
  const add = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLFieldSetElement>(null);
  const isAdded = useRef(false);
  useEffect(() => {
    if (!isAdded.current) return;
    isAdded.current = false;
    const last = place.current?.querySelector(':scope > ol > li:last-child');
    last?.querySelector<HTMLElement>('input, textarea, select, [contenteditable]')?.focus();
  });
  const titles = items.map((one, index) => findItemTitle(one) ?? t.item(index + 1));
  const left = (schema.maxItems ?? Infinity) - items.length;

  /** Whether an item is still as in the example of its widget. */
  const isUntouched = (one: unknown, index: number): boolean => {
    const leaves = [...listLeaves(item, one, [...path, index])].filter(
      (leaf) => SHOWN.includes(leaf.kind) && leaf.value !== '',
    );
    return (
      leaves.length > 0 &&
      leaves.every((leaf) => examples.some((example) => joinPath(example) === joinPath(leaf.path)))
    );
  };
  const change = (index: number, next: unknown): void => onChange(items.toSpliced(index, 1, next));

  if (use(OpenListsContext) && isRow(item))
    return (
      <RowList
        label={label}
        words={words}
        schema={schema}
        path={path}
        items={items}
        keys={keys}
        titles={titles}
        onChange={onChange}
        renderItem={(index, props) =>
          renderField({
            ...props,
            problems,
            onChange: (next) => {
              const { name } = props;
              change(
                index,
                item.type === 'object' && name ? changeProp(items[index], name, next) : (next ?? ''),
              );
            },
          })
        }
      />
    );

  return (
    <fieldset className="ed-list" data-path={joinPath(path)} ref={place}>
      <legend>{label}</legend>
      {words}
      <FoldedList
        items={items}
        keys={keys}
        titles={titles}
        path={path}
        problems={problems}
        open={open}
        onOpen={setOpen}
        onChange={onChange}
        renderItem={(index) => (
          <>
            {canPick && listOwnKinds(item, items[index]).length > 0 && (
              <div className="ed-row">
                {listOwnKinds(item, items[index]).map((kind) => (
                  <button key={kind} type="button" onClick={() => setPicking(kind)}>
                    {t.choose[kind]}
                  </button>
                ))}
              </div>
            )}
            {picking && (
              <PickDialog
                kind={picking}
                onPick={(row) => {
                  const given = isRecord(items[index]) ? items[index] : {};
                  change(index, withPicked(item, given, { kind: picking }, row));
                  setPicking(undefined);
                }}
                onClose={() => setPicking(undefined)}
              />
            )}
            {renderField({
              schema: item,
              name: t.item(index + 1),
              value: items[index],
              path: [...path, index],
              problems,
              isRequired: true,
              isBare: true,
              onChange: (next) => change(index, next),
            })}
          </>
        )}
        whenEmpty={add}
      />
      <div className="ed-row">
        <button
          ref={add}
          type="button"
          disabled={left <= 0}
          onClick={() => {
            onChange([...items, createBlank(item)]);
            setOpen(items.length);
            isAdded.current = true;
          }}
        >
          {t.addItem}
        </button>
        {kinds.map((kind) => (
          <button key={kind} type="button" onClick={() => setFilling(kind)}>
            {t.chooseMany[kind]}
          </button>
        ))}
      </div>
      {filling && (
        <PickManyDialog
          kind={filling}
          onAdd={(rows) => {
            const kept = items.filter((one, index) => !isUntouched(one, index));
            const added = rows.map((row) => withPicked(item, {}, { kind: filling }, row));
            onChange([...kept, ...added].slice(0, schema.maxItems));
            setOpen(null);
            setFilling(undefined);
          }}
          onClose={() => setFilling(undefined)}
        />
      )}
    </fieldset>
  );
}
