import { type ReactNode, useEffect, useRef } from 'react';
import { createBlank, joinPath, listFields, moveItem, type Path, type Schema } from 'saaristo/form';
import { useEditor } from '../context.ts';
import type { FieldProps } from './field.ts';
import { SortableList } from './SortableList.tsx';

interface RowListProps {
  label: string;
  words: ReactNode;
  schema: Schema;
  path: Path;
  items: readonly unknown[];
  /** A key of each item. */
  keys: readonly number[];
  titles: readonly string[];
  onChange: (items: unknown[]) => void;
  /** Renders one field of an item. */
  renderItem: (index: number, props: Omit<FieldProps, 'onChange' | 'problems'>) => ReactNode;
}

/** Maximum length of texts whose field is narrow. */
const SHORT_TEXT = 40;

/**
 * A list of short items, which are all open: one row each. Items of several values are a table, whose first row has the labels, below the
 * help of all rows. Enter in the last row adds another one.
 */
export function RowList({
  label,
  words,
  schema,
  path,
  items,
  keys,
  titles,
  onChange,
  renderItem,
}: RowListProps) {
  const { t } = useEditor();
  const add = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLFieldSetElement>(null);
  /** Whether the first field of the last row gets the focus when it is rendered. */
  const isAdded = useRef(false);
  const item = schema.items ?? {};
  const isFull = items.length >= (schema.maxItems ?? Infinity);
  const helps = Object.values(item.properties ?? {}).flatMap(({ title, description }) =>
    description ? `${title}: ${description}` : [],
  );
  useEffect(() => {
    if (!isAdded.current) return;
    isAdded.current = false;
    place.current?.querySelector<HTMLElement>('ol > li:last-child :is(input, textarea, select)')?.focus();
  });
  const addItem = (): void => {
    if (isFull) return;
    isAdded.current = true;
    onChange([...items, createBlank(item)]);
  };
  return (
    // Enter in a field of the last row is a shortcut of the button below.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      className={`ed-list ed-rows${item.type === 'object' ? ' ed-table' : ''}`}
      data-path={joinPath(path)}
      ref={place}
      onKeyDown={(event) => {
        const { target } = event;
        if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
        event.preventDefault();
        if (target.closest('li')?.matches(':last-child')) addItem();
      }}
    >
      <legend>{label}</legend>
      {words}
      {/* Screen readers read them in each row. */}
      {helps.map((help) => (
        <p key={help} className="ed-help" aria-hidden="true">
          {help}
        </p>
      ))}
      <SortableList
        titles={titles}
        keys={keys}
        onMove={(from, to) => onChange(moveItem(items, from, to))}
        onRemove={(index) => onChange(items.toSpliced(index, 1))}
        renderTitle={(index) => {
          const own = [...path, index];
          const fields =
            item.type === 'object'
              ? listFields(item, items[index], own)
              : [{ schema: item, value: items[index], path: own, isRequired: true }];
          return (
            <div className="ed-row-fields">
              {fields.map((field) => (
                <div
                  key={joinPath(field.path)}
                  data-short={
                    field.schema.type !== 'string' || (field.schema.maxLength ?? Infinity) <= SHORT_TEXT
                  }
                >
                  {renderItem(index, field)}
                </div>
              ))}
            </div>
          );
        }}
        whenEmpty={add}
      />
      <div className="ed-row">
        <button ref={add} type="button" disabled={isFull} onClick={addItem}>
          {t.addItem}
        </button>
      </div>
    </fieldset>
  );
}
