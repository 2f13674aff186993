import { Puck, type Data, type OnAction, useGetPuck } from '@puckeditor/core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Page, PageDetails } from './contract.ts';
import { CanvasContext } from './canvas/context.ts';
import { useEditor } from './context.ts';
import { EditorLayout } from './EditorLayout.tsx';
import { History } from './model/history.ts';
import { HistoryContext } from './panels/use-history.ts';
import { toPuckData, toPageDetails } from './model/page.ts';
import { createPuckConfig } from './model/puck-config.tsx';
import { getDetails } from './model/saving.ts';
import { removeKeptDraft, readKeptDraft, useSaving } from './model/use-saving.ts';
import { ConflictDialog } from './panels/ConflictDialog.tsx';

/** Interval of the calls that report and read the other editors of a page, in milliseconds. */
const PRESENCE_INTERVAL_MS = 5000;

export function EditorApp({ first }: { first: Page }) {
  const { api, catalogue, examples, settings, t } = useEditor();
  const [page, setPage] = useState(first);
  const [kept] = useState(() => readKeptDraft(first));
  const [initial] = useState<Data>(() => toPuckData(kept?.details ?? first));
  const [isStarted, setStarted] = useState(false);
  const start = useCallback(() => setStarted(true), []);
  const [isInteractive, setInteractive] = useState(false);
  const config = useMemo(
    () => createPuckConfig(catalogue, [...first.blocks, ...(kept?.details.blocks ?? [])], t, examples),
    [catalogue, first, kept, t, examples],
  );
  const saving = useSaving(api, first, kept);
  const others = usePresence();

  const onPage = (next: Page): void => {
    saving.rebase(next);
    setPage(next);
  };
  const [history] = useState(() => new History(initial));
  const { rows, floating } = settings;
  const canvas = useMemo(
    () => ({ isInteractive, rows, floating: new Set(floating) }),
    [isInteractive, rows, floating],
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
          iframe={IN_OUR_FRAME}
          permissions={isInteractive ? FIXED : FREE}
          onChange={(data) => {
            saving.onChange(data);
            const { title } = toPageDetails(data);
            setPage((before) =>
              before.title === title && before.state !== 'published'
                ? before
                : { ...before, title, state: before.state === 'published' ? 'changed' : before.state },
            );
          }}
        >
          {isStarted ? (
            <EditorLayout
              page={page}
              onPage={onPage}
              state={saving.state}
              flush={saving.flush}
              version={saving.version}
              onConflict={saving.reportConflict}
              others={others}
              isInteractive={isInteractive}
              onInteractive={setInteractive}
            />
          ) : (
            <Start onStart={start} />
          )}
          {kept?.version === first.version && <Recovered first={first} />}
          {saving.state.status === 'failed' && saving.state.isSignedOut && <SignedOut flush={saving.flush} />}
          {saving.state.status === 'conflict' && (
            <Conflict
              theirs={saving.state.theirs}
              onResolve={(theirs, details) => {
                setPage(theirs);
                saving.resolve(theirs, details);
              }}
            />
          )}
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

const IN_OUR_FRAME = { enabled: false };
const FREE = { drag: true };
const FIXED = { drag: false };

/** Reports that this tab has the page open. Returns the names of the page's other editors. */
function usePresence(): readonly string[] {
  const { api } = useEditor();
  const [others, setOthers] = useState<readonly string[]>([]);
  useEffect(() => {
    const tab = crypto.randomUUID();
    const reportPresence = (): void => {
      api.presence(tab).then(
        (answer) => setOthers(answer.others),
        () => {},
      );
    };
    const leave = (): void => void api.leave(tab).catch(() => {});
    reportPresence();
    const timer = setInterval(reportPresence, PRESENCE_INTERVAL_MS);
    addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', leave);
    };
  }, [api]);
  return others;
}

/** Offers to discard changes that were restored from this device because they had never been saved. */
function Recovered({ first }: { first: Page }) {
  const { t } = useEditor();
  const getPuck = useGetPuck();
  const [isOpen, setOpen] = useState(true);
  const hasMarked = useRef(false);
  useEffect(() => {
    if (hasMarked.current) return;
    hasMarked.current = true;
    // Marks the restored content as changed, so that it is saved.
    getPuck().dispatch({ type: 'setData', data: (data) => ({ ...data }) });
  }, [getPuck]);
  if (!isOpen) return null;
  return (
    <p className="ed-bar" role="status">
      {t.recovered}{' '}
      <button
        type="button"
        onClick={() => {
          removeKeptDraft(first.id);
          getPuck().dispatch({
            type: 'setData',
            recordHistory: true,
            data: () => toPuckData(getDetails(first)),
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

/** Shown when the session has ended. The editor signs in again in another tab; then the draft is saved. */
function SignedOut({ flush }: { flush: () => Promise<boolean> }) {
  const { api, t } = useEditor();
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
      <a href="/editor/login" target="_blank" rel="noreferrer">
        {t.signIn}
      </a>
    </p>
  );
}

/** Shows the dialog that merges both versions. After it is closed, the next save opens it again. */
function Conflict({
  theirs,
  onResolve,
}: {
  theirs: Page;
  onResolve: (theirs: Page, details: PageDetails) => void;
}) {
  const getPuck = useGetPuck();
  const [closed, setClosed] = useState<Page>();
  if (closed === theirs) return null;
  return (
    <ConflictDialog
      mine={toPageDetails(getPuck().appState.data)}
      theirs={theirs}
      onClose={() => setClosed(theirs)}
      onResolve={(details) => {
        onResolve(theirs, details);
        getPuck().dispatch({ type: 'setData', recordHistory: true, data: () => toPuckData(details) });
      }}
    />
  );
}
