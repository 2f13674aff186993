import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { moveItem } from 'saaristo/form';
import { useEditor } from '../context.ts';

export interface SortableListProps {
  /** Titles of the items, in order. */
  titles: readonly string[];
  /** A key of each item. Default: one that the item keeps when it is moved here. */
  keys?: readonly number[];
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
  /** Moves the first item before the list, and the last one behind it. */
  onLeave?: readonly (((index: number) => void) | undefined)[] | undefined;
  /** Renders an item's title. The class `ed-list-title` fills the row. */
  renderTitle: (index: number) => ReactNode;
  /** Renders the content below an item's title. */
  renderBody?: (index: number) => ReactNode;
  /** Gets the focus when the last item is removed. */
  whenEmpty: RefObject<HTMLElement | null>;
}

/** The item that is dragged. It may be dropped in another list, after which its own list does not hear of it. */
let dragged: { list: HTMLOListElement | null; index: number } | undefined;

/** A list whose items are moved by dragging or with buttons, and removed. The focus stays at the item, or at the next one. */
export function SortableList({
  titles,
  keys: given,
  onMove,
  onRemove,
  onLeave: [moveBefore, moveBehind] = [],
  renderTitle,
  renderBody,
  whenEmpty,
}: SortableListProps) {
  const { t } = useEditor();
  const { list, focusNext } = useListFocus(whenEmpty);
  const [own, setKeys] = useKeys(titles.length);
  const keys = given ?? own;
  const move = (from: number, to: number, icon?: string): void => {
    if (from === to) return;
    if (to < 0 || to >= titles.length) return takeOut(from, to < 0 ? moveBefore : moveBehind);
    onMove(from, to);
    setKeys(moveItem(own, from, to));
    focusNext(to, icon);
  };
  const takeOut = (index: number, act = onRemove): void => {
    act(index);
    setKeys(own.toSpliced(index, 1));
    focusNext(Math.min(index, titles.length - 2));
  };
  return (
    <ol ref={list}>
      {titles.map((title, index) => {
        const renderButton = (icon: string, text: string, isDisabled: boolean, onClick: () => void) => (
          <button
            type="button"
            className="ed-quiet"
            aria-label={`${text}: ${title}`}
            data-icon={icon}
            disabled={isDisabled}
            onClick={onClick}
          >
            {icon}
          </button>
        );
        return (
          // Its buttons are the keyboard alternative to dropping.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={keys[index]}
            onDragOver={(event) => dragged?.list === list.current && event.preventDefault()}
            onDrop={() => {
              if (dragged?.list === list.current) move(dragged.index, index);
              dragged = undefined;
            }}
          >
            <div className="ed-list-head">
              <span
                className="ed-grip"
                draggable
                aria-hidden="true"
                onDragStart={() => {
                  dragged = { list: list.current, index };
                }}
                onDragEnd={() => {
                  dragged = undefined;
                }}
              >
                ⠿
              </span>
              {renderTitle(index)}
              {renderButton('↑', t.moveUp, index === 0 && !moveBefore, () => move(index, index - 1, '↑'))}
              {renderButton('↓', t.moveDown, index === titles.length - 1 && !moveBehind, () =>
                move(index, index + 1, '↓'),
              )}
              {renderButton('×', t.remove, false, () => takeOut(index))}
            </div>
            {renderBody?.(index)}
          </li>
        );
      })}
    </ol>
  );
}

/** Returns a key for each item, and a function that sets them when items move, so that an item keeps its state. */
function useKeys(count: number) {
  const [known, setKeys] = useState<readonly number[]>([]);
  const first = Math.max(-1, ...known) + 1;
  const keys = Array.from({ length: count }, (_, index) => known[index] ?? first + index);
  if (known.length !== count) setKeys(keys);
  return [keys, setKeys] as const;
}

/**
 * Moves the focus after an item was moved or removed, since its button would lose it.
 * @returns a ref of the list, and `focusNext`, which takes the index of an item and the icon of its button. Without an icon, its title
 * gets the focus, or its first button.
 */
function useListFocus(whenEmpty: RefObject<HTMLElement | null>) {
  const list = useRef<HTMLOListElement>(null);
  const next = useRef<{ at: number; icon: string | undefined }>(null);
  useEffect(() => {
    if (!next.current) return;
    const { at, icon } = next.current;
    next.current = null;
    const head = list.current?.children[at]?.querySelector('.ed-list-head');
    const [same, title, first] = [
      `[data-icon="${icon}"]:enabled`,
      'button.ed-list-title',
      'button:enabled',
    ].map((selector) => head?.querySelector<HTMLElement>(selector));
    (same ?? title ?? first ?? whenEmpty.current)?.focus();
  });
  const focusNext = useCallback((at: number, icon?: string): void => {
    next.current = { at, icon };
  }, []);
  return { list, focusNext };
}
