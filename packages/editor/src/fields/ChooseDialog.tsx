import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useEditor } from '../context.ts';
import { Dialog } from '../panels/Dialog.tsx';
import { useSearch } from './use-search.ts';

/** An item to choose. */
export interface Choice {
  key: string;
  title: string;
  /** Shown below the title, for example a path or a number. */
  detail?: string;
  /** Address of a picture. */
  image?: string;
}

interface ChooseDialogProps<T extends Choice> {
  title: string;
  /** Returns the items that match the text; for an empty text all items or the first ones. */
  search: (text: string) => Promise<readonly T[]>;
  onChoose: (choice: T) => void;
  onClose: () => void;
  /** Shown above the search field, for another way to enter a value. */
  lead?: ReactNode;
  /** Shown below the search field. */
  children?: ReactNode;
}

/** A dialog with a search. A click on an item chooses it. */
export function ChooseDialog<T extends Choice>(props: ChooseDialogProps<T>) {
  const { title, search, onChoose, onClose, lead, children } = props;
  const { t } = useEditor();
  const id = useId();
  const [text, setText] = useState('');
  const { found, isCurrent, hasFailed } = useSearch(search, text);
  const input = useRef<HTMLInputElement>(null);
  /** The text that was entered: its first result is chosen when the search has answered. */
  const [wanted, setWanted] = useState<string>();
  const first = isCurrent && text !== '' && wanted === text ? found?.[0] : undefined;
  const choose = useEffectEvent(onChoose);
  useEffect(() => {
    if (first) choose(first);
  }, [first]);
  // Otherwise the dialog's first button would have the focus.
  useEffect(() => input.current?.focus(), []);

  return (
    <Dialog title={title} onClose={onClose}>
      {lead}
      <div className="ed-field">
        <label htmlFor={id}>{t.search}</label>
        <input
          id={id}
          type="search"
          ref={input}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setWanted(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            setWanted(text);
          }}
        />
      </div>
      {children}
      <p role="status" className="ed-muted">
        {hasFailed ? t.failed : found ? t.found(found.length) : t.searching}
      </p>
      <ul className="ed-found">
        {found?.map((choice) => (
          <li key={choice.key}>
            <button type="button" onClick={() => onChoose(choice)}>
              {choice.image !== undefined && <img src={choice.image} alt="" loading="lazy" />}
              <span>
                {choice.title}
                {choice.detail && <span className="ed-muted"> {choice.detail}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
