import { use, useEffect, useRef, useState } from 'react';
import { createBlank, findItemTitle, isWithin, joinPath, moveItem } from 'saaristo/form';
import { useEditor } from '../context.ts';
import { type GroupProps, WantedContext } from './field.ts';

/** A list field. Each item opens separately, has its own title, and can be moved by dragging or with buttons. */
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
  const { t } = useEditor();
  const items: unknown[] = Array.isArray(value) ? value : [];
  const item = schema.items ?? {};
  const [open, setOpen] = useState<number | null>(null);
  const wanted = use(WantedContext);
  const [shown, setShown] = useState(wanted);
  if (wanted !== shown) {
    setShown(wanted);
    const at = wanted?.[path.length];
    if (typeof at === 'number' && isWithin(wanted!, path)) setOpen(at);
  }
  const dragged = useRef<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  /** The item that gets the focus after the next change, and the icon of its button; its title without one. */
  const focusNext = useRef<{ at: number; icon?: string }>(null);
  const move = (from: number, to: number, icon?: string): void => {
    if (to < 0 || to >= items.length) return;
    onChange(moveItem(items, from, to));
    setOpen(open === from ? to : open);
    focusNext.current = { at: to, ...(icon !== undefined && { icon }) };
  };
  const remove = (index: number): void => {
    onChange(items.toSpliced(index, 1));
    setOpen(open === null || open === index ? null : open > index ? open - 1 : open);
    focusNext.current = { at: Math.min(index, items.length - 2) };
  };
  // A removed or moved button would lose the focus.
  useEffect(() => {
    const next = focusNext.current;
    if (!next) return;
    focusNext.current = null;
    const row = list.current?.children[next.at];
    const button = row?.querySelector<HTMLElement>(
      `:scope > .ed-list-head > [data-icon="${next.icon}"]:enabled`,
    );
    (button ?? row?.querySelector<HTMLElement>('.ed-list-title') ?? add.current)?.focus();
  }, [items]);

  return (
    <fieldset className="ed-list" data-path={joinPath(path)}>
      <legend>{label}</legend>
      {words}
      <ol ref={list}>
        {items.map((one, index) => {
          const hasProblem = problems.some((problem) => isWithin(problem.path, [...path, index]));
          const title = findItemTitle(one) ?? t.item(index + 1);
          const renderButton = (icon: string, text: string, disabled: boolean, onClick: () => void) => (
            <button
              type="button"
              className="ed-quiet"
              aria-label={`${text}: ${title}`}
              data-icon={icon}
              disabled={disabled}
              onClick={onClick}
            >
              {icon}
            </button>
          );
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
                  {hasProblem && (
                    <span className="ed-badge" role="img" aria-label={t.problems}>
                      !
                    </span>
                  )}
                </button>
                {renderButton('↑', t.moveUp, index === 0, () => move(index, index - 1, '↑'))}
                {renderButton('↓', t.moveDown, index === items.length - 1, () => move(index, index + 1, '↓'))}
                {renderButton('×', t.remove, false, () => remove(index))}
              </div>
              {open === index && (
                <div className="ed-list-item">
                  {renderField({
                    schema: item,
                    name: t.item(index + 1),
                    value: one,
                    path: [...path, index],
                    problems,
                    isRequired: true,
                    isBare: true,
                    onChange: (next) => onChange(items.toSpliced(index, 1, next)),
                  })}
                </div>
              )}
            </li>
          );
        })}
      </ol>
      <button
        ref={add}
        type="button"
        disabled={schema.maxItems !== undefined && items.length >= schema.maxItems}
        onClick={() => {
          onChange([...items, createBlank(item)]);
          setOpen(items.length);
        }}
      >
        {t.addItem}
      </button>
    </fieldset>
  );
}
