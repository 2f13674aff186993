import { type ReactNode, type RefObject, use, useState } from 'react';
import { isWithin, moveItem, type Path, type Problem } from 'saaristo/form';
import { useEditor } from '../context.ts';
import { WantedContext } from './field.ts';
import { SortableList } from './SortableList.tsx';

/** Returns the index of the open item of a list, and a function that sets it. A problem or an example opens the item that has its field. */
export function useOpenItem(path: Path) {
  const [open, setOpen] = useState<number | null>(null);
  const wanted = use(WantedContext);
  const [shown, setShown] = useState<Path>();
  if (wanted !== shown) {
    setShown(wanted);
    const at = wanted?.[path.length];
    if (typeof at === 'number' && isWithin(wanted!, path)) setOpen(at);
  }
  return [open, setOpen] as const;
}

interface FoldedListProps<Item> {
  items: readonly Item[];
  /** Titles of the items, in order. */
  titles: readonly string[];
  path: Path;
  problems: readonly Problem[];
  /** Index of the open item. */
  open: number | null;
  onOpen: (index: number | null) => void;
  onChange: (items: Item[]) => void;
  /** Renders the form of the open item. */
  renderItem: (index: number) => ReactNode;
  /** Gets the focus when the last item is removed. */
  whenEmpty: RefObject<HTMLElement | null>;
}

/** A list whose items are moved and removed, and open one at a time. The open item stays open when others move. */
export function FoldedList<Item>({
  items,
  titles,
  path,
  problems,
  open,
  onOpen,
  onChange,
  renderItem,
  whenEmpty,
}: FoldedListProps<Item>) {
  const { t } = useEditor();
  /** Opens the item that was open before, at its index among the changed items. */
  const changeOrder = (order: readonly number[]): void => {
    onChange(order.map((index) => items[index]!));
    const at = open === null ? -1 : order.indexOf(open);
    onOpen(at === -1 ? null : at);
  };
  const indexes = [...items.keys()];
  return (
    <SortableList
      titles={titles}
      onMove={(from, to) => changeOrder(moveItem(indexes, from, to))}
      onRemove={(index) => changeOrder(indexes.toSpliced(index, 1))}
      renderTitle={(index) => (
        <button
          type="button"
          className="ed-list-title"
          aria-expanded={open === index}
          onClick={() => onOpen(open === index ? null : index)}
        >
          {titles[index]}
          {problems.some((problem) => isWithin(problem.path, [...path, index])) && (
            <span className="ed-badge" role="img" aria-label={t.problems}>
              !
            </span>
          )}
        </button>
      )}
      renderBody={(index) => open === index && <div className="ed-list-item">{renderItem(index)}</div>}
      whenEmpty={whenEmpty}
    />
  );
}
