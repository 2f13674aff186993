import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { moveItem } from 'saaristo/form';
import type { PickerRow } from '../contract.ts';
import { useEditor } from '../context.ts';
import { Dialog } from '../panels/Dialog.tsx';
import type { PickKind } from './picked.ts';
import { SortableList } from './SortableList.tsx';
import { useSearch } from './use-search.ts';

/** A dialog that chooses several products or recipes, and their order. */
export function PickManyDialog({
  kind,
  onAdd,
  onClose,
}: {
  kind: PickKind;
  onAdd: (rows: readonly PickerRow[]) => void;
  onClose: () => void;
}) {
  const { api, site, language, t } = useEditor();
  const id = useId();
  const [text, setText] = useState('');
  const [category, setCategory] = useState('');
  const [chosen, setChosen] = useState<readonly PickerRow[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  // Otherwise the dialog's first button would have the focus.
  useEffect(() => input.current?.focus(), []);
  const search = useCallback(
    (wanted: string) => api.pick(kind, wanted, { site, language }, category),
    [api, kind, site, language, category],
  );
  const { found, isCurrent, hasFailed } = useSearch(search, text);
  const isChosen = (row: PickerRow): boolean => chosen.some((one) => one.id === row.id);
  const toggle = (row: PickerRow): void =>
    setChosen(isChosen(row) ? chosen.filter((one) => one.id !== row.id) : [...chosen, row]);
  /** Moves the focus between the search field and the found items. */
  const onArrow = (event: KeyboardEvent): void => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const stops = [input.current, ...(list.current?.querySelectorAll('input') ?? [])];
    stops[stops.indexOf(document.activeElement as HTMLInputElement) + by]?.focus();
  };

  return (
    <Dialog title={t.chooseMany[kind]} onClose={onClose}>
      <form
        className="ed-pick"
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen.length > 0) onAdd(chosen);
        }}
      >
        <div className="ed-pick-search">
          <div className="ed-field">
            <label htmlFor={id}>{t.search}</label>
            <input
              id={id}
              type="search"
              ref={input}
              value={text}
              aria-describedby={`${id}-help`}
              onChange={({ target }) => setText(target.value)}
              onKeyDown={(event) => {
                onArrow(event);
                if (event.key !== 'Enter') return;
                event.preventDefault();
                // The results of an earlier text do not belong to this one.
                const [first] = isCurrent && found ? found.rows : [];
                if (!first) return;
                toggle(first);
                input.current?.select();
              }}
            />
          </div>
          <div className="ed-field">
            <label htmlFor={`${id}-category`}>{t.category}</label>
            <select
              id={`${id}-category`}
              value={category}
              onChange={({ target }) => setCategory(target.value)}
            >
              <option value="">{t.allCategories}</option>
              {found?.categories.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          </div>
          <p id={`${id}-help`} className="ed-help">
            {t.pickHelp}
          </p>
        </div>
        <div className="ed-pick-lists">
          <div>
            <p role="status" className="ed-muted">
              {hasFailed ? t.failed : found ? t.found(found.rows.length) : t.searching}
            </p>
            <ul ref={list} className="ed-pick-found">
              {found?.rows.map((row) => (
                <li key={row.id}>
                  <label>
                    <input
                      type="checkbox"
                      checked={isChosen(row)}
                      onChange={() => toggle(row)}
                      onKeyDown={onArrow}
                    />
                    {row.image === '' ? <span /> : <img src={row.image} alt="" loading="lazy" />}
                    <span>
                      {row.title}
                      <span className="ed-muted"> {[row.id, row.category].filter(Boolean).join(' · ')}</span>
                    </span>
                  </label>
                </li>
              ))}
            </ul>
          </div>
          <fieldset className="ed-list">
            <legend>{t.chosen(chosen.length)}</legend>
            {chosen.length === 0 && <p className="ed-help">{t.noneChosen}</p>}
            <SortableList
              titles={chosen.map(({ title }) => title)}
              onMove={(from, to) => setChosen(moveItem(chosen, from, to))}
              onRemove={(index) => setChosen(chosen.toSpliced(index, 1))}
              renderTitle={(index) => <span className="ed-list-title">{chosen[index]?.title}</span>}
              whenEmpty={input}
            />
          </fieldset>
        </div>
        <div className="ed-row ed-pick-end">
          <button type="submit" className="ed-primary" aria-disabled={chosen.length === 0}>
            {t.addChosen(chosen.length)}
          </button>
          <button type="button" onClick={onClose}>
            {t.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
