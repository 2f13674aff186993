// oxlint-disable import/no-cycle -- a list has fields, and a field may be a list
import { type ReactNode, use, useRef, useState } from 'react';
import { useEditor } from '../context.ts';
import { pathText } from '../model/check.ts';
import { blank, itemTitle, kindOf } from './schema-kind.ts';
import { WantedContext } from './wanted.ts';
import { ObjectFields, SchemaField, type FieldProps } from './SchemaField.tsx';

type ListProps = FieldProps & { label: string; words: ReactNode };

/** A list field. Each item opens separately, has its own title, and can be moved by dragging or with buttons. */
export function ListField({ schema, value, onChange, path, problems, label, words }: ListProps) {
  const { t } = useEditor();
  const items: unknown[] = Array.isArray(value) ? value : [];
  const item = schema.items ?? {};
  const [open, setOpen] = useState<number | null>(null);
  const wanted = use(WantedContext);
  const [shown, setShown] = useState(wanted);
  if (wanted !== shown) {
    setShown(wanted);
    const at = wanted?.[path.length];
    if (typeof at === 'number' && pathText(wanted!.slice(0, path.length)) === pathText(path)) setOpen(at);
  }
  const dragged = useRef<number | null>(null);

  const change = (index: number, next: unknown): void => onChange(items.toSpliced(index, 1, next));
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= items.length) return;
    onChange(items.toSpliced(from, 1).toSpliced(to, 0, items[from]));
    setOpen(open === from ? to : open);
  };
  const isGroup = kindOf(item, undefined) === 'group';

  return (
    <fieldset className="ed-list" data-path={pathText(path)}>
      <legend>{label}</legend>
      {words}
      <ol>
        {items.map((one, index) => {
          const inside = problems.filter(
            (problem) => pathText(problem.path.slice(0, path.length + 1)) === pathText([...path, index]),
          );
          const title = itemTitle(one) ?? t.item(index + 1);
          return (
            // Its buttons are the keyboard alternative to dropping.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
            <li
              key={index}
              onDragOver={(event) => dragged.current !== null && event.preventDefault()}
              onDrop={() => {
                if (dragged.current !== null) move(dragged.current, index);
                dragged.current = null;
              }}
            >
              <div className="ed-list-head">
                <span
                  className="ed-grip"
                  draggable
                  aria-hidden="true"
                  onDragStart={() => {
                    dragged.current = index;
                  }}
                >
                  ⠿
                </span>
                <button
                  type="button"
                  className="ed-list-title"
                  aria-expanded={open === index}
                  onClick={() => setOpen(open === index ? null : index)}
                >
                  {title}
                  {inside.length > 0 && (
                    <span className="ed-badge" role="img" aria-label={t.problems}>
                      !
                    </span>
                  )}
                </button>
                <button
                  type="button"
                  className="ed-quiet"
                  aria-label={`${t.moveUp}: ${title}`}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                >
                  ↑
                </button>
                <button
                  type="button"
                  className="ed-quiet"
                  aria-label={`${t.moveDown}: ${title}`}
                  disabled={index === items.length - 1}
                  onClick={() => move(index, index + 1)}
                >
                  ↓
                </button>
                <button
                  type="button"
                  className="ed-quiet"
                  aria-label={`${t.remove}: ${title}`}
                  onClick={() => onChange(items.toSpliced(index, 1))}
                >
                  ×
                </button>
              </div>
              {open === index &&
                (isGroup ? (
                  <div className="ed-list-item">
                    <ObjectFields
                      schema={item}
                      value={one}
                      path={[...path, index]}
                      problems={problems}
                      onChange={(next) => change(index, next)}
                    />
                  </div>
                ) : (
                  <div className="ed-list-item">
                    <SchemaField
                      schema={item}
                      name={t.item(index + 1)}
                      value={one}
                      path={[...path, index]}
                      problems={problems}
                      isRequired
                      onChange={(next) => change(index, next)}
                    />
                  </div>
                ))}
            </li>
          );
        })}
      </ol>
      <button
        type="button"
        disabled={schema.maxItems !== undefined && items.length >= schema.maxItems}
        onClick={() => {
          onChange([...items, blank(item)]);
          setOpen(items.length);
        }}
      >
        {t.addItem}
      </button>
    </fieldset>
  );
}
