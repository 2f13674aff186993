import { use, useCallback, useEffect, useRef, useState } from 'react';
import { createBlank, findItemTitle, isWithin, joinPath, moveItem, type Path } from 'saaristo/form';
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
  const [shown, setShown] = useState<Path>();
  if (wanted !== shown) {
    setShown(wanted);
    const at = wanted?.[path.length];
    if (typeof at === 'number' && isWithin(wanted!, path)) setOpen(at);
  }
  const dragged = useRef<number | null>(null);
  const { list, add, focusNext } = useListFocus();
  const move = (from: number, to: number, icon?: string): void => {
    if (to < 0 || to >= items.length) return;
    onChange(moveItem(items, from, to));
    setOpen(open === from ? to : open);
    focusNext(to, icon);
  };
  const remove = (index: number): void => {
    onChange(items.toSpliced(index, 1));
    setOpen(open === null || open === index ? null : open > index ? open - 1 : open);
    focusNext(Math.min(index, items.length - 2));
  };

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

/**
 * Moves the focus after an item was moved or removed, since its button would lose it.
 * @returns refs of the list and of the button that adds an item, and `focusNext`, which takes the index of an item and the icon of its
 * button; without an icon, its title gets the focus
 */
function useListFocus() {
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const next = useRef<{ at: number; icon: string | undefined }>(null);
  useEffect(() => {
    if (!next.current) return;
    const { at, icon } = next.current;
    next.current = null;
    const head = list.current?.children[at]?.querySelector('.ed-list-head');
    const button = head?.querySelector<HTMLElement>(`[data-icon="${icon}"]:enabled`);
    (button ?? head?.querySelector<HTMLElement>('.ed-list-title') ?? add.current)?.focus();
  });
  const focusNext = useCallback((at: number, icon?: string): void => {
    next.current = { at, icon };
  }, []);
  return { list, add, focusNext };
}
