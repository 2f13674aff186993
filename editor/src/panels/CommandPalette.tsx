import { Command } from 'cmdk';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FoundPage } from '../api.ts';
import { useEditor } from '../context.ts';
import type { PageId } from '../contract.ts';
import { getTitle, isAddable } from '../model/catalogue.ts';
import { RICH_TEXT, SYNCED } from '../model/page.ts';
import { getSectionId } from '../model/sections.ts';
import { summarize } from '../model/summary.ts';
import { Dialog } from './Dialog.tsx';
import { focusSelected } from './focus.ts';
import { useBlockActions, useBlocks } from './use-blocks.ts';
import { useSections } from './use-sections.ts';

/** A command of the editor. */
export interface EditorCommand {
  label: string;
  /** Its keys, as people read them. */
  keys?: string;
  run: () => void;
}

interface PaletteProps {
  commands: readonly EditorCommand[];
  onClose: () => void;
  /** Opens another page after the draft is saved. */
  onPage: (id: PageId) => void;
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

/** Finds blocks of the page, new blocks, pages and commands by their names. */
export function CommandPalette({ commands, onClose, onPage }: PaletteProps) {
  const { catalogue, examples, t } = useEditor();
  const { items } = useBlocks();
  const sections = useSections();
  const actions = useBlockActions();
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const pages = useFoundPages(text);
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
            {items.slice(0, MAX_LISTED).map(({ type, props: { id, name, value } }, index) => {
              const title = getTitle(type, catalogue, t);
              const { words } =
                type === SYNCED
                  ? { words: sections.get(getSectionId(value))?.name ?? '' }
                  : summarize(type, value, catalogue);
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
                onSelect={run(() => void examples.prepare(name).then(() => actions.add(name)))}
              >
                {title}
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
