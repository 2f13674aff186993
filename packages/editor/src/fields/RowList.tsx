import { useRef } from 'react';
import { changeProp, createBlank, type FieldInput, joinPath, listFields, moveItem } from 'saaristo/form';
import { useEditor } from '../context.ts';
import type { GroupProps } from './field.ts';
import { useFocusAdded } from './use-focus-added.ts';
import { SortableList } from './SortableList.tsx';

interface RowListProps extends GroupProps {
  items: readonly unknown[];
  /** A key of each item. */
  keys: readonly number[];
  titles: readonly string[];
  onItem: (index: number, item: unknown) => void;
}

/** Maximum length of texts whose field is narrow. */
const SHORT_TEXT = 40;

/**
 * A list of short items, which are all open: one row each. Items of several values are a table, whose first row has the labels, below the
 * help of all rows. Enter in the last row adds another one.
 */
export function RowList(props: RowListProps) {
  const { schema, path, problems, label, words, renderField } = props;
  const { items, keys, titles, onChange, onItem } = props;
  const { t } = useEditor();
  const add = useRef<HTMLButtonElement>(null);
  const [place, focusAdded] = useFocusAdded();
  const item = schema.items ?? {};
  const isFull = items.length >= (schema.maxItems ?? Infinity);
  const helps = Object.values(item.properties ?? {}).flatMap(({ title, description }) =>
    description ? `${title}: ${description}` : [],
  );
  const addItem = (): void => {
    if (isFull) return;
    focusAdded();
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
          const fields: FieldInput[] =
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
                  {renderField({
                    ...field,
                    problems,
                    onChange: (next) =>
                      onItem(
                        index,
                        item.type === 'object' && field.name
                          ? changeProp(items[index], field.name, next)
                          : (next ?? ''),
                      ),
                  })}
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
