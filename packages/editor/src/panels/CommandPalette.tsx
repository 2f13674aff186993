import { Command } from 'cmdk';
import type { Path } from 'saaristo/form';
import { type ReactNode, use, useEffect, useRef, useState } from 'react';
import type { FoundPage } from '../api.ts';
import { CanvasContext } from '../canvas/context.ts';
import { useEditor } from '../context.ts';
import type { PageId } from '../contract.ts';
import { getTitle, isAddable } from '../model/catalogue.ts';
import { APPEARANCES, setAppearance } from '../model/appearance.ts';
import { RICH_TEXT } from '../model/page.ts';
import { Dialog } from './Dialog.tsx';
import { type PageActions, WINDOWS } from './TopBar.tsx';
import { startTour } from './Tour.tsx';
import { focusSelected } from './focus.ts';
import { useBlockActions, useBlocks } from './use-blocks.ts';
import { useHistory } from './use-history.ts';
import { useLayouts } from './use-layouts.ts';
import { useSectionStore, useWords } from './use-sections.ts';

interface PaletteProps {
  actions: PageActions;
  onClose: () => void;
  /** Opens another page after the draft is saved. */
  onPage: (id: PageId) => void;
  /** Leads to a field of the page. */
  onField: (block: null, path: Path) => void;
}

/** Time without typing before pages are searched, in milliseconds. */
const DEBOUNCE_MS = 200;
/** Letters from which pages are searched. */
const MIN_LETTERS = 2;
/** Maximum blocks and pages that are listed. */
const MAX_LISTED = 50;

/** Searches the pages of the site by title and path. */
function useFoundPages(text: string): readonly FoundPage[] {
  const { api, site } = useEditor();
  const [found, setFound] = useState<readonly FoundPage[]>([]);
  const words = text.trim();
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      const searching = words.length < MIN_LETTERS ? Promise.resolve([]) : api.list(words, site);
      searching.then(
        (rows) => isCurrent && setFound(rows.slice(0, MAX_LISTED)),
        // Without an answer, the blocks and commands are listed.
        () => isCurrent && setFound([]),
      );
    }, DEBOUNCE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [api, site, words]);
  return found;
}

/**
 * Sets `aria-activedescendant` to the selected row. cmdk 1.1 keeps the id of a row that the search has removed.
 * @param root the element of cmdk
 */
function observeActiveRow(root: HTMLElement | null): (() => void) | undefined {
  if (!root) return undefined;
  const correct = (): void => {
    const id = root.querySelector('[cmdk-item][aria-selected="true"]')?.id;
    for (const element of root.querySelectorAll('[cmdk-input], [cmdk-list]')) {
      if (id === undefined) element.removeAttribute('aria-activedescendant');
      else if (element.getAttribute('aria-activedescendant') !== id)
        element.setAttribute('aria-activedescendant', id);
    }
  };
  const observer = new MutationObserver(correct);
  observer.observe(root, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-selected', 'aria-activedescendant'],
  });
  return () => observer.disconnect();
}

/** Removes accents, for the search. */
const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * Ranks a row: 0 if one of the words that are searched occurs nowhere, more if its name begins with them.
 * @param keywords the name of the row, then its other texts
 */
function rank(_value: string, search: string, keywords: string[] = []): number {
  const words = fold(search).split(/\s+/).filter(Boolean);
  const [name = '', ...others] = keywords.filter(Boolean).map(fold);
  const all = [name, ...others].join(' ');
  if (!words.every((word) => all.includes(word))) return 0;
  const first = words[0] ?? '';
  if (name.startsWith(first)) return 1;
  if (name.includes(first)) return 0.8;
  return others.some((text) => text.startsWith(first)) ? 0.6 : 0.4;
}

/** A control of the form beside the page. */
interface FormControl {
  label: string;
  /** Presses a button, or focuses a field. */
  use: () => void;
}

const FIELDS = 'input:not([type="hidden"]), textarea, select, [contenteditable="true"]';
/** Texts that only sighted people read, and parts that are no controls of their own. */
const NOT_NAMES = '[aria-hidden="true"], .ed-help, .ed-badge';

/** Returns the text of a label. */
function readLabel(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll(NOT_NAMES)) part.remove();
  return (element.getAttribute('aria-label') ?? copy.textContent).trim();
}

/** Returns the fields and buttons of the form beside the page, with those in closed sections. */
function listFormControls(): FormControl[] {
  const form = document.querySelector('#ed-form');
  const found = [...(form?.querySelectorAll<HTMLElement>(`button, ${FIELDS}`) ?? [])].filter(
    (control) => !control.closest('[role="toolbar"]'),
  );
  return found.flatMap((control): FormControl[] => {
    const label =
      control.tagName === 'BUTTON'
        ? readLabel(control)
        : ((control as HTMLInputElement).labels?.[0] &&
            readLabel((control as HTMLInputElement).labels![0]!)) ||
          readLabel(control);
    if (label === '') return [];
    const show = (): void => {
      for (
        let around = control.closest('details');
        around;
        around = around.parentElement?.closest('details') ?? null
      )
        around.open = true;
      control.scrollIntoView({ block: 'center' });
      control.focus();
      if (control.tagName === 'BUTTON') control.click();
    };
    return [{ label, use: show }];
  });
}

/** A command of the editor. */
interface EditorCommand {
  label: string;
  /** Its keys, as people read them. */
  keys?: string;
  run: () => void;
}

/** Lists the commands of the whole page and of the editor. */
function useCommands({ actions, onField }: Pick<PaletteProps, 'actions' | 'onField'>): EditorCommand[] {
  const { addresses, features, settings, t } = useEditor();
  const { undo, redo } = useHistory();
  const { select } = useBlockActions();
  const { save, publish, interact, showHealth, open, changeView } = actions;
  const { preview } = addresses;
  const isPublisher = settings.user.role === 'publisher' && features.has('publish');
  return [
    { label: t.save, keys: 'Ctrl+S', run: save },
    ...(isPublisher ? [{ label: t.publish, run: publish }] : []),
    { label: t.undo, keys: 'Ctrl+Z', run: undo },
    { label: t.redo, keys: 'Ctrl+Shift+Z', run: redo },
    ...(preview ? [{ label: t.preview, run: () => window.open(preview(), '_blank') }] : []),
    ...(features.has('history') ? [{ label: t.history, run: () => open('history') }] : []),
    ...(features.has('health') ? [{ label: t.health.title, run: () => showHealth(true) }] : []),
    { label: t.interact, run: interact },
    { label: t.pageSettings, run: () => select(-1) },
    ...(['title', 'description'] as const).map((name) => ({
      label: `${t.pageSettings}: ${t[name]}`,
      run: () => onField(null, [name]),
    })),
    ...WINDOWS.map((width) => ({ label: `${t.width}: ${t[width]}`, run: () => changeView({ width }) })),
    ...APPEARANCES.map((one) => ({ label: t.appearances[one], run: () => setAppearance(one) })),
    { label: t.tour.start, run: () => void startTour(t) },
    { label: t.shortcuts, keys: '?', run: () => open('shortcuts') },
  ];
}

/** Finds blocks of the page, new blocks, pages and commands by their names. */
export function CommandPalette({ actions: pageActions, onClose, onPage, onField }: PaletteProps) {
  const commands = useCommands({ actions: pageActions, onField });
  const { catalogue, examples, settings, t } = useEditor();
  const { items } = useBlocks();
  const getWords = useWords();
  const actions = useBlockActions();
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const pages = useFoundPages(text);
  const { place } = useSectionStore();
  const { writer } = use(CanvasContext);
  const addLayout = useLayouts();
  const [controls] = useState(listFormControls);
  const run = (action: () => void) => (): void => {
    onClose();
    // Closing the dialog moves the focus, so the action comes after it.
    setTimeout(action);
  };
  const addable = [
    { name: RICH_TEXT, title: t.richText, english: 'Rich text' },
    ...[...catalogue.values()].filter(({ name }) => isAddable(name)),
  ];

  return (
    <Dialog title={t.commands} onClose={onClose}>
      <Command ref={observeActiveRow} className="ed-commands" label={t.commands} filter={rank} loop>
        <Command.Input value={text} onValueChange={setText} placeholder={t.commandsHint} ref={input} />
        <Command.List label={t.commands}>
          {pages.length === 0 && <Command.Empty>{t.found(0)}</Command.Empty>}
          <Command.Group heading={t.outline}>
            {items.slice(0, MAX_LISTED).map((item, index) => {
              const { id, name } = item.props;
              const title = getTitle(item.type, catalogue, t);
              const words = getWords(item);
              return (
                <Row
                  key={id}
                  value={`block ${id}`}
                  keywords={[name || title, title, words]}
                  detail={[name && title, words].filter(Boolean).join(' · ')}
                  onSelect={run(() => {
                    actions.select(index);
                    focusSelected();
                  })}
                >
                  {name ?? title}
                </Row>
              );
            })}
          </Command.Group>
          <Command.Group heading={t.editor}>
            {commands.map(({ label, keys, run: action }) => (
              <Row
                key={label}
                value={`command ${label}`}
                keywords={[label]}
                detail={keys}
                onSelect={run(action)}
              >
                {label}
              </Row>
            ))}
          </Command.Group>
          {pages.length > 0 && (
            <Command.Group heading={t.pages} forceMount>
              {pages.map(({ id, title, path }) => (
                <Row key={id} value={`page ${id}`} detail={path} forceMount onSelect={run(() => onPage(id))}>
                  {title || path}
                </Row>
              ))}
            </Command.Group>
          )}
          <Command.Group heading={t.addBlock}>
            {addable.map(({ name, title, english }) => (
              <Row
                key={name}
                value={`add ${name}`}
                keywords={[title, english]}
                onSelect={run(
                  () =>
                    void examples.prepare(name).then(() => {
                      const added = actions.add(name);
                      if (added !== undefined) void writer.startFresh(added);
                    }),
                )}
              >
                {title}
              </Row>
            ))}
            {place.template === null &&
              settings.layouts.map((layout) => (
                <Row
                  key={`layout ${layout.name}`}
                  value={`layout ${layout.name}`}
                  keywords={[layout.title, layout.description]}
                  detail={layout.description}
                  onSelect={run(() => void addLayout(layout))}
                >
                  {layout.title}
                </Row>
              ))}
          </Command.Group>
          <Command.Group heading={t.settingsOfForm}>
            {controls.map(({ label, use: act }, index) => (
              <Row
                key={`${index} ${label}`}
                value={`control ${index}`}
                keywords={[label]}
                onSelect={run(act)}
              >
                {label}
              </Row>
            ))}
          </Command.Group>
        </Command.List>
      </Command>
    </Dialog>
  );
}

/** A row of the palette. `value` identifies it, and `keywords` are searched. */
function Row({
  children,
  detail,
  ...props
}: {
  value: string;
  keywords?: string[];
  detail?: string | undefined;
  forceMount?: boolean;
  onSelect: () => void;
  children: ReactNode;
}) {
  return (
    <Command.Item {...props}>
      <span>{children}</span>
      {detail && <span className="ed-muted">{detail}</span>}
    </Command.Item>
  );
}

/** Lists the shortcuts of the editor. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useEditor();
  return (
    <Dialog title={t.shortcuts} onClose={onClose}>
      <table className="ed-shortcuts">
        <tbody>
          {t.shortcutList.map(([keys, label]) => (
            <tr key={keys}>
              <th scope="row">
                <kbd>{keys}</kbd>
              </th>
              <td>{label}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="ed-help">{t.shortcutsHint}</p>
    </Dialog>
  );
}
