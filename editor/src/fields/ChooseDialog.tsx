import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useEditor } from '../context.ts';
import { Dialog } from '../panels/Dialog.tsx';

/** Something that can be chosen. */
export interface Choice {
  key: string;
  title: string;
  /** Below the title: a path, a number. */
  detail?: string;
  /** The address of a picture. */
  image?: string;
}

interface ChooseDialogProps<T extends Choice> {
  title: string;
  /** Gives what fits the text; all, or the first of all, for none. */
  search: (text: string) => Promise<readonly T[]>;
  onChoose: (choice: T) => void;
  onClose: () => void;
  /** Above the search field: another way to say it. */
  lead?: ReactNode;
  /** Below the search field. */
  children?: ReactNode;
}

/** How long a pause of typing is before it is searched, in milliseconds. */
const PAUSE = 200;

/** A search in a dialog: what is pressed is chosen. */
export function ChooseDialog<T extends Choice>(props: ChooseDialogProps<T>) {
  const { title, search, onChoose, onClose, lead, children } = props;
  const { t } = useEditor();
  const id = useId();
  const [text, setText] = useState('');
  const [found, setFound] = useState<readonly T[]>();
  const [hasFailed, setFailed] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // The dialog has been opened for this; its first button has the focus by itself.
  useEffect(() => input.current?.focus(), []);

  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(
      () => {
        search(text.trim()).then(
          (rows) => {
            if (!isCurrent) return;
            setFound(rows);
            setFailed(false);
          },
          () => isCurrent && setFailed(true),
        );
      },
      text === '' ? 0 : PAUSE,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [search, text]);

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
          onChange={({ target }) => setText(target.value)}
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
