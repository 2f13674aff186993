import { Puck, type Data, type OnAction, type UiState, useGetPuck } from '@puckeditor/core';
import { pickPageDetails } from 'saaristo/page-details';
import {
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Page, PageDetails, Publication } from './contract.ts';
import { CanvasContext } from './canvas/context.ts';
import { useEditor } from './context.ts';
import { EditorLayout } from './EditorLayout.tsx';
import { toCanonicalJson } from './model/canonical-json.ts';
import { History } from './model/history.ts';
import type { KeptDrafts } from './model/kept-drafts.ts';
import { getTimeFormat } from './messages.ts';
import { hasClashes, type MergedPart, mergePages, type Side } from './model/merge.ts';
import { announce } from './panels/focus.ts';
import { NotesProvider } from './panels/Notes.tsx';
import { ZONE } from './panels/use-blocks.ts';
import { HistoryContext, showData } from './panels/use-history.ts';
import { mergeIntoData, toPuckData, toPageDetails } from './model/page.ts';
import { createPuckConfig } from './model/puck-config.tsx';
import { findUnsaved, type MergeIntoCanvas, type Saver, useSaving } from './model/use-saving.ts';
import { ConflictDialog } from './panels/ConflictDialog.tsx';
import { Writer } from './writing/writer.ts';

/** Interval of the calls that report and read the other editors of a page, in milliseconds. */
const PRESENCE_INTERVAL_MS = 5000;

/** Returns the part of a page that changes if it is published, scheduled or unpublished elsewhere. */
const getPublication = ({
  publishedAt,
  publishAt,
  scheduledBy,
  isScheduleOutdated,
  publishFailure,
  draftName = '',
  editions = [],
  unpublishAt,
  unpublishBy,
  review,
}: Publication) => ({
  publishedAt,
  publishAt,
  scheduledBy,
  isScheduleOutdated,
  publishFailure,
  draftName,
  editions,
  unpublishAt,
  unpublishBy,
  review,
});

/** Returns the published details as JSON, if the draft equals them. */
const findPublished = (page: Page): string | undefined =>
  page.state === 'published' ? JSON.stringify(pickPageDetails(page)) : undefined;

export function EditorApp({ first, drafts }: { first: Page; drafts: KeptDrafts }) {
  const { api, catalogue, examples, settings, t } = useEditor();
  const [kept] = useState(() => findUnsaved(drafts, first));
  const [page, setPage] = useState<Page>(() =>
    kept
      ? { ...first, title: kept.details.title, state: first.state === 'draft' ? 'draft' : 'changed' }
      : first,
  );
  const [initial] = useState<Data>(() => toPuckData(kept?.details ?? first));
  const [linkedBlock] = useState(() => findLinkedBlock(initial));
  const [isStarted, setStarted] = useState(false);
  const start = useCallback(() => setStarted(true), []);
  const [isInteractive, setInteractive] = useState(false);
  const config = useMemo(() => {
    const kepts = [kept, ...drafts.left.map(({ draft }) => draft)];
    const blocks = [...first.blocks, ...kepts.flatMap((one) => one?.details.blocks ?? [])];
    return createPuckConfig(catalogue, blocks, t, examples);
  }, [catalogue, first, kept, drafts, t, examples]);
  const merge = useRef<MergeIntoCanvas>(null);
  const saving = useSaving(api, first, drafts, merge);

  /** The published details as JSON, if this tab has seen them. */
  const [published, setPublished] = useState(() => findPublished(first));
  const receivePage = useCallback((next: Page): void => {
    setPage(next);
    setPublished((before) => (next.state === 'draft' ? undefined : (findPublished(next) ?? before)));
  }, []);
  const onPage = (next: Page): void => {
    saving.rebase(next);
    receivePage(next);
  };
  const { isIdle } = saving;
  const receivePublication = useCallback(
    (next: Page): void => {
      if (isIdle()) return receivePage(next);
      setPublished(undefined);
      setPage((before) => ({
        ...before,
        ...getPublication(next),
        state: next.state === 'draft' ? 'draft' : 'changed',
      }));
    },
    [isIdle, receivePage],
  );
  const { others, notes } = usePresence(saving, page, receivePublication);
  const [history] = useState(() => new History(initial));
  const { rows, floating, blocks } = settings;
  const [writer] = useState(() => new Writer());
  const canvas = useMemo(
    () => ({
      isInteractive,
      rows,
      floating: new Set(floating),
      plain: new Map(blocks.map((block) => [block.name, { ...block, ...catalogue.get(block.name) }])),
      writer,
    }),
    [isInteractive, rows, floating, blocks, catalogue, writer],
  );
  const record = useCallback<OnAction>(
    (_action, state, before) => {
      if (state.data !== before.data) history.record(state.data, performance.now());
    },
    [history],
  );

  return (
    <CanvasContext value={canvas}>
      <HistoryContext value={history}>
        <Puck
          onAction={record}
          dictionary={t.puck}
          config={config}
          data={initial}
          ui={linkedBlock}
          iframe={IN_OUR_FRAME}
          permissions={isInteractive ? FIXED : FREE}
          onChange={(data) => {
            saving.onChange(data);
            const details = toPageDetails(data);
            const { title } = details;
            setPage((before) => {
              const state =
                before.state === 'draft' || published === undefined
                  ? before.state
                  : JSON.stringify(details) === published
                    ? 'published'
                    : 'changed';
              return before.title === title && before.state === state ? before : { ...before, title, state };
            });
          }}
        >
          {isStarted ? (
            <NotesProvider page={page} revision={notes} flush={saving.flush} version={saving.version}>
              <EditorLayout
                page={page}
                onPage={onPage}
                saving={saving}
                others={others}
                isInteractive={isInteractive}
                onInteractive={setInteractive}
              />
            </NotesProvider>
          ) : (
            <Start onStart={start} />
          )}
          {kept?.version === first.version && <Recovered first={first} drafts={drafts} />}
          {drafts.left.length > 0 && <LeftDrafts page={first} drafts={drafts} />}
          {saving.state.status === 'failed' && saving.state.isSignedOut && <SignedOut flush={saving.flush} />}
          <Merging saving={saving} merge={merge} history={history} writer={writer} onPage={receivePage} />
        </Puck>
      </HistoryContext>
    </CanvasContext>
  );
}

/**
 * Renders a hidden preview once before the real one: Puck mounts its content again when its preview is ready, and the canvas must not be
 * loaded twice.
 */
function Start({ onStart }: { onStart: () => void }) {
  useEffect(onStart, [onStart]);
  return (
    <div hidden>
      <Puck.Preview />
    </div>
  );
}

/** Selects the block that the address names: `#block-3` is the third one. */
function findLinkedBlock({ content }: Data): Partial<UiState> {
  const index = Number(/^#block-(\d{1,4})$/.exec(location.hash)?.[1]) - 1;
  return { itemSelector: content[index] ? { index, zone: ZONE } : null };
}

const IN_OUR_FRAME = { enabled: false };
const FREE = { drag: true };
const FIXED = { drag: false };

/**
 * Reports that this tab has the page open. A tab without unsaved changes shows the version that another user has saved.
 * @param page as this tab shows it
 * @param onPublication is called with the page if it was published, scheduled or unpublished elsewhere
 * @returns the names of the page's other editors, and the revision of the page's notes
 */
function usePresence(
  { version, isIdle, merge }: Saver,
  page: Page,
  onPublication: (page: Page) => void,
): { others: readonly string[]; notes: string | undefined } {
  const { api, features, t } = useEditor();
  const isReported = features.has('presence');
  const [others, setOthers] = useState<readonly string[]>([]);
  const [notes, setNotes] = useState<string>();
  const shown = useRef(page);
  useLayoutEffect(() => {
    shown.current = page;
  }, [page]);
  useEffect(() => {
    if (!isReported) return;
    const tab = crypto.randomUUID();
    const reportPresence = (): void => {
      const before = shown.current;
      api
        .presence(tab)
        .then(async (answer) => {
          setOthers([...answer.others, ...(answer.hasOwnTab ? [t.ownTab] : [])]);
          setNotes(answer.notes);
          // The answer is outdated if this tab has shown another state since the call.
          const isNews =
            shown.current === before &&
            JSON.stringify(getPublication(answer.publication)) !== JSON.stringify(getPublication(before));
          const isNewer = answer.version > version.current && isIdle();
          if (!isNews && !isNewer) return;
          const theirs = await api.load();
          if (theirs.version > version.current && isIdle()) merge(theirs);
          else if (isNews && shown.current === before) onPublication(theirs);
        })
        .catch(() => {});
    };
    const leave = (): void => void api.leave(tab).catch(() => {});
    reportPresence();
    const timer = setInterval(reportPresence, PRESENCE_INTERVAL_MS);
    addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', leave);
    };
  }, [api, isReported, version, isIdle, merge, onPublication, t]);
  return { others, notes };
}

/** Offers to discard changes that were restored from this device because they had never been saved. */
function Recovered({ first, drafts }: { first: Page; drafts: KeptDrafts }) {
  const { t } = useEditor();
  const getPuck = useGetPuck();
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <p className="ed-bar" role="status">
      {t.recovered}{' '}
      <button
        type="button"
        onClick={() => {
          drafts.remove();
          getPuck().dispatch({
            type: 'setData',
            recordHistory: true,
            data: () => toPuckData(pickPageDetails(first)),
          });
          setOpen(false);
        }}
      >
        {t.discard}
      </button>
      <button type="button" className="ed-quiet" onClick={() => setOpen(false)}>
        {t.close}
      </button>
    </p>
  );
}

/** Offers the changes that closed tabs of this account have left on the device, one draft at a time. */
function LeftDrafts({ page, drafts }: { page: Page; drafts: KeptDrafts }) {
  const { settings, t } = useEditor();
  const getPuck = useGetPuck();
  const [left, setLeft] = useState(() =>
    drafts.left.filter(
      ({ draft }) => toCanonicalJson(draft.details) !== toCanonicalJson(pickPageDetails(page)),
    ),
  );
  const [shown] = left;
  if (!shown) return null;
  const { key, at, draft } = shown;
  const take = (): void => {
    drafts.remove(key);
    setLeft(left.slice(1));
  };
  const time = getTimeFormat(settings.language, page.timeZone).format(new Date(at));
  return (
    <p className="ed-bar" role="status">
      {t.leftDraft(time)}{' '}
      <button
        type="button"
        onClick={() => {
          getPuck().dispatch({
            type: 'setData',
            recordHistory: true,
            data: (data) => mergeIntoData(data, draft.base, draft.details, () => 'theirs'),
          });
          take();
        }}
      >
        {t.restore}
      </button>{' '}
      <button type="button" onClick={take}>
        {t.discard}
      </button>{' '}
      <button type="button" className="ed-quiet" onClick={() => setLeft([])}>
        {t.close}
      </button>
    </p>
  );
}

/** Shown when the session has ended. The editor signs in again in another tab; then the draft is saved. */
function SignedOut({ flush }: { flush: () => Promise<boolean> }) {
  const { addresses, api, t } = useEditor();
  useEffect(() => {
    const retry = async (): Promise<void> => {
      try {
        await api.renew();
        await flush();
      } catch {
        // Not signed in yet.
      }
    };
    const onFocus = (): void => void retry();
    addEventListener('focus', onFocus);
    const timer = setInterval(onFocus, 3000);
    return () => {
      removeEventListener('focus', onFocus);
      clearInterval(timer);
    };
  }, [api, flush]);
  return (
    <p className="ed-bar ed-error" role="alert">
      {t.signInAgain}{' '}
      {addresses.signIn !== undefined && (
        <a href={addresses.signIn} target="_blank" rel="noreferrer">
          {t.signIn}
        </a>
      )}
    </p>
  );
}

/** Merges versions that other users save into the canvas. If both changed the same part, shows a bar that opens a dialog to choose. */
function Merging({
  saving,
  merge,
  history,
  writer,
  onPage,
}: {
  saving: Saver;
  merge: RefObject<MergeIntoCanvas | null>;
  history: History;
  writer: Writer;
  onPage: (theirs: Page) => void;
}) {
  const { t } = useEditor();
  const getPuck = useGetPuck();
  const [isOpen, setOpen] = useState(false);

  const applyMerge = useCallback(
    (base: PageDetails, theirs: Page, choose?: (part: MergedPart) => Side): PageDetails => {
      const data = mergeIntoData(getPuck().appState.data, base, theirs, choose);
      history.merge(data, (step) => mergeIntoData(step, base, theirs));
      onPage(theirs);
      showData(getPuck(), data);
      announce(t.merged(theirs.savedBy ?? '–'));
      return toPageDetails(data);
    },
    [getPuck, history, onPage, t],
  );
  useImperativeHandle(
    merge,
    () => (base, theirs) => {
      writer.flush();
      const mine = toPageDetails(getPuck().appState.data);
      return hasClashes(mergePages(base, mine, pickPageDetails(theirs)))
        ? undefined
        : applyMerge(base, theirs);
    },
    [applyMerge, getPuck, writer],
  );

  const { onChange } = saving;
  // Keeps the latest letters before the tab asks whether to leave. Phones only hide a page that they end.
  useEffect(() => {
    const keep = (): void => {
      writer.flush();
      onChange(getPuck().appState.data);
    };
    addEventListener('beforeunload', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      removeEventListener('beforeunload', keep);
      document.removeEventListener('visibilitychange', keep);
    };
  }, [getPuck, onChange, writer]);

  const theirs = saving.state.status === 'conflict' ? saving.state.theirs : undefined;
  // A draft that was kept on this device met a newer version before the canvas existed.
  const [atStart] = useState(theirs);
  const { getBase, merge: tryToMerge } = saving;
  useLayoutEffect(() => {
    if (atStart) tryToMerge(atStart);
  }, [atStart, tryToMerge]);

  if (!theirs) return null;
  if (!isOpen)
    return (
      <p className="ed-bar ed-error" role="alert">
        {t.conflictLead(theirs.savedBy ?? '–')}{' '}
        <button type="button" onClick={() => setOpen(true)}>
          {t.compare}
        </button>
      </p>
    );
  const base = getBase(theirs);
  return (
    <ConflictDialog
      merged={mergePages(base, toPageDetails(getPuck().appState.data), pickPageDetails(theirs))}
      savedBy={theirs.savedBy ?? '–'}
      onClose={() => setOpen(false)}
      onResolve={(choose) => {
        setOpen(false);
        saving.resolve(theirs, applyMerge(base, theirs, choose));
      }}
    />
  );
}
