/** Makes one text of a page editable, without changing the elements of the widget that shows it. */

/** The element in which a text is written. Its name matches no style of a page. */
export const WRITTEN = 'editor-text';

interface Options {
  text: string;
  /** Accessible name, shown while the text is empty. */
  label: string;
  hasLines: boolean;
  onChange: (text: string) => void;
}

export interface PlainText {
  element: HTMLElement;
  setText: (text: string) => void;
  insert: (text: string) => void;
  /** Focuses the text. The caret stays where it was. */
  focus: () => void;
}

/** Returns a text in one line. */
const joinLines = (text: string): string =>
  text.replaceAll(/\s+/g, (space) => (space.includes('\n') ? ' ' : space));

/**
 * Replaces a text node for the eye: the node stays in its place, empty, since the widget's own code refers to it. The new element beside it
 * gets its styles from the same parent.
 */
export function writePlainText(node: Text, { text, label, hasLines, onChange }: Options): PlainText {
  const { ownerDocument: document } = node;
  const element = document.createElement(WRITTEN);
  const parent = node.parentElement!;
  const style = document.defaultView!.getComputedStyle(parent);
  element.setAttribute('contenteditable', 'plaintext-only');
  element.setAttribute('role', 'textbox');
  element.setAttribute('aria-label', label);
  element.setAttribute('data-placeholder', label);
  if (hasLines) element.setAttribute('aria-multiline', 'true');
  element.style.whiteSpace =
    style.whiteSpaceCollapse === 'collapse' && style.textWrapMode === 'nowrap' ? 'pre' : 'pre-wrap';
  element.textContent = text;
  node.data = '';
  node.after(element);
  // Browsers without plain text editing.
  if (!element.isContentEditable) element.setAttribute('contenteditable', 'true');

  const read = (): string => {
    const written = hasLines ? element.innerText.replace(/\n$/, '') : joinLines(element.textContent);
    return written.replaceAll('\u00A0', ' ');
  };
  const insert = (added: string): void => {
    // The only way to insert text that keeps the selection and reports the change.
    document.execCommand('insertText', false, hasLines ? added : joinLines(added));
  };
  /** The last offset of the caret, which is lost when the element is moved in the document. */
  let known: number | undefined;
  document.addEventListener('selectionchange', function remember() {
    if (!element.isConnected) return document.removeEventListener('selectionchange', remember);
    known = getCaret(element) ?? known;
  });
  element.addEventListener('input', () => {
    // Browsers leave a line break in an empty text.
    if (element.textContent.trim() === '' && read() === '') element.replaceChildren();
    onChange(read());
  });
  element.addEventListener('paste', (event) => {
    event.preventDefault();
    insert(event.clipboardData?.getData('text/plain') ?? '');
  });
  element.addEventListener('drop', (event) => {
    const dropped = event.dataTransfer?.getData('text/plain') ?? '';
    if (!dropped.includes('\n')) return;
    event.preventDefault();
    insert(dropped);
  });
  // A button around the text would be pressed by the space bar.
  element.addEventListener('keyup', (event) => {
    if (event.key === ' ') event.preventDefault();
  });
  return {
    element,
    insert,
    setText(next) {
      const before = read();
      if (before === next) return;
      const caret = getCaret(element);
      element.textContent = next;
      if (caret === undefined) placeCaret(element);
      else setCaret(element, moveCaret(caret, before, next));
    },
    focus() {
      const caret = known;
      element.focus();
      if (caret !== undefined) setCaret(element, caret);
    },
  };
}

/** Returns the offset of the caret in an element's text, or undefined if the caret is elsewhere. */
function getCaret(element: HTMLElement): number | undefined {
  const { focusNode, focusOffset } = element.ownerDocument.getSelection() ?? {};
  if (!focusNode || !element.contains(focusNode)) return undefined;
  const range = element.ownerDocument.createRange();
  range.setStart(element, 0);
  range.setEnd(focusNode, focusOffset ?? 0);
  return range.toString().length;
}

/** Places the caret at an offset of an element's text. */
function setCaret(element: HTMLElement, offset: number): void {
  const selection = element.ownerDocument.getSelection();
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = offset;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { length } = node as Text;
    if (left <= length) return void selection?.collapse(node, left);
    left -= length;
  }
  placeCaret(element);
}

/** Returns the offset of a caret after a text was changed, for example by undo. A text that is inserted at the caret is before it. */
function moveCaret(caret: number, before: string, after: string): number {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  if (caret < start) return caret;
  return Math.max(start, caret + after.length - before.length);
}

/** Places the caret at a point of the window, or at the end of the text. */
export function placeCaret(element: HTMLElement, point?: { x: number; y: number }): void {
  const { ownerDocument: document } = element;
  const selection = document.getSelection();
  const caret = point && document.caretPositionFromPoint?.(point.x, point.y);
  if (caret && element.contains(caret.offsetNode)) selection?.collapse(caret.offsetNode, caret.offset);
  else {
    selection?.selectAllChildren(element);
    selection?.collapseToEnd();
  }
}
