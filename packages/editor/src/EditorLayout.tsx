import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { joinPath, type Path } from 'saaristo/form';
import { CallError, describeError, getQuestions } from './api.ts';
import { Canvas } from './canvas/Canvas.tsx';
import { getTimeFormat } from './messages.ts';
import { useEditor } from './context.ts';
import type { Page, PageId, Question, SeenSection } from './contract.ts';
import type { SavingStatus } from './model/saving.ts';
import { BlockPanel } from './panels/BlockPanel.tsx';
import { BlockPicker } from './panels/BlockPicker.tsx';
import { CommandPalette, ShortcutsDialog } from './panels/CommandPalette.tsx';
import { LIVE_ID } from './panels/focus.ts';
import { HealthPanel } from './panels/HealthPanel.tsx';
import { HistoryDialog } from './panels/HistoryDialog.tsx';
import { Notes } from './panels/Notes.tsx';
import { Outline } from './panels/Outline.tsx';
import { PagePanel } from './panels/PagePanel.tsx';
import { PublishDialog } from './panels/PublishDialog.tsx';
import { APPEARANCES, setAppearance } from './model/appearance.ts';
import { getTitle } from './model/catalogue.ts';
import { describeExamples, findExamples } from './model/examples.ts';
import { describeField } from './model/slots.ts';
import { startTour } from './panels/Tour.tsx';
import { useBlockActions, useBlocks } from './panels/use-blocks.ts';
import { useDraftSections, useFreshSections, useSectionStore } from './panels/use-sections.ts';
import { useLinkedLayout } from './panels/use-layouts.ts';
import { useHistory } from './panels/use-history.ts';
import { ProblemsContext, useProblems } from './panels/use-problems.ts';
import { useRenderedCheck } from './panels/use-rendered-check.ts';
import { type Sheet, useSheet } from './panels/use-sheet.ts';
import { useShortcuts } from './panels/use-shortcuts.ts';

const WIDTHS = { phone: 375, tablet: 768, desktop: 1280 } as const;

/** Returns the page width that fits the editor's window without scaling. */
const getWidth = (): keyof typeof WIDTHS =>
  matchMedia('(width < 48rem)').matches
    ? 'phone'
    : matchMedia('(width < 60rem)').matches
      ? 'tablet'
      : 'desktop';

/** A call that approves a version for visitors, with the unpublished sections that are published, too. */
type Approval = (version: number, sections: readonly SeenSection[], isSure: boolean) => Promise<Page>;

interface LayoutProps {
  page: Page;
  onPage: (page: Page) => void;
  state: SavingStatus;
  flush: () => Promise<boolean>;
  version: { readonly current: number };
  /** The version of another user that was merged last. */
  merged: { readonly current: Page | undefined };
  /** Merges the version that another user has saved. */
  onOutdated: (theirs: Page) => boolean;
  others: readonly string[];
  isInteractive: boolean;
  onInteractive: (isInteractive: boolean) => void;
}

/** Lays out the editor's parts around the canvas. */
export function EditorLayout(props: LayoutProps) {
  const { page, onPage, state, flush, version, merged, onOutdated, others, isInteractive, onInteractive } =
    props;
  const { addresses, api, catalogue, features, settings, t } = useEditor();
  const { items, selected } = useBlocks();
  const actions = useBlockActions();
  const { hasPast, hasFuture, undo, redo } = useHistory();
  const [canvas, setCanvas] = useState<Document | null>(null);
  const [width, setWidth] = useState(getWidth);
  const [isFullSize, setFullSize] = useState(false);
  const [hasPanels, setPanels] = useState(true);
  const { sheet, setSheet, buttons } = useSheet();
  const [isAdding, setAdding] = useState(false);
  const [isHistory, setHistory] = useState(false);
  const [isHealth, setHealth] = useState(false);
  /** The field that a finding leads to. */
  const [asked, setAsked] = useState<{ block: string | null; path: Path }>();
  /** The approval that waits, while the problems of the page are shown. */
  const [warned, setWarned] = useState<Approval>();
  /** What the server asks about the approval that waits. */
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  /** Whether the page was published now while another version of it is scheduled. */
  const [staysScheduled, setStaysScheduled] = useState(false);
  const [failure, setFailure] = useState<string>();
  const item = items[selected];
  useFreshSections();
  const sections = useSectionStore();
  const drafts = useDraftSections();
  useLinkedLayout();
  const rendered = useRenderedCheck(items, canvas, isHealth);
  const { problems, addresses: linked, isPending } = useProblems(items, canvas, rendered.problems);
  const hasNoTitle = page.title.trim() === '';
  const [list, setList] = useState<'commands' | 'shortcuts'>();
  useShortcuts(
    {
      undo,
      redo,
      save: () => void saveState(),
      commands: () => setList('commands'),
      help: () => setList('shortcuts'),
      ...actions,
    },
    canvas,
  );
  /** Saves the draft, and keeps it as a state of the history. */
  const saveState = async (): Promise<void> => {
    if ((await flush()) && features.has('history')) await api.keepDraft().catch(() => {});
  };
  const openPage = (id: PageId): void =>
    void flush().then((isSaved) => isSaved && location.assign(addresses.page(id)));
  const { preview } = addresses;
  const isPublisher = settings.user.role === 'publisher' && features.has('publish');

  /**
   * Saves the draft, and makes a call that approves it for visitors. Stops if another user's changes are merged meanwhile, because the
   * publisher has not seen them.
   */
  const approve = async (call: Approval, seen: readonly SeenSection[], isSure: boolean): Promise<void> => {
    setFailure(undefined);
    setStaysScheduled(false);
    const before = merged.current;
    const isSeen = (): boolean => {
      if (merged.current === before) return true;
      setFailure(t.mergedBeforePublish(merged.current?.savedBy ?? '–'));
      return false;
    };
    if (!(await flush()) || !isSeen()) return;
    try {
      const answer = await call(version.current, seen, isSure);
      onPage(answer);
      setStaysScheduled(call === api.publish && answer.publishAt !== null);
    } catch (error) {
      const found = getQuestions(error);
      if (found) {
        setQuestions(found);
        setWarned(() => call);
      } else if (error instanceof CallError && error.status === 409) {
        const theirs = error.body as Page;
        // Changes typed in the meantime may have been saved first. In that case the newer version is this tab's own.
        if (!(await flush()) || !isSeen()) return;
        if (theirs.version <= version.current) await approve(call, seen, isSure);
        else if (onOutdated(theirs)) isSeen();
      } else setFailure(describeError(error, t));
    }
    sections.refresh();
  };
  const approveNow = (call: Approval, seen: readonly SeenSection[], isSure: boolean): void => {
    setWarned(undefined);
    void approve(call, seen, isSure);
  };
  /** Shows the problems of the page before it is approved. */
  const check = async (call: Approval): Promise<void> => {
    const hasExamples = items.some((one) => findExamples(one, catalogue).length > 0);
    const found = await rendered.check();
    if (problems.size > 0 || found.size > 0 || hasNoTitle || hasExamples) {
      setQuestions([]);
      setWarned(() => call);
    } else approveNow(call, [], false);
  };
  /** Selects a block, or the page, and focuses its field. */
  const leadTo = (block: string | null, path: Path): void => {
    actions.select(items.findIndex(({ props: { id } }) => id === block));
    setSheet('form');
    setPanels(true);
    setAsked({ block, path: [...path] });
  };
  const latestLead = useRef(leadTo);
  const latestItems = useRef(items);
  useEffect(() => {
    latestLead.current = leadTo;
    latestItems.current = items;
  });
  const { select } = actions;
  const openInner = useCallback(
    (block: string, path: Path | undefined): void => {
      // On a phone the form stays closed, as it does for other blocks.
      if (path) select(latestItems.current.findIndex(({ props: { id } }) => id === block));
      setAsked(path && { block, path: [...path] });
    },
    [select],
  );
  const leadToSection = useCallback((id: string): void => latestLead.current(id, []), []);
  useEffect(() => {
    if (asked?.block !== null) return;
    const field = document.getElementById(`ed-${joinPath(asked.path) || 'title'}`);
    field?.scrollIntoView({ block: 'center' });
    field?.focus();
  }, [asked]);

  return (
    <ProblemsContext value={problems}>
      <div
        className="ed"
        data-sheet={sheet}
        data-health={isHealth}
        data-without-panels={!hasPanels || undefined}
      >
        <header className="ed-top">
          <a
            className="ed-back"
            href={addresses.list}
            onClick={(event) => {
              if (!isPlain(event)) return;
              event.preventDefault();
              void flush().then(() => location.assign(addresses.list));
            }}
          >
            {t.pages}
          </a>
          <div className="ed-name">
            <h1>{page.title}</h1>
            <span className="ed-muted">
              {page.template === 'section'
                ? t.section
                : `${page.template ? `${t.template} · ` : ''}${page.path}`}{' '}
              · {t.states[page.state]}
            </span>
            {page.state !== 'draft' && page.template === null && (
              <a
                className="ed-view"
                href={(settings.siteOrigin ?? '') + page.path}
                target="_blank"
                rel="noreferrer"
              >
                {t.viewPage}
              </a>
            )}
          </div>
          <div className="ed-row ed-widths" role="group" aria-label={t.width}>
            {(['phone', 'tablet', 'desktop'] as const).map((name) => (
              <button
                key={name}
                type="button"
                aria-label={t[name]}
                title={t[name]}
                aria-pressed={width === name}
                onClick={() => setWidth(name)}
              >
                {WIDTHS[name]}
              </button>
            ))}
            <button
              type="button"
              aria-label={t.fullSize}
              title={t.fullSize}
              aria-pressed={isFullSize}
              onClick={() => setFullSize(!isFullSize)}
            >
              100 %
            </button>
          </div>
          <div className="ed-row">
            <button
              type="button"
              className="ed-icon-button ed-panels"
              aria-label={t.panels}
              title={t.panels}
              aria-pressed={hasPanels}
              onClick={() => setPanels(!hasPanels)}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M3 5h18v14H3zM8 5v14M16 5v14" fill="none" stroke="currentColor" strokeWidth="2" />
              </svg>
            </button>
            <IconButton
              label={t.undo}
              icon="M9 5 4 10l5 5M4 10h9a6 6 0 0 1 0 12h-2"
              isDisabled={!hasPast}
              onPress={undo}
            />
            <IconButton
              label={t.redo}
              icon="m15 5 5 5-5 5M20 10h-9a6 6 0 0 0 0 12h2"
              isDisabled={!hasFuture}
              onPress={redo}
            />
            <button type="button" aria-pressed={isInteractive} onClick={() => onInteractive(!isInteractive)}>
              {t.interact}
            </button>
            <IconButton
              label={t.commands}
              icon="m20 20-4.5-4.5M10.5 17a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13"
              isDisabled={false}
              onPress={() => setList('commands')}
            />
          </div>
          <div className="ed-row ed-end">
            {others.length > 0 && <span className="ed-others">{t.others(others.join(', '))}</span>}
            <span role="status" className="ed-status" data-status={state.status}>
              {
                { saved: t.saved, saving: t.saving, failed: t.couldNotSave, conflict: t.conflict }[
                  state.status
                ]
              }
            </span>
            <button type="button" onClick={() => void saveState()}>
              {t.save}
            </button>
            {preview && (
              <a
                className="ed-button"
                href={preview()}
                target="_blank"
                rel="noreferrer"
                onClick={(event) => {
                  if (!isPlain(event)) return;
                  // Browsers allow a new window only during the click. Its address is set after the draft is saved.
                  const tab = window.open('', '_blank');
                  if (!tab) return;
                  event.preventDefault();
                  const { href } = event.currentTarget;
                  void flush().then(() => tab.location.assign(href));
                }}
              >
                {t.preview}
              </a>
            )}
            {features.has('health') && (
              <button
                type="button"
                aria-expanded={isHealth}
                aria-controls="ed-blocks"
                onClick={() => {
                  setHealth(!isHealth);
                  setSheet(isHealth ? undefined : 'blocks');
                }}
              >
                {t.health.open}
              </button>
            )}
            {features.has('history') && (
              <button type="button" onClick={() => setHistory(true)}>
                {t.history}
              </button>
            )}
            {features.has('publish') && (
              <button
                type="button"
                className="ed-primary"
                disabled={!isPublisher}
                title={isPublisher || !features.has('reviews') ? undefined : t.onlyPublishers}
                onClick={() => void check(api.publish)}
              >
                {t.publish}
              </button>
            )}
          </div>
        </header>
        <p id={LIVE_ID} className="ed-hidden" role="status" />
        {failure && (
          <p className="ed-error ed-bar" role="alert">
            {failure}
          </p>
        )}
        {staysScheduled && page.publishAt !== null && (
          <p className="ed-notice ed-bar" role="status">
            {t.staysScheduled(
              getTimeFormat(settings.language, page.timeZone).format(new Date(page.publishAt)),
            )}{' '}
            {addresses.preview && (
              <a href={addresses.preview('scheduled')} target="_blank" rel="noreferrer">
                {t.scheduledPreview}
              </a>
            )}
          </p>
        )}
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
              onClose={() => {
                setHealth(false);
                setSheet(undefined);
              }}
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
            width={WIDTHS[width]}
            isFullSize={isFullSize}
            isInteractive={isInteractive}
            onDocument={setCanvas}
            onSection={leadToSection}
            asked={asked?.block === item?.props.id ? asked : undefined}
            onInner={openInner}
          />
        </main>
        <aside id="ed-form" className="ed-right" aria-label={t.form}>
          {item ? (
            <BlockPanel
              key={item.props.id}
              item={item}
              index={selected}
              asked={asked?.block === item.props.id ? asked.path : undefined}
            />
          ) : (
            <PagePanel
              page={page}
              hasChanged={state.status !== 'saved' || state.at !== page.savedAt}
              onPage={onPage}
              flush={flush}
              onSchedule={(at) => void check((...approved) => api.schedule(at, ...approved))}
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
        {list === 'shortcuts' && <ShortcutsDialog onClose={() => setList(undefined)} />}
        {list === 'commands' && (
          <CommandPalette
            onClose={() => setList(undefined)}
            onPage={openPage}
            commands={[
              { label: t.save, keys: 'Ctrl+S', run: () => void flush() },
              ...(isPublisher ? [{ label: t.publish, run: () => check(api.publish) }] : []),
              { label: t.undo, keys: 'Ctrl+Z', run: undo },
              { label: t.redo, keys: 'Ctrl+Shift+Z', run: redo },
              ...(preview ? [{ label: t.preview, run: () => window.open(preview(), '_blank') }] : []),
              ...(features.has('history') ? [{ label: t.history, run: () => setHistory(true) }] : []),
              ...(features.has('health')
                ? [
                    {
                      label: t.health.title,
                      run: () => {
                        setHealth(true);
                        setSheet('blocks');
                      },
                    },
                  ]
                : []),
              { label: t.interact, run: () => onInteractive(!isInteractive) },
              { label: t.pageSettings, run: () => actions.select(-1) },
              ...(['title', 'description'] as const).map((name) => ({
                label: `${t.pageSettings}: ${t[name]}`,
                run: () => leadTo(null, [name]),
              })),
              ...(['phone', 'tablet', 'desktop'] as const).map((name) => ({
                label: `${t.width}: ${t[name]}`,
                run: () => setWidth(name),
              })),
              ...APPEARANCES.map((appearance) => ({
                label: t.appearances[appearance],
                run: () => setAppearance(appearance),
              })),
              { label: t.tour.start, run: () => void startTour(t) },
              { label: t.shortcuts, keys: '?', run: () => setList('shortcuts') },
            ]}
          />
        )}
        {isHistory && <HistoryDialog page={page} flush={flush} onClose={() => setHistory(false)} />}
        {warned && (
          <PublishDialog
            problems={[
              ...(hasNoTitle
                ? [{ index: -1, title: t.pageSettings, messages: [{ path: ['title'], text: t.noTitle }] }]
                : []),
              ...items.flatMap((one, index) => {
                const examples = findExamples(one, catalogue);
                const left = describeExamples(one, examples, catalogue, t);
                const messages = [
                  ...(problems.get(one.props.id) ?? [])
                    .filter(({ isDraftSection }) => !isDraftSection)
                    .map(({ path, message }) => ({
                      path,
                      text: [describeField(one, path, catalogue, t), message].filter(Boolean).join(': '),
                    })),
                  ...(left ? [{ path: examples[0] ?? [], text: left }] : []),
                ];
                return messages.length > 0
                  ? [{ index, title: getTitle(one.type, catalogue, t), messages }]
                  : [];
              }),
            ]}
            drafts={drafts}
            questions={questions}
            isRefused={hasNoTitle}
            onSelect={(index, path) => {
              setWarned(undefined);
              leadTo(items[index]?.props.id ?? null, path);
            }}
            // The server asks whether another scheduled version is replaced.
            onPublish={(seen) =>
              approveNow(
                warned,
                seen,
                warned === api.publish || questions.length > 0 || page.publishAt === null,
              )
            }
            onClose={() => setWarned(undefined)}
          />
        )}
      </div>
    </ProblemsContext>
  );
}

/** Whether a click on a link is not meant to open a new window or tab. */
const isPlain = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(ctrlKey || metaKey || shiftKey || altKey);

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

/** A button with an icon of 24 × 24 instead of a text. */
function IconButton({
  label,
  icon,
  isDisabled,
  onPress,
}: {
  label: string;
  icon: string;
  isDisabled: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      className="ed-icon-button"
      aria-label={label}
      title={label}
      aria-disabled={isDisabled}
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path
          d={icon}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}
