import { useEffect, useRef } from 'react';
import { focusPart } from './focus.ts';

/** Actions of keyboard shortcuts. */
export interface Shortcuts {
  undo: () => void;
  redo: () => void;
  save: () => void;
  remove: () => void;
  copy: () => void;
  cut: () => void;
  paste: () => void;
  duplicate: () => void;
  /** Opens the list of commands. */
  commands: () => void;
  /** Opens the list of shortcuts. */
  help: () => void;
}

/** Whether an element handles keys itself. Works for the canvas's document as well, where `instanceof` would fail. */
function isTextControl(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null;
  if (!element?.tagName) return false;
  if (element.isContentEditable || element.tagName === 'TEXTAREA' || element.tagName === 'SELECT')
    return true;
  return (
    element.tagName === 'INPUT' &&
    !['checkbox', 'radio', 'button'].includes((element as HTMLInputElement).type)
  );
}

/** Actions on the selected blocks, with Ctrl or ⌘. */
const BLOCK_KEYS: Partial<Record<string, keyof Shortcuts>> = {
  c: 'copy',
  x: 'cut',
  v: 'paste',
  d: 'duplicate',
};

const hasSelectedText = (target: EventTarget | null): boolean =>
  (target as Node | null)?.ownerDocument?.getSelection()?.isCollapsed === false;

/** Keys that Puck handles on the document. */
const PUCK_KEYS = new Set(['z', 'y', 'i', 'backspace', 'delete']);

/** Whether a key writes, deletes or moves in a text, rather than leaving it. */
const isTyping = ({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean => {
  if (['Escape', 'Tab', 'F6'].includes(key)) return false;
  if (key === 'Enter')
    return (target as HTMLElement).matches('textarea, [contenteditable][aria-multiline="true"]');
  return !((ctrlKey || metaKey) && ['k', '/'].includes(key.toLowerCase()));
};

/** Whether a key writes, or changes the selected blocks if no text has the focus. */
const isWritingKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !altKey &&
  (ctrlKey || metaKey
    ? key.toLowerCase() in BLOCK_KEYS
    : key.length === 1 || ['Enter', 'Backspace', 'Delete'].includes(key));

/**
 * Ignores keys that continue the typing after a text was removed or lost the focus, for example by another editor's change, until a press, or
 * a key that is no text. They were meant for the text, and must not delete blocks.
 * @returns a function that stops it
 */
export function ignoreLostKeys(documents: readonly Document[]): () => void {
  let wasTyping = false;
  const listeners = {
    keydown(event: Event): void {
      const key = event as KeyboardEvent;
      const target = key.target as HTMLElement;
      if (isTextControl(target)) wasTyping = isTyping(key);
      else if (wasTyping && target === target.ownerDocument?.body && isWritingKey(key)) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else if (!['Shift', 'Control', 'Alt', 'Meta'].includes(key.key)) wasTyping = false;
    },
    pointerdown(): void {
      wasTyping = false;
    },
  };
  for (const one of documents)
    for (const [type, listener] of Object.entries(listeners))
      one.addEventListener(type, listener, { capture: true });
  return () => {
    for (const one of documents)
      for (const [type, listener] of Object.entries(listeners))
        one.removeEventListener(type, listener, { capture: true });
  };
}

/**
 * Handles Ctrl or ⌘ with Z, Shift+Z, Y, S, K and /, and for blocks Delete and Ctrl or ⌘ with C, X, V and D. Text fields keep these keys,
 * except S, K and /. F6 and Shift+F6 move the focus between the editor's parts.
 * @param canvas the page's document, which may have the focus
 */
export function useShortcuts(shortcuts: Shortcuts, canvas: Document | null): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const key = event.key.toLowerCase();
      const isCommand = event.ctrlKey || event.metaKey;
      if (PUCK_KEYS.has(key)) event.stopPropagation();
      if (event.defaultPrevented || event.altKey) return;
      const act = (action: () => void): void => {
        event.preventDefault();
        action();
      };
      if (isCommand && key === 's') return act(latest.current.save);
      if (key === 'f6' && !isCommand && !document.querySelector('dialog[open]'))
        return act(() => focusPart(event.target as Element | null, event.shiftKey ? -1 : 1, canvas));
      if (document.querySelector('dialog[open]')) return;
      if (isCommand && key === 'k') return act(latest.current.commands);
      if (isCommand && key === '/') return act(latest.current.help);
      if (isTextControl(event.target)) return;
      if (key === '?' && !isCommand) return act(latest.current.help);
      if (isCommand && key === 'z') act(event.shiftKey ? latest.current.redo : latest.current.undo);
      else if (isCommand && key === 'y') act(latest.current.redo);
      else if (isAtBlocks(event.target)) {
        if (key === 'delete' && !isCommand) act(latest.current.remove);
        else if (isCommand && !event.shiftKey) {
          const action = BLOCK_KEYS[key];
          // Selected text is copied by the browser.
          if (action && !hasSelectedText(event.target)) act(latest.current[action]);
        }
      }
    };
    const documents = [document, ...(canvas ? [canvas] : [])];
    const stop = ignoreLostKeys(documents);
    // Listens on the body, below the document, because Puck's listener on the document would also handle the keys of text fields.
    for (const one of documents) one.body.addEventListener('keydown', onKey);
    return () => {
      stop();
      for (const one of documents) one.body.removeEventListener('keydown', onKey);
    };
  }, [canvas]);
}

/** Whether keys apply to the selected blocks: with the focus on the page, in the outline or nowhere. */
function isAtBlocks(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null;
  if (element?.ownerDocument !== document) return true;
  return element === document.body || element.closest('.ed-outline') !== null;
}
