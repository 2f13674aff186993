import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { describeError } from '../api.ts';
import { useEditor } from '../context.ts';
import type { Note, Notes as NotesOfPage, Page } from '../contract.ts';
import { getTimeFormat } from '../messages.ts';
import { getTitle } from '../model/catalogue.ts';
import { useBlockActions, useBlocks } from './use-blocks.ts';
import { getTogetherMessages } from '../messages.ts';
import { Failure } from '../fields/Failure.tsx';

interface NotesState {
  notes: readonly Note[];
  people: readonly string[];
  /** The id of the block in this tab, by note. */
  blocks: ReadonlyMap<number, string>;
  add: (body: string, block: string | null, parent: number | null) => Promise<void>;
  resolve: (note: number, isOpen: boolean) => Promise<void>;
  /** Reports a note that is shown. */
  see: (note: number) => void;
}

const NONE: NotesState = {
  notes: [],
  people: [],
  blocks: new Map(),
  add: () => Promise.resolve(),
  resolve: () => Promise.resolve(),
  see: () => {},
};

const NotesContext = createContext<NotesState>(NONE);

interface ProviderProps {
  page: Page;
  /** Changes when a note is written or resolved. */
  revision: string | undefined;
  flush: () => Promise<boolean>;
  /** The version that the server has saved last. */
  version: { readonly current: number };
  children: ReactNode;
}

/**
 * Loads the notes of the page. Saved blocks have no ids, so the server sends the index of a note's block in a version of the draft; this tab
 * keeps the block by its own id until the next answer.
 */
export function NotesProvider({ page, revision, flush, version, children }: ProviderProps) {
  const { api, features } = useEditor();
  const isOffered = features.has('notes');
  const { items } = useBlocks();
  const saved = useRef(version);
  const shown = useRef(items);
  useLayoutEffect(() => {
    shown.current = items;
  }, [items]);
  const [state, setState] = useState<Pick<NotesState, 'notes' | 'people' | 'blocks'>>(NONE);
  const known = useRef<string>(undefined);

  const receive = useCallback((answer: NotesOfPage): void => {
    const isShown = answer.version === saved.current.current;
    known.current = isShown ? answer.revision : undefined;
    setState((before) => ({
      notes: answer.notes,
      people: answer.people,
      blocks: isShown
        ? new Map(
            answer.notes.flatMap(({ id, block }) => {
              const item = block === null ? undefined : shown.current[block];
              return item ? [[id, item.props.id] as const] : [];
            }),
          )
        : before.blocks,
    }));
  }, []);

  useEffect(() => {
    if (!isOffered || (revision !== undefined && known.current === revision)) return;
    let isCurrent = true;
    void (async () => {
      if (!(await flush())) return;
      const answer = await api.notes().catch(() => undefined);
      if (answer && isCurrent) receive(answer);
    })();
    return () => {
      isCurrent = false;
    };
  }, [api, isOffered, flush, receive, revision, page.version]);

  const seen = useRef({ ids: new Set<number>(), fresh: [] as number[] });
  const see = useCallback(
    (note: number): void => {
      const { ids, fresh } = seen.current;
      if (ids.has(note)) return;
      ids.add(note);
      // Notes are shown together.
      if (fresh.push(note) === 1)
        setTimeout(() => {
          seen.current.fresh = [];
          api.notes(fresh).catch(() => fresh.forEach((one) => ids.delete(one)));
        });
    },
    [api],
  );

  const context = useMemo<NotesState>(
    () => ({
      ...state,
      see,
      async add(body, block, parent) {
        await flush();
        const index = shown.current.findIndex(({ props }) => props.id === block);
        receive(await api.addNote(saved.current.current, body, index < 0 ? null : index, parent));
      },
      resolve: async (note, isOpen) => receive(await api.resolveNote(note, isOpen)),
    }),
    [api, flush, receive, see, state],
  );
  return <NotesContext value={context}>{children}</NotesContext>;
}

/** Returns the open notes that begin a thread. */
const listOpen = (notes: readonly Note[]): Note[] =>
  notes.filter(({ parent, resolvedAt }) => parent === null && resolvedAt === null);

/** The number of open notes of a block, for the outline. */
export function NoteCount({ block }: { block: string }) {
  const { settings } = useEditor();
  const { notes, blocks } = use(NotesContext);
  const count = listOpen(notes).filter(({ id }) => blocks.get(id) === block).length;
  if (count === 0) return null;
  const label = getTogetherMessages(settings.language).notesCount(count);
  return (
    <span className="ed-note-count" role="img" aria-label={label} title={label}>
      {count}
    </span>
  );
}

/**
 * The notes of a block, or of the page, with a form for a new one.
 * @param block the id of the block. Null for the page, which also lists the notes of its blocks.
 */
export function Notes({ block, page }: { block: string | null; page: Page }) {
  const { catalogue, settings, t: general } = useEditor();
  const t = getTogetherMessages(settings.language);
  const { notes, blocks, add } = use(NotesContext);
  const { items } = useBlocks();
  const actions = useBlockActions();
  const threads = notes.filter(({ id, parent }) => parent === null && (blocks.get(id) ?? null) === block);
  const open = listOpen(threads);
  const resolved = threads.filter(({ resolvedAt }) => resolvedAt !== null);
  const elsewhere =
    block === null
      ? items.flatMap((item, index) => {
          const count = listOpen(notes).filter(({ id }) => blocks.get(id) === item.props.id).length;
          return count > 0 ? [{ item, index, count }] : [];
        })
      : [];
  const count = open.length + elsewhere.reduce((sum, one) => sum + one.count, 0);
  const [hadNotes, setHadNotes] = useState(count > 0);
  if (count > 0 && !hadNotes) setHadNotes(true);
  const [chosen, setChosen] = useState<boolean>();
  // Stays open when the last note is resolved.
  const isOpen = chosen ?? hadNotes;

  return (
    <details
      className="ed-more ed-notes"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) setChosen(currentTarget.open);
      }}
    >
      <summary>
        {t.notes}
        {count > 0 && ` (${count})`}
      </summary>
      <ul>
        {elsewhere.map(({ item, index, count: own }) => (
          <li key={item.props.id}>
            <button type="button" className="ed-link" onClick={() => actions.select(index)}>
              {t.onBlock(getTitle(item.type, catalogue, general))}: {t.notesCount(own)}
            </button>
          </li>
        ))}
        {open.map((note) => (
          <Thread key={note.id} note={note} page={page} />
        ))}
      </ul>
      <NoteForm label={t.newNote} submit={t.addNote} onSubmit={(body) => add(body, block, null)} />
      {resolved.length > 0 && (
        <details className="ed-more">
          <summary>{t.resolved(resolved.length)}</summary>
          <ul>
            {resolved.map((note) => (
              <Thread key={note.id} note={note} page={page} />
            ))}
          </ul>
        </details>
      )}
    </details>
  );
}

/** A note with its answers. */
function Thread({ note, page }: { note: Note; page: Page }) {
  const { catalogue, settings, t: general } = useEditor();
  const t = getTogetherMessages(settings.language);
  const { notes, blocks, add, resolve } = use(NotesContext);
  const [failure, setFailure] = useState<string>();
  const answers = notes.filter(({ parent }) => parent === note.id);
  const isDeleted = note.blockType !== null && !blocks.has(note.id);
  const isOpen = note.resolvedAt === null;
  return (
    <li className="ed-note">
      {isDeleted && (
        <p className="ed-muted">{t.deletedBlock(getTitle(note.blockType ?? '', catalogue, general))}</p>
      )}
      {[note, ...answers].map((one) => (
        <NoteText key={one.id} note={one} page={page} />
      ))}
      {!isOpen && <p className="ed-muted">{t.resolvedBy(note.resolvedBy ?? '–')}</p>}
      <Failure text={failure} />
      <button
        type="button"
        onClick={({ currentTarget }) => {
          const list = currentTarget.closest('.ed-notes');
          resolve(note.id, !isOpen).then(
            // The button goes away with the note.
            () => list?.querySelector('summary')?.focus(),
            (error: unknown) => setFailure(describeError(error, general)),
          );
        }}
      >
        {isOpen ? t.resolve : t.reopen}
      </button>
      {isOpen && (
        <details className="ed-more">
          <summary>{t.reply}</summary>
          <NoteForm
            label={t.reply}
            submit={t.sendReply}
            onSubmit={(body) => add(body, blocks.get(note.id) ?? null, note.id)}
          />
        </details>
      )}
    </li>
  );
}

function NoteText({ note, page }: { note: Note; page: Page }) {
  const { settings } = useEditor();
  const { see } = use(NotesContext);
  const text = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      let isShown = false;
      const report = (): void => {
        if (isShown && document.hasFocus()) see(note.id);
      };
      const observer = new IntersectionObserver(([entry]) => {
        isShown = entry?.isIntersecting ?? false;
        report();
      });
      observer.observe(element);
      addEventListener('focus', report);
      return () => {
        observer.disconnect();
        removeEventListener('focus', report);
      };
    },
    [note.id, see],
  );
  const time = getTimeFormat(settings.language, page.timeZone);
  return (
    <>
      <p className="ed-note-head">
        <strong>{note.writtenBy}</strong>{' '}
        <span className="ed-muted">{time.format(new Date(note.writtenAt))}</span>
      </p>
      <p ref={text} className="ed-note-text">
        {note.body}
      </p>
    </>
  );
}

/** A form for a note. It keeps the text until the note is stored. */
function NoteForm({
  label,
  submit,
  onSubmit,
}: {
  label: string;
  submit: string;
  onSubmit: (body: string) => Promise<void>;
}) {
  const { settings, t: general } = useEditor();
  const t = getTogetherMessages(settings.language);
  const { people } = use(NotesContext);
  const id = useId();
  const [body, setBody] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);

  const send = async (): Promise<void> => {
    setFailure(undefined);
    setBusy(true);
    try {
      await onSubmit(body);
      setBody('');
    } catch (error) {
      setFailure(describeError(error, general));
    } finally {
      setBusy(false);
    }
  };
  const mention = (name: string): void => {
    const at = field.current?.selectionStart ?? body.length;
    const before = body.slice(0, at);
    const space = before === '' || /\s$/.test(before) ? '' : ' ';
    setBody(`${before}${space}@${name} ${body.slice(at)}`);
    field.current?.focus();
  };

  return (
    <form
      className="ed-field"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={field}
        id={id}
        rows={3}
        maxLength={2000}
        required
        value={body}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => setBody(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || body.trim() === '') return;
          event.preventDefault();
          void send();
        }}
      />
      <p id={`${id}-hint`} className="ed-help">
        {t.noteHint}
      </p>
      <Failure text={failure} />
      <div className="ed-row">
        <select aria-label={t.mention} value="" onChange={({ target }) => mention(target.value)}>
          <option value="">@ {t.mention}</option>
          {people.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
        <button type="submit" disabled={isBusy || body.trim() === ''}>
          {submit}
        </button>
      </div>
    </form>
  );
}
