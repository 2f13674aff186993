import { type ReactNode, type RefObject, use, useState } from 'react';
import { isWithin, moveItem, type Path, type Problem } from 'saaristo/form';
import { useEditor } from '../context.ts';
import { toCanonicalJson } from '../model/canonical-json.ts';
import { findCommon } from '../model/differences.ts';
import { WantedContext } from './field.ts';
import { SortableList, type SortableListProps } from './SortableList.tsx';

/**
 * Returns a key of each item, and the key of the next new one. An item keeps its key while it is written, and while another editor adds, removes
 * or moves items.
 */
function useItemKeys(items: readonly unknown[]): { keys: readonly number[]; next: number } {
  const [known, setKnown] = useState(() => ({ items, keys: [...items.keys()], next: items.length }));
  if (known.items === items || (items.length === 0 && known.items.length === 0)) return known;
  const [olds, news] = [known.items.map(toCanonicalJson), items.map(toCanonicalJson)];
  const free = new Set(olds.keys());
  const keys: (number | undefined)[] = news.map(() => undefined);
  const match = (at: number, nextAt: number): void => {
    keys[nextAt] = known.keys[at];
    free.delete(at);
  };
  const common = findCommon(olds, news);
  for (const [at, nextAt] of common) match(at, nextAt);
  for (const [nextAt, json] of news.entries()) {
    const moved = keys[nextAt] === undefined ? [...free].find((at) => olds[at] === json) : undefined;
    if (moved !== undefined) match(moved, nextAt);
  }
  // One that is written is at the same place between two that are not.
  let [from, nextFrom] = [0, 0];
  for (const [to, nextTo] of [...common, [olds.length, news.length] as const]) {
    for (let nextAt = nextFrom; nextAt < nextTo; nextAt += 1) {
      const at = keys[nextAt] === undefined ? [...free].find((one) => one >= from && one < to) : undefined;
      if (at !== undefined) match(at, nextAt);
    }
    [from, nextFrom] = [to + 1, nextTo + 1];
  }
  let { next } = known;
  const updated = { items, keys: keys.map((key) => key ?? next++), next };
  updated.next = next;
  setKnown(updated);
  return updated;
}

/**
 * Returns the index of the open item of a list, a function that sets it, and the keys of the items. A problem or an example opens the item that
 * has its field.
 */
export function useOpenItem(path: Path, items: readonly unknown[]) {
  const { keys, next } = useItemKeys(items);
  const [openKey, setOpenKey] = useState<number | null>(null);
  const at = openKey === null ? -1 : keys.indexOf(openKey);
  const open = at < 0 ? null : at;
  /** Opens an item. It may be one that is about to be added. */
  const setOpen = (index: number | null): void =>
    setOpenKey(index === null ? null : (keys[index] ?? next + index - keys.length));
  const wanted = use(WantedContext);
  const [shown, setShown] = useState<Path>();
  if (wanted !== shown) {
    setShown(wanted);
    const step = wanted?.[path.length];
    if (typeof step === 'number' && isWithin(wanted!, path)) setOpen(step);
  }
  return [open, setOpen, keys] as const;
}

interface FoldedListProps<Item> extends Pick<SortableListProps, 'onLeave'> {
  items: readonly Item[];
  /** A key of each item. */
  keys: readonly number[];
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
  keys,
  titles,
  path,
  problems,
  open,
  onOpen,
  onChange,
  renderItem,
  ...rest
}: FoldedListProps<Item>) {
  const { t } = useEditor();
  const changeOrder = (order: readonly number[]): void => onChange(order.map((index) => items[index]!));
  const indexes = [...items.keys()];
  return (
    <SortableList
      titles={titles}
      keys={keys}
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
      {...rest}
    />
  );
}
