import type { MouseEvent } from 'react';
import { useEditor } from '../context.ts';
import type { Page } from '../contract.ts';
import { Icon } from '../fields/Icon.tsx';
import type { Saver } from '../model/use-saving.ts';
import { useHistory } from './use-history.ts';

/** Widths of the page in the canvas, in px. */
export const WIDTHS = { phone: 375, tablet: 768, desktop: 1280 } as const;

export type Width = keyof typeof WIDTHS;

/** The widths, narrow first. */
export const WINDOWS: readonly Width[] = ['phone', 'tablet', 'desktop'];

/** The look of the editor that the bar changes. */
export interface View {
  width: Width;
  /** Whether the canvas is not scaled down. */
  isFullSize: boolean;
  hasPanels: boolean;
}

export type EditorDialog = 'commands' | 'shortcuts' | 'history';

/** The actions on the whole page, of the bar and of the commands. */
export interface PageActions {
  save: () => void;
  publish: () => void;
  /** Turns the interactive mode on or off. */
  interact: () => void;
  showHealth: (isShown: boolean) => void;
  open: (dialog: EditorDialog) => void;
  changeView: (change: Partial<View>) => void;
}

interface TopBarProps {
  page: Page;
  saving: Saver;
  others: readonly string[];
  view: View;
  isInteractive: boolean;
  isHealth: boolean;
  actions: PageActions;
}

/** The bar above the page: its name and state, the view, and the actions on the whole page. */
export function TopBar(props: TopBarProps) {
  const { page, saving, others, view, isInteractive, isHealth, actions } = props;
  const { state, flush } = saving;
  const { changeView } = actions;
  const { addresses, features, settings, t } = useEditor();
  const isPublisher = settings.user.role === 'publisher';
  const { hasPast, hasFuture, undo, redo } = useHistory();
  const { hasPanels } = view;
  return (
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
      <PageName page={page} />
      <WindowWidths view={view} changeView={changeView} />
      <div className="ed-row">
        <button
          type="button"
          className="ed-icon-button ed-panels"
          aria-label={t.panels}
          title={t.panels}
          aria-pressed={hasPanels}
          onClick={() => changeView({ hasPanels: !hasPanels })}
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
        <button type="button" aria-pressed={isInteractive} onClick={actions.interact}>
          {t.interact}
        </button>
        <IconButton
          label={t.commands}
          icon="m20 20-4.5-4.5M10.5 17a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13"
          isDisabled={false}
          onPress={() => actions.open('commands')}
        />
      </div>
      <div className="ed-row ed-end">
        {others.length > 0 && <span className="ed-others">{t.others(others.join(', '))}</span>}
        <span role="status" className="ed-status" data-status={state.status}>
          {{ saved: t.saved, saving: t.saving, failed: t.couldNotSave, conflict: t.conflict }[state.status]}
        </span>
        <button type="button" onClick={actions.save}>
          {t.save}
        </button>
        <PreviewLink flush={flush} />
        {features.has('health') && (
          <button
            type="button"
            aria-expanded={isHealth}
            aria-controls="ed-blocks"
            onClick={() => actions.showHealth(!isHealth)}
          >
            {t.health.open}
          </button>
        )}
        {features.has('history') && (
          <button type="button" onClick={() => actions.open('history')}>
            {t.history}
          </button>
        )}
        {features.has('publish') && (
          <button
            type="button"
            className="ed-primary"
            disabled={!isPublisher}
            title={isPublisher || !features.has('reviews') ? undefined : t.onlyPublishers}
            onClick={actions.publish}
          >
            {t.publish}
          </button>
        )}
      </div>
    </header>
  );
}

/** The title, the path and the state of the page. */
function PageName({ page }: Pick<TopBarProps, 'page'>) {
  const { settings, t } = useEditor();
  return (
    <div className="ed-name">
      <h1>{page.title}</h1>
      <span className="ed-muted">
        {page.template === 'section' ? t.section : `${page.template ? `${t.template} · ` : ''}${page.path}`} ·{' '}
        {page.draftName ? `${page.draftName} · ` : ''}
        {t.states[page.state]}
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
  );
}

/** Chooses the width of the window that the canvas shows. */
function WindowWidths({ view, changeView }: Pick<TopBarProps, 'view'> & Pick<PageActions, 'changeView'>) {
  const { t } = useEditor();
  const { width, isFullSize } = view;
  return (
    <div className="ed-row ed-widths" role="group" aria-label={t.width}>
      {WINDOWS.map((name) => (
        <button
          key={name}
          type="button"
          aria-label={t[name]}
          title={t[name]}
          aria-pressed={width === name}
          onClick={() => changeView({ width: name })}
        >
          {WIDTHS[name]}
        </button>
      ))}
      <button
        type="button"
        aria-label={t.fullSize}
        title={t.fullSize}
        aria-pressed={isFullSize}
        onClick={() => changeView({ isFullSize: !isFullSize })}
      >
        100 %
      </button>
    </div>
  );
}

/** Opens the saved draft as visitors would see it. */
function PreviewLink({ flush }: Pick<Saver, 'flush'>) {
  const { addresses, t } = useEditor();
  const { preview } = addresses;
  if (!preview) return null;
  return (
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
  );
}

/** Whether a click on a link is not meant to open a new window or tab. */
const isPlain = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(ctrlKey || metaKey || shiftKey || altKey);

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
      <Icon path={icon} />
    </button>
  );
}
