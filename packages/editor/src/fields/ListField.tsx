import { use, useRef, useState } from 'react';
import {
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
import { useFocusAdded } from './use-focus-added.ts';
import { RowList } from './RowList.tsx';
import { PickDialog } from './PickDialog.tsx';
import { listPickKinds, type PickKind, withPicked } from './picked.ts';
import { PickManyDialog } from './PickManyDialog.tsx';

/** Kinds of values that show whether an item was edited. */
const SHOWN = ['text', 'long-text', 'rich-text', 'picture'];

/** Whether an item fits into a row: a text, or a few short values. */
const isRow = ({ type, properties, format }: Schema): boolean =>
  type === 'object'
    ? Object.values(properties ?? {}).length <= 4 &&
      Object.values(properties ?? {}).every(
        (one) => ['string', 'number', 'integer'].includes(one.type ?? '') && one.format === undefined,
      )
    : type === 'string' && format !== 'picture' && format !== 'rich-text';

/** Searches a product or recipe for an item that shows no field for its number. */
function PickItem({ schema, value, onChange }: Pick<GroupProps, 'schema' | 'value' | 'onChange'>) {
  const { t } = useEditor();
  const [picking, setPicking] = useState<PickKind>();
  const shown = listFields(schema, value, []).map((field) => createField(field).kind);
  const kinds = listPickKinds(schema).filter((kind) => !shown.includes(kind));
  return (
    <>
      {kinds.length > 0 && (
        <div className="ed-row">
          {kinds.map((kind) => (
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
            onChange(withPicked(schema, isRecord(value) ? value : {}, { kind: picking }, row));
            setPicking(undefined);
          }}
          onClose={() => setPicking(undefined)}
        />
      )}
    </>
  );
}

/** Searches products or recipes for a list. */
function PickItems({ schema, onAdd }: { schema: Schema; onAdd: (items: unknown[]) => void }) {
  const { t } = useEditor();
  const [picking, setPicking] = useState<PickKind>();
  return (
    <>
      {listPickKinds(schema).map((kind) => (
        <button key={kind} type="button" onClick={() => setPicking(kind)}>
          {t.chooseMany[kind]}
        </button>
      ))}
      {picking && (
        <PickManyDialog
          kind={picking}
          onAdd={(rows) => {
            onAdd(rows.map((row) => withPicked(schema, {}, { kind: picking }, row)));
            setPicking(undefined);
          }}
          onClose={() => setPicking(undefined)}
        />
      )}
    </>
  );
}

/**
 * A list field. Each item opens separately, has its own title, and can be moved by dragging or with buttons. A list that can hold products
 * or recipes is filled from a search.
 */
export function ListField(props: GroupProps) {
  const { schema, value, onChange, path, problems, label, words, renderField } = props;
  const { features, t } = useEditor();
  const items: unknown[] = Array.isArray(value) ? value : [];
  const item = schema.items ?? {};
  const [open, setOpen, keys] = useOpenItem(path, items);
  const examples = use(ExamplesContext);
  const canPick = features.has('pick');
  const add = useRef<HTMLButtonElement>(null);
  const [place, focusAdded] = useFocusAdded();
  const titles = items.map((one, index) => findItemTitle(one) ?? t.item(index + 1));

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
    return <RowList {...props} items={items} keys={keys} titles={titles} onItem={change} />;

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
            {canPick && (
              <PickItem schema={item} value={items[index]} onChange={(next) => change(index, next)} />
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
          disabled={items.length >= (schema.maxItems ?? Infinity)}
          onClick={() => {
            onChange([...items, createBlank(item)]);
            setOpen(items.length);
            focusAdded();
          }}
        >
          {t.addItem}
        </button>
        {canPick && (
          <PickItems
            schema={item}
            onAdd={(added) => {
              const kept = items.filter((one, index) => !isUntouched(one, index));
              onChange([...kept, ...added].slice(0, schema.maxItems));
              setOpen(null);
            }}
          />
        )}
      </div>
    </fieldset>
  );
}
