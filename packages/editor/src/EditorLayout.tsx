import { useState } from 'react';
import { Canvas } from './canvas/Canvas.tsx';
import { getTimeFormat } from './messages.ts';
import { useEditor } from './context.ts';
import type { Page, PageId } from './contract.ts';
import type { Saver } from './model/use-saving.ts';
import { BlockPanel } from './panels/BlockPanel.tsx';
import { BlockPicker } from './panels/BlockPicker.tsx';
import { CommandPalette, ShortcutsDialog } from './panels/CommandPalette.tsx';
import { LIVE_ID } from './panels/focus.ts';
import { HealthPanel } from './panels/HealthPanel.tsx';
import { HistoryDialog } from './panels/HistoryDialog.tsx';
import { Notes } from './panels/Notes.tsx';
import { Outline } from './panels/Outline.tsx';
import { PagePanel } from './panels/PagePanel.tsx';
import { hasNoTitle } from './panels/list-problems.ts';
import { PublishDialog } from './panels/PublishDialog.tsx';
import {
  type EditorDialog,
  type PageActions,
  TopBar,
  type View,
  type Width,
  WIDTHS,
} from './panels/TopBar.tsx';
import { useApproval } from './panels/use-approval.ts';
import { getTitle } from './model/catalogue.ts';
import { findExamples } from './model/examples.ts';
import { LatePictureContext } from './fields/field.ts';
import { useBlockActions, useBlocks } from './panels/use-blocks.ts';
import { useFreshSections, useSectionStore } from './panels/use-sections.ts';
import { useLead } from './panels/use-lead.ts';
import { useLinkedLayout } from './panels/use-layouts.ts';
import { useHistory } from './panels/use-history.ts';
import { ProblemsContext, useProblems } from './panels/use-problems.ts';
import { useRenderedCheck } from './panels/use-rendered-check.ts';
import { type Sheet, useSheet } from './panels/use-sheet.ts';
import { useShortcuts } from './panels/use-shortcuts.ts';

/** Returns the page width that fits the editor's window without scaling. */
const getWidth = (): Width =>
  matchMedia('(width < 48rem)').matches
    ? 'phone'
    : matchMedia('(width < 60rem)').matches
      ? 'tablet'
      : 'desktop';

interface LayoutProps {
  page: Page;
  onPage: (page: Page) => void;
  saving: Saver;
  others: readonly string[];
  isInteractive: boolean;
  onInteractive: (isInteractive: boolean) => void;
}

/** Lays out the editor's parts around the canvas. */
export function EditorLayout(props: LayoutProps) {
  const { page, onPage, saving, others, isInteractive, onInteractive } = props;
  const { state, flush, version } = saving;
  const { addresses, api, catalogue, features, t } = useEditor();
  const { items, selected } = useBlocks();
  const actions = useBlockActions();
  const { undo, redo } = useHistory();
  const [canvas, setCanvas] = useState<Document | null>(null);
  const [view, setView] = useState<View>(() => ({ width: getWidth(), isFullSize: false, hasPanels: true }));
  const changeView = (change: Partial<View>): void => setView((before) => ({ ...before, ...change }));
  const { sheet, setSheet, buttons } = useSheet();
  const [isAdding, setAdding] = useState(false);
  const [dialog, setDialog] = useState<EditorDialog>();
  const closeDialog = (): void => setDialog(undefined);
  const [isHealth, setHealth] = useState(false);
  const item = items[selected];
  const { asked, leadTo, leadToSection, openInner } = useLead(items, item?.props.id, () => {
    setSheet('form');
    changeView({ hasPanels: true });
  });
  useFreshSections();
  const sections = useSectionStore();
  useLinkedLayout();
  const rendered = useRenderedCheck(items, canvas, isHealth);
  const { problems, addresses: linked, isPending } = useProblems(items, canvas, rendered.problems);
  /** Saves the draft, and keeps it as a state of the history. */
  const save = (): void =>
    void flush().then((isSaved) => {
      if (isSaved && features.has('history')) void api.keepDraft().catch(() => {});
    });
  useShortcuts(
    {
      undo,
      redo,
      save,
      commands: () => setDialog('commands'),
      help: () => setDialog('shortcuts'),
      ...actions,
    },
    canvas,
  );
  const openPage = (id: PageId): void =>
    void flush().then((isSaved) => isSaved && location.assign(addresses.page(id)));
  const approval = useApproval({
    saving,
    onPage,
    async hasProblems() {
      const found = await rendered.check();
      const hasExamples = items.some((one) => findExamples(one, catalogue).length > 0);
      return problems.size > 0 || found.size > 0 || hasNoTitle(page) || hasExamples;
    },
    onDone: () => sections.refresh(),
  });
  const showHealth = (isShown: boolean): void => {
    setHealth(isShown);
    setSheet(isShown ? 'blocks' : undefined);
  };
  const pageActions: PageActions = {
    save,
    publish: () => void approval.check(api.publish),
    interact: () => onInteractive(!isInteractive),
    showHealth,
    open: setDialog,
    changeView,
  };

  return (
    <LatePictureContext value={actions.replacePicture}>
      <ProblemsContext value={problems}>
        <div
          className="ed"
          data-sheet={sheet}
          data-health={isHealth}
          data-without-panels={!view.hasPanels || undefined}
        >
          <TopBar
            page={page}
            saving={saving}
            others={others}
            view={view}
            isInteractive={isInteractive}
            isHealth={isHealth}
            actions={pageActions}
          />
          <p id={LIVE_ID} className="ed-hidden" role="status" />
          <ApprovalNotices page={page} approval={approval} />
          <aside id="ed-blocks" className="ed-left" aria-label={t.blocks}>
            {isHealth ? (
              <HealthPanel
                page={page}
                savedAt={state.status === 'saved' ? state.at : undefined}
                problems={problems}
                addresses={linked}
                headings={rendered.headings}
                isChecking={isPending || !rendered.isChecked}
                onField={leadTo}
                onClose={() => showHealth(false)}
              />
            ) : isAdding ? (
              <BlockPicker
                onDone={() => {
                  setAdding(false);
                  setSheet(undefined);
                  // Closing the sheet would lose the focus, so it moves to a button.
                  buttons.current?.querySelector('button')?.focus();
                }}
              />
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
            <Canvas
              title={page.title}
              width={WIDTHS[view.width]}
              isFullSize={view.isFullSize}
              isInteractive={isInteractive}
              onDocument={setCanvas}
              onSection={leadToSection}
              asked={asked}
              onInner={openInner}
            />
          </main>
          <aside id="ed-form" className="ed-right" aria-label={t.form}>
            {item ? (
              <BlockPanel key={item.props.id} item={item} index={selected} asked={asked?.path} />
            ) : (
              <PagePanel
                page={page}
                hasChanged={state.status !== 'saved' || state.at !== page.savedAt}
                onPage={onPage}
                flush={flush}
                onSchedule={(at, name) =>
                  void approval.check((draft, seen, isSure) => api.schedule(at, draft, seen, isSure, name))
                }
                others={others}
                version={version}
              />
            )}
            {features.has('notes') && (
              <Notes key={`notes ${item?.props.id}`} block={item?.props.id ?? null} page={page} />
            )}
          </aside>
          <footer className="ed-foot">
            <div ref={buttons} className="ed-sheets" role="group" aria-label={t.sheets}>
              <SheetButton name="blocks" label={t.blocks} sheet={sheet} onSheet={setSheet} />
              <SheetButton
                name="form"
                label={item ? getTitle(item.type, catalogue, t) : t.pageSettings}
                sheet={sheet}
                onSheet={setSheet}
              />
            </div>
          </footer>
          {dialog === 'shortcuts' && <ShortcutsDialog onClose={closeDialog} />}
          {dialog === 'commands' && (
            <CommandPalette onClose={closeDialog} onPage={openPage} onField={leadTo} actions={pageActions} />
          )}
          {dialog === 'history' && <HistoryDialog page={page} flush={flush} onClose={closeDialog} />}
          {approval.waiting && <PublishDialog page={page} approval={approval} onField={leadTo} />}
        </div>
      </ProblemsContext>
    </LatePictureContext>
  );
}

/** Shows why an approval failed. Tells that a scheduled version stays. */
function ApprovalNotices({ page, approval }: { page: Page; approval: ReturnType<typeof useApproval> }) {
  const { addresses, settings, t } = useEditor();
  const { failure, staysScheduled } = approval;
  return (
    <>
      {failure && (
        <p className="ed-error ed-bar" role="alert">
          {failure}
        </p>
      )}
      {staysScheduled && page.publishAt !== null && (
        <p className="ed-notice ed-bar" role="status">
          {t.staysScheduled(getTimeFormat(settings.language, page.timeZone).format(new Date(page.publishAt)))}{' '}
          {addresses.preview && (
            <a href={addresses.preview('scheduled')} target="_blank" rel="noreferrer">
              {t.scheduledPreview}
            </a>
          )}
        </p>
      )}
    </>
  );
}

/** Opens one of the sheets of a narrow window, closing the other, or closes it. */
function SheetButton({
  name,
  label,
  sheet,
  onSheet,
}: {
  name: Sheet;
  label: string;
  sheet: Sheet | undefined;
  onSheet: (sheet: Sheet | undefined) => void;
}) {
  const isOpen = sheet === name;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={`ed-${name}`}
      onClick={() => onSheet(isOpen ? undefined : name)}
    >
      {label}
    </button>
  );
}
