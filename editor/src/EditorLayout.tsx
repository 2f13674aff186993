import { useState } from 'react';
import { CallError } from './api.ts';
import { Canvas } from './canvas/Canvas.tsx';
import { useEditor } from './context.ts';
import { problemsOf } from './model/check.ts';
import type { Page } from './model/page.ts';
import type { SavingState } from './model/use-saving.ts';
import { BlockPanel } from './panels/BlockPanel.tsx';
import { BlockPicker } from './panels/BlockPicker.tsx';
import { HistoryDialog } from './panels/HistoryDialog.tsx';
import { Outline } from './panels/Outline.tsx';
import { PagePanel } from './panels/PagePanel.tsx';
import { PublishDialog } from './panels/PublishDialog.tsx';
import { titleOf } from './panels/titles.ts';
import { useBlockActions, useBlocks } from './panels/use-blocks.ts';
import { useHistory } from './panels/use-history.ts';
import { useShortcuts } from './panels/use-shortcuts.ts';

const WIDTHS = { phone: 375, tablet: 768, desktop: 1280 } as const;

interface LayoutProps {
  page: Page;
  onPage: (page: Page) => void;
  state: SavingState;
  flush: () => Promise<boolean>;
  version: { readonly current: number };
  others: readonly string[];
  isInteractive: boolean;
  onInteractive: (isInteractive: boolean) => void;
}

/** The editor's parts around the canvas. */
export function EditorLayout(props: LayoutProps) {
  const { page, onPage, state, flush, version, others, isInteractive, onInteractive } = props;
  const { api, catalogue, settings, t } = useEditor();
  const { items, selected } = useBlocks();
  const actions = useBlockActions();
  const { hasPast, hasFuture, undo, redo } = useHistory();
  const [canvas, setCanvas] = useState<Document | null>(null);
  const [width, setWidth] = useState<keyof typeof WIDTHS>('desktop');
  const [isAdding, setAdding] = useState(false);
  const [isHistory, setHistory] = useState(false);
  const [problems, setProblems] = useState<{ index: number; title: string; messages: string[] }[]>();
  const [failure, setFailure] = useState<string>();
  const item = items[selected];
  useShortcuts(
    { undo, redo, save: () => void flush(), remove: () => selected >= 0 && actions.remove(selected) },
    canvas,
  );

  const publishNow = async (): Promise<void> => {
    setProblems(undefined);
    setFailure(undefined);
    if (!(await flush())) return;
    try {
      onPage(await api.publish(version.current));
    } catch (error) {
      setFailure(error instanceof CallError && error.status > 0 ? error.message : t.failed);
    }
  };
  const publish = async (): Promise<void> => {
    const wrong = items.flatMap(({ type, props: { value } }, index) => {
      if (typeof value === 'string') return [];
      const widget = catalogue.get(type);
      const messages = widget
        ? problemsOf(widget.props, value, t).map(({ path, message }) => `${path.join('.')}: ${message}`)
        : [t.unknownWidget(type)];
      return messages.length > 0 ? [{ index, title: titleOf(type, catalogue, t), messages }] : [];
    });
    if (wrong.length > 0) setProblems(wrong);
    else await publishNow();
  };

  return (
    <div className="ed">
      <header className="ed-top">
        <a href="/editor">{t.pages}</a>
        <div className="ed-name">
          <h1>{page.title}</h1>
          <span className="ed-muted">
            {page.path} · {t.states[page.state]}
          </span>
        </div>
        <div className="ed-row" role="group" aria-label={t.width}>
          {(['phone', 'tablet', 'desktop'] as const).map((name) => (
            <button key={name} type="button" aria-pressed={width === name} onClick={() => setWidth(name)}>
              {t[name]}
            </button>
          ))}
        </div>
        <div className="ed-row">
          <button type="button" aria-disabled={!hasPast} onClick={undo}>
            {t.undo}
          </button>
          <button type="button" aria-disabled={!hasFuture} onClick={redo}>
            {t.redo}
          </button>
          <button type="button" aria-pressed={isInteractive} onClick={() => onInteractive(!isInteractive)}>
            {t.interact}
          </button>
        </div>
        <div className="ed-row ed-end">
          {others.length > 0 && <span className="ed-others">{t.others(others.join(', '))}</span>}
          <span role="status" className="ed-status" data-status={state.status}>
            {state.status === 'saved' ? t.saved : state.status === 'saving' ? t.saving : t.couldNotSave}
          </span>
          <button type="button" onClick={() => void flush()}>
            {t.save}
          </button>
          <a href={`/editor/preview/${page.id}`} target="_blank" rel="noreferrer">
            {t.preview}
          </a>
          <button type="button" onClick={() => setHistory(true)}>
            {t.history}
          </button>
          <button
            type="button"
            className="ed-primary"
            disabled={settings.user.role !== 'publisher'}
            title={settings.user.role === 'publisher' ? undefined : t.onlyPublishers}
            onClick={() => void publish()}
          >
            {t.publish}
          </button>
        </div>
      </header>
      {failure && (
        <p className="ed-error ed-bar" role="alert">
          {failure}
        </p>
      )}
      <aside className="ed-left">
        {isAdding ? (
          <BlockPicker onDone={() => setAdding(false)} />
        ) : (
          <>
            <button type="button" className="ed-primary ed-add" onClick={() => setAdding(true)}>
              {t.addBlock}
            </button>
            <Outline />
          </>
        )}
      </aside>
      <main className="ed-main">
        <Canvas width={WIDTHS[width]} isInteractive={isInteractive} onDocument={setCanvas} />
      </main>
      <aside className="ed-right">
        {item ? (
          <BlockPanel key={item.props.id} item={item} index={selected} />
        ) : (
          <PagePanel page={page} onPage={onPage} flush={flush} />
        )}
      </aside>
      {isHistory && <HistoryDialog page={page} onClose={() => setHistory(false)} />}
      {problems && (
        <PublishDialog
          problems={problems}
          onSelect={(index) => {
            setProblems(undefined);
            actions.select(index);
          }}
          onPublish={() => void publishNow()}
          onClose={() => setProblems(undefined)}
        />
      )}
    </div>
  );
}
