/**
 * Writing on the page: finds the texts of a block on the canvas and makes one of them editable. Rendering would disturb the caret and
 * input methods. Therefore the block's widget gets the changed props afterwards.
 */
import type { Editor } from '@tiptap/core';
import { joinPath, type Path, type Schema } from 'saaristo/form';
import { createStore } from 'zustand/vanilla';
import { findAt, getInnerPath, listInner, takeText, withItems } from '../canvas/slot-elements.ts';
import { isLayout } from '../fields/HtmlTexts.tsx';
import type { Messages } from '../messages.ts';
import {
  createMark,
  type InlineText,
  listInlineTexts,
  markHtml,
  readMarks,
  withAt,
} from '../model/inline-texts.ts';
import { mergeTexts } from '../model/merge.ts';
import { type BlockProps, type Item, RICH_TEXT } from '../model/page.ts';
import { listParts, type Part } from '../model/slots.ts';
import { placeCaret, writePlainText, WRITTEN } from './plain-text.ts';
import { createRichTextEditor, getHtml, selectText, setHtml } from './rich-text.ts';

type Value = BlockProps['value'];
type Point = Record<'x' | 'y', number>;

/** The page that the texts belong to. */
export interface WritingHost {
  t: Messages;
  items: () => readonly Item[];
  getSchema: (type: string) => Schema | undefined;
  /** Changes the value of a block, or of one in its slots. */
  change: (id: string, part: Path, value: Value) => void;
  select: (id: string) => void;
  /** Returns the id of the selected block. */
  getSelected: () => string | undefined;
  /** Whether a text of a block is still that of its widget's example. */
  isExample: (part: Part, path: Path) => boolean;
}

/** Place of a text on the page. */
interface Place {
  /** The element around the text; for rich text, the one whose content is its HTML. */
  element: HTMLElement;
  /** The text itself, if it is not rich. */
  node?: Text;
}

/** The text that is being written. */
interface Active {
  index: number;
  element: HTMLElement;
  setText: (text: string) => void;
  /** Inserts text at the caret. */
  insert: (text: string) => void;
  /** Focuses the text. The caret stays where it was. */
  focus: () => void;
  dispose: () => void;
  rich?: Editor;
}

interface Session {
  id: string;
  /** Path of the block in a slot that is written; empty for the block itself. */
  part: Path;
  /** Identity of the block in a slot that is written. */
  identity: object | undefined;
  block: HTMLElement;
  /** Paths and identities of the blocks in slots when the writing began. The canvas shows them there until it ends. */
  shown: ReadonlyMap<string, object | undefined>;
  /** Gives the elements of a block in a slot back after its texts were written. */
  release?: () => void;
  /** The latest value that the page has or is about to get. */
  value: Value;
  texts: InlineText[];
  places: Map<number, Place>;
  /** Whether `places` lacks texts, because another editor has changed the lists of the block. */
  isMoved?: boolean;
  active?: Active;
}

/** The state that other parts of the editor show. */
export interface WritingState {
  /** The block that is written in. */
  id: string | undefined;
  /** The editor of the rich text that is written. */
  rich: Editor | undefined;
  /** The prop that is written. */
  path?: Path;
}

/** Time within which the canvas renders a new block, and a mounted widget its texts, in milliseconds. */
const SHOW_TIMEOUT_MS = 1500;
/** Time within which a widget is loaded and mounted, in milliseconds. A slow network takes seconds. */
const MOUNT_TIMEOUT_MS = 10_000;
/** Time within which a mounted widget has rendered another text, in milliseconds. */
const RENDER_TIMEOUT_MS = 300;
/** Time after which typed text is reported, in milliseconds. Reports render the editor, and would delay each key. */
const REPORT_MS = 100;
/** Distance in CSS pixels within which a press belongs to a text. */
const REACH = 6;
/** Distance above or below a text within which a double click begins to write in it. */
const FAR = 64;

/** Elements of the editor that belong to writing: they take the focus without ending it. */
const BELONGING = '.ed-format, dialog';

const NONE: WritingState = { id: undefined, rich: undefined };

const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));

/** Waits for the timers that were set before. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const isShown = ({ element }: Place): boolean => element.checkVisibility({ visibilityProperty: true });

/** Opens closed `<details>` around a text. */
function reveal({ element }: Place): void {
  for (
    let around = element.closest('details');
    around;
    around = around.parentElement?.closest('details') ?? null
  )
    around.open = true;
}

export class Writer {
  readonly store = createStore<WritingState>(() => NONE);
  #canvas: Document | undefined;
  #host: WritingHost | undefined;
  #session: Session | undefined;
  #marks = 0;
  /** Time of the last press in either window. */
  #pressedAt = 0;
  /** Has the focus and the text that is typed while the next text is awaited. A Tab in it stands for a text after that, `\v` for Shift+Tab. */
  #caught: HTMLTextAreaElement | undefined;
  /** The text that was typed and is not reported yet. */
  #typed: { session: Session; index: number; text: string } | undefined;

  setHost(host: WritingHost): void {
    this.#host = host;
  }

  /** Receives the document of the canvas when it has loaded. */
  setCanvas(canvas: Document): void {
    if (this.#canvas === canvas) return;
    this.#canvas = canvas;
    for (const one of [document, canvas])
      one.addEventListener('pointerdown', () => (this.#pressedAt = performance.now()), { capture: true });
  }

  get state(): WritingState {
    return this.store.getState();
  }

  /** The element in which a text is written. */
  get element(): HTMLElement | undefined {
    return this.#session?.active?.element;
  }

  /** Whether an element is in the block that is written in. */
  isWithin = (target: EventTarget | null): boolean =>
    this.#session !== undefined && this.#session.block.contains(target as Node | null);

  /**
   * Begins to write in a block.
   * @param where a point of the canvas's window, or the first or last text
   * @returns whether there is such a text
   */
  async start(id: string, where: Point | 'first' | 'last'): Promise<boolean> {
    const stop = this.#watch();
    const isStarted = await this.#begin(id, where);
    stop.abort();
    return isStarted;
  }

  /**
   * Begins in the block itself or in one of its slots.
   * @param after the path of a part: only those after it, or before it for the last text
   */
  async #begin(id: string, where: Point | 'first' | 'last', after?: Path): Promise<boolean> {
    const isPoint = typeof where === 'object';
    if (isPoint && this.#session?.id === id && this.moveTo(where)) return true;
    const block = await this.#waitForBlock(id);
    if (!block) return false;
    if (isPoint) {
      const shown = findAt(block, where.x, where.y) ?? [];
      const part = this.#findMoved(id, shown);
      // The block is elsewhere on the page as soon as the canvas shows the change.
      const isMoved = part && joinPath(part) !== joinPath(shown);
      return part !== undefined && this.#beginPart(id, block, part, isMoved ? 'first' : where);
    }
    const paths = [
      ...new Map(
        [[], ...listInner(block).map((inner) => getInnerPath(inner)!)].map((path) => [joinPath(path), path]),
      ).values(),
    ];
    if (where === 'last') paths.reverse();
    const from = after ? paths.findIndex((path) => joinPath(path) === joinPath(after)) : -1;
    for (const part of paths.slice(from + 1)) if (await this.#beginPart(id, block, part, where)) return true;
    return false;
  }

  async #beginPart(
    id: string,
    block: HTMLElement,
    part: Path,
    where: Point | 'first' | 'last',
  ): Promise<boolean> {
    const isSame = this.#session?.id === id;
    if (isSame && joinPath(this.#session!.part) === joinPath(part)) return false;
    this.end();
    // The canvas renders the changes that the block got while it was written in.
    if (isSame) await nextFrame();
    const item = this.#listParts(id).find(({ path }) => joinPath(path) === joinPath(part));
    const texts = item ? this.#listTexts(item) : [];
    if (!item || texts.length === 0) return false;
    const { identity } = item;
    const { value } = item.props;
    const shown = new Map(this.#listParts(id).map((one) => [joinPath(one.path), one.identity]));
    const session: Session = { id, part, identity, block, shown, value, texts, places: new Map() };
    this.#session = session;
    this.#setState({ id, rich: undefined });
    this.#host!.select(id);
    // React renders the block as the one that is written in.
    await nextFrame();
    if (this.#session !== session) return false;
    await this.#locate(session);
    if (this.#session !== session) return false;
    sortByPage(session);
    // Another block may have been selected in the meantime.
    if (this.#host!.getSelected() !== id) {
      this.end();
      return false;
    }
    const isStarted =
      typeof where === 'object'
        ? this.moveTo(where, false) || (session.places.size === 0 && (await this.#enter(session, -1, 1)))
        : await this.#enter(session, where === 'first' ? -1 : texts.length, where === 'first' ? 1 : -1);
    if (!isStarted && this.#session === session) this.end();
    return isStarted;
  }

  /**
   * Begins to write in the first text of a block that was just added. Does nothing if the editor turns to another part before the block
   * is mounted.
   */
  async startFresh(id: string): Promise<void> {
    const stop = this.#watch();
    // Puck renders the block a moment after it was added, and a timer gives the outline the focus, which would end the writing.
    await this.#waitForBlock(id);
    await nextTask();
    await nextFrame();
    if (!stop.signal.aborted) await this.#begin(id, 'first');
    stop.abort();
  }

  /**
   * Ends a writing that waits for its text when the editor turns to another part. Aborts its signal then. Keys that write are kept for the
   * text.
   */
  #watch(): AbortController {
    const stop = new AbortController();
    stop.signal.addEventListener('abort', () => this.#giveCaught());
    const cancel = (event: Event): void => {
      const { type, target } = event;
      if (type === 'keydown' ? this.#catchKey(event as KeyboardEvent) : target === this.#caught) return;
      // The outline takes the focus after a block was added, and then its text does.
      if (type === 'focusin' && ((target as Element).matches('.ed-outline-block') || this.isWithin(target)))
        return;
      stop.abort();
      if (this.#session && !this.#session.active) this.end();
    };
    for (const one of [document, this.#canvas])
      for (const type of ['pointerdown', 'keydown', 'focusin'])
        one?.addEventListener(type, cancel, { capture: true, signal: stop.signal });
    return stop;
  }

  /** Keeps a key for the text that is awaited. Returns whether it belongs to it. */
  #catchKey(event: KeyboardEvent): boolean {
    const { key, shiftKey, ctrlKey, metaKey } = event;
    const target = event.target as HTMLElement;
    if (['Shift', 'Alt', 'AltGraph', 'CapsLock'].includes(key)) return true;
    if (key === 'Escape' || key === 'F6') return false;
    if (target !== this.#caught) {
      const isPlain = (!ctrlKey && !metaKey) || event.getModifierState('AltGraph');
      const isText = isPlain && (key.length === 1 || key === 'Dead' || key === 'Process');
      const isForText =
        target === this.#canvas?.body
          ? isText || ['Tab', 'Enter', 'Backspace', 'Delete'].includes(key)
          : isText && key !== ' ' && target.matches('[data-block], .ed-outline-block');
      if (!isForText) return false;
      this.#catch(target.ownerDocument, this.#caught?.value);
    }
    event.stopPropagation();
    if (key !== 'Tab') return true;
    event.preventDefault();
    const { selectionStart, selectionEnd } = this.#caught!;
    this.#caught!.setRangeText(shiftKey ? '\v' : '\t', selectionStart, selectionEnd, 'end');
    return true;
  }

  /** Catches the keys that follow. A key whose `keydown` moves the focus is typed where the focus is then. */
  #catch(document: Document, text = ''): void {
    this.#caught?.remove();
    const area = document.createElement('textarea');
    area.value = text;
    area.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 1px; height: 1px; opacity: 0';
    area.setAttribute('aria-label', this.#host!.t.richText);
    document.body.append(area);
    this.#caught = area;
    area.focus({ preventScroll: true });
  }

  /** Whether a block has texts that are written on the page. */
  canWrite(id: string): boolean {
    return this.#listParts(id).some((part) => this.#listTexts(part).length > 0);
  }

  /**
   * Writes the text at a point of the block.
   * @param isExact whether points beside the letters do not count
   */
  moveTo(point: Point, isExact = true): boolean {
    const session = this.#session;
    if (!session) return false;
    const hits = [...session.places].flatMap(([index, place]) => {
      if (!isShown(place) || index === session.active?.index) return [];
      const boxes = getBoxes(place);
      // Beside the letters of a line is on the text, too; then above and below it.
      const distances = boxes.flatMap(({ left, right, top, bottom }) => {
        const [aside, off] = [
          Math.max(0, left - REACH - point.x, point.x - right - REACH),
          Math.max(0, top - REACH - point.y, point.y - bottom - REACH),
        ];
        return off > 0 && (isExact || off > FAR) ? [] : [{ aside, off }];
      });
      const size = boxes.reduce((sum, { width, height }) => sum + width * height, 0);
      return distances.map((distance) => ({ index, size, ...distance }));
    });
    const [hit] = hits.sort((a, b) => a.off - b.off || a.aside - b.aside || a.size - b.size);
    if (!hit || (isExact && hit.aside > 0)) return false;
    this.#activate(session, hit.index, point);
    return true;
  }

  /** Goes to the next or the previous text, in the next or the previous block after the last. */
  async go(by: 1 | -1): Promise<void> {
    const session = this.#session;
    const index = session?.active?.index;
    if (!session || index === undefined || !this.#host) return;
    const stop = this.#watch();
    this.#deactivate(session);
    if (await this.#enter(session, await this.#findAgain(session, index), by)) return stop.abort();
    const ids = this.#host.items().map(({ props }) => props.id);
    const { id, part } = session;
    this.end();
    for (let at = ids.indexOf(id); ids[at] !== undefined && !stop.signal.aborted; at += by)
      if (await this.#begin(ids[at]!, by === 1 ? 'first' : 'last', ids[at] === id ? part : undefined))
        return stop.abort();
    if (!stop.signal.aborted) session.block.focus();
    stop.abort();
  }

  /** Reports the text that was typed since the last report. */
  flush(): void {
    const typed = this.#typed;
    if (!typed) return;
    const { session } = typed;
    const item = this.#find(session);
    // The page may have another value by now, for example of another editor.
    if (item) this.#adopt(session, item);
    // The text is gone.
    if (!this.#typed) return;
    const { index, text } = this.#typed;
    this.#typed = undefined;
    const { path, empty } = session.texts[index]!;
    session.texts[index] = { ...session.texts[index]!, text };
    if (!item) return;
    session.value = withAt(item.props.value, path, text === '' ? empty : text) as Value;
    this.#host?.change(session.id, session.part, session.value);
  }

  /** Ends the writing. The block shows its props again. */
  end(): void {
    const session = this.#session;
    if (!session) return;
    this.#deactivate(session);
    session.release?.();
    this.#session = undefined;
    this.#setState(NONE);
  }

  /** Ends the writing and focuses the block, as Escape does. */
  leave(): void {
    const block = this.#session?.block;
    this.end();
    block?.focus();
  }

  /** Receives a change of the block that is written in. Another value than the typed one comes from undo, or from another editor. */
  receive(): void {
    const session = this.#session;
    const item = session && this.#find(session);
    if (item) this.#adopt(session, item);
    else if (session?.part.length) this.end();
  }

  /** Takes another value of the block, and goes on with the text that is written. Ends the writing if the text is gone. */
  #adopt(session: Session, item: Part): void {
    const { value } = item.props;
    // Puck may have copied the value.
    if (value === session.value || JSON.stringify(value) === JSON.stringify(session.value)) return;
    // The form shows its changes at once. Changes of colleagues wait while the text has the focus.
    if (!this.#typed && document.activeElement?.closest('#ed-form')) {
      this.end();
      return;
    }
    const texts = this.#listTexts(item);
    const { active, texts: before } = session;
    const written = active && before[active.index]!;
    const next = written && findSameText(written, before, texts);
    if (written && !next) {
      this.#typed = undefined;
      this.end();
      return;
    }
    session.value = value;
    const paths = new Map(texts.map((text) => [joinPath(text.path), text]));
    const isSameOrder =
      next === undefined ||
      (joinPath(next.path) === joinPath(written!.path) &&
        texts.length === before.length &&
        before.every(({ path }) => paths.has(joinPath(path))));
    if (isSameOrder)
      session.texts = before.map((text, index) => {
        const other = paths.get(joinPath(text.path)) ?? text;
        const place = session.places.get(index);
        // The widget renders again only when the writing in the block ends.
        if (index !== active?.index && place && other.text !== text.text) {
          if (place.node) place.node.data = other.text;
          else place.element.innerHTML = other.text;
        }
        return other;
      });
    else {
      // The other texts are found again when the writing goes on to one of them.
      session.isMoved = true;
      active!.index = texts.indexOf(next);
      session.texts = texts;
      session.places = new Map([[active!.index, session.places.get(before.indexOf(written!))!]]);
    }
    if (!next || !active) return;
    const typed = this.#typed;
    if (typed) typed.index = active.index;
    if (next.text === written.text) return;
    const shown = typed ? mergeTexts(written.text, typed.text, next.text) : next.text;
    if (typed) typed.text = shown;
    active.setText(shown);
  }

  /** Returns the element of a block. A new block is rendered a moment after it was added. */
  async #waitForBlock(id: string): Promise<HTMLElement | undefined> {
    const end = performance.now() + SHOW_TIMEOUT_MS;
    for (;;) {
      const block = this.#canvas?.querySelector<HTMLElement>(`[data-block="${CSS.escape(id)}"]`);
      if (block || performance.now() > end) return block ?? undefined;
      await nextFrame();
    }
  }

  /** Returns the block and those in its slots. */
  #listParts(id: string): Part[] {
    const item = this.#host?.items().find(({ props }) => props.id === id);
    return item ? listParts(item) : [];
  }

  /** Returns the path that a block has now in the slots of the one that is written in. Undefined if it was removed. */
  #findMoved(id: string, path: Path): Path | undefined {
    const session = this.#session;
    if (session?.id !== id) return path;
    const shown = session.shown.get(joinPath(path));
    return this.#listParts(id).find(({ identity }) => identity === shown)?.path;
  }

  /** Finds the block that is written. Another editor may have moved it in its slots. */
  #find(session: Session): Part | undefined {
    const found = this.#listParts(session.id).find(({ identity }) => identity === session.identity);
    if (found) session.part = found.path;
    return found;
  }

  #listTexts({ type, props: { value } }: Part): InlineText[] {
    const schema = this.#host?.getSchema(type);
    if (typeof value === 'string')
      // The fields of the form keep a layout, which the editor of rich text would remove.
      return type === RICH_TEXT && !isLayout(value)
        ? [{ path: [], kind: 'rich-text', text: value, label: this.#host!.t.richText, empty: '' }]
        : [];
    return schema ? [...listInlineTexts(schema, value)] : [];
  }

  /**
   * Ends the writing if the focus has left the text, its bar and its dialogs. The window itself may lose the focus. A text that loses it
   * without a press, because its block was moved, gets it again.
   */
  #onBlur(session: Session): void {
    const { active } = session;
    const pressedAt = this.#pressedAt;
    setTimeout(() => {
      if (!active || this.#session !== session || session.active !== active || !document.hasFocus()) return;
      const focused = document.activeElement;
      if (focused?.closest(BELONGING)) return;
      const isInPage = focused === this.#canvas?.defaultView?.frameElement;
      const inner = this.#canvas?.activeElement ?? null;
      if (isInPage && active.element.contains(inner)) return;
      const isNowhere = focused === document.body || (isInPage && inner === this.#canvas?.body);
      if (isNowhere && pressedAt === this.#pressedAt && active.element.isConnected) active.focus();
      else this.end();
    });
  }

  /** Finds the texts of a block whose lists another editor has changed. Returns the index of the text that had this one. */
  async #findAgain(session: Session, index: number): Promise<number> {
    if (!session.isMoved) return index;
    session.isMoved = false;
    const { path } = session.texts[index]!;
    await this.#locate(session);
    sortByPage(session);
    return session.texts.findIndex((text) => text.path === path);
  }

  /** Activates the first text after an index that the page shows. */
  async #enter(session: Session, after: number, by: 1 | -1): Promise<boolean> {
    if (this.#session !== session) return false;
    for (let index = after + by; session.texts[index]; index += by) {
      const { text } = session.texts[index]!;
      if (text === '' && !session.places.has(index)) await this.#locate(session, index);
      if (this.#session !== session) return false;
      const place = session.places.get(index);
      if (!place) continue;
      reveal(place);
      if (!isShown(place)) continue;
      this.#activate(session, index);
      return true;
    }
    return false;
  }

  #activate(session: Session, index: number, point?: Point): void {
    this.#deactivate(session);
    const text = session.texts[index]!;
    const place = session.places.get(index)!;
    const onChange = (typed: string): void => this.#onType(session, session.active?.index ?? index, typed);
    const active: Active =
      text.kind === 'rich-text'
        ? this.#writeRichText(text, place, onChange, point)
        : this.#writePlainText(text, place, onChange);
    active.index = index;
    session.active = active;
    const { element } = active;
    element.addEventListener('keydown', (event) => this.#onKey(event));
    // The widget around the text does not see its events.
    for (const type of [
      'keydown',
      'keyup',
      'keypress',
      'pointerdown',
      'mousedown',
      'touchstart',
      'click',
      'input',
    ])
      element.addEventListener(type, (event) => event.stopPropagation());
    element.addEventListener('focusout', () => this.#onBlur(session));
    element.addEventListener('beforeinput', (event) => {
      // The page has its own history.
      if (event.inputType.startsWith('history')) event.preventDefault();
    });
    this.#setState({ id: session.id, rich: active.rich, path: [...session.part, ...text.path] });
    if (!active.rich) {
      element.focus();
      placeCaret(element, point);
    }
    const item = this.#find(session);
    // Typed text replaces an example.
    if (!point && item && this.#host!.isExample(item, text.path)) {
      const { rich } = active;
      // Within the first and the last block, so that a heading stays one.
      if (rich) selectText(rich, 1, rich.state.doc.content.size - 1);
      else element.ownerDocument.getSelection()?.selectAllChildren(element);
    }
    element.scrollIntoView({ block: 'nearest' });
  }

  /** Types the caught keys into their text, then the keys of the next one. */
  #giveCaught(): void {
    const caught = this.#caught;
    if (!caught) return;
    caught.remove();
    this.#caught = undefined;
    const active = this.#session?.active;
    const [, words, key, rest] = /^([^\t\v]*)([\t\v]?)(.*)$/s.exec(caught.value)!;
    if (active && words) active.insert(words);
    if (!active || !key) return;
    void this.go(key === '\t' ? 1 : -1);
    this.#catch(caught.ownerDocument, rest);
  }

  #writePlainText(
    { kind, text, label }: InlineText,
    { node }: Place,
    onChange: (text: string) => void,
  ): Active {
    const written = writePlainText(node!, { text, label, hasLines: kind === 'long-text', onChange });
    return {
      ...written,
      index: -1,
      dispose: () => {
        // The widget itself renders again only when the writing in the block ends.
        node!.data = written.element.textContent;
        written.element.remove();
      },
    };
  }

  #writeRichText(
    { text, label }: InlineText,
    { element }: Place,
    onChange: (html: string) => void,
    point?: Point,
  ): Active {
    const attributes = [...element.attributes].map(({ name, value }) => [name, value] as const);
    element.replaceChildren();
    const rich = createRichTextEditor({
      element: { mount: element },
      html: text,
      label,
      hasHistory: false,
      onChange,
    });
    const at = point && rich.view.posAtCoords({ left: point.x, top: point.y })?.pos;
    selectText(rich, at ?? rich.state.doc.content.size);
    rich.view.focus();
    return {
      index: -1,
      element,
      rich,
      setText: (html) => setHtml(rich, html),
      insert: (words) => void rich.view.pasteText(words),
      focus: () => rich.view.focus(),
      dispose: () => {
        const html = getHtml(rich);
        rich.destroy();
        for (const name of element.getAttributeNames()) element.removeAttribute(name);
        for (const [name, value] of attributes) element.setAttribute(name, value);
        element.innerHTML = html;
      },
    };
  }

  #deactivate(session: Session): void {
    this.flush();
    const { active } = session;
    delete session.active;
    active?.dispose();
  }

  /** Reports typed text after the browser has shown it. */
  #onType(session: Session, index: number, text: string): void {
    const isScheduled = this.#typed !== undefined;
    this.#typed = { session, index, text };
    if (!isScheduled) setTimeout(() => this.flush(), REPORT_MS);
  }

  #onKey(event: KeyboardEvent): void {
    const key = event.key.toLowerCase();
    // Rich text uses Tab in lists. It also prevents Escape and undo, without handling them.
    if (event.isComposing || (event.defaultPrevented && key === 'tab')) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const { active, texts } = this.#session ?? {};
    const act = (action: () => void): void => {
      event.preventDefault();
      action();
    };
    if (key === 'escape') act(() => this.leave());
    else if (key === 'tab') act(() => void this.go(event.shiftKey ? -1 : 1));
    else if (key === 'enter' && active && texts?.[active.index]?.kind === 'text') act(() => this.leave());
    else if ((isCommand && ['z', 'y', 's', 'k'].includes(key)) || key === 'f6') {
      this.flush();
      // The list of commands takes the focus.
      if (key === 'k') this.end();
      // The editor's shortcuts, which text boxes keep for themselves otherwise.
      const copy = new KeyboardEvent('keydown', { ...pick(event), bubbles: true, cancelable: true });
      if (!this.#canvas?.body.dispatchEvent(copy)) event.preventDefault();
    }
  }

  /**
   * Gives the widget its texts with marks, and finds the marks on the page.
   * @param wanted index of an empty text that gets a mark, too
   */
  async #locate(session: Session, wanted?: number): Promise<void> {
    const { block, texts, value, part } = session;
    session.places.clear();
    if (typeof value === 'string' && part.length > 0) {
      const taken = takeText(block, part);
      if (!taken) return;
      session.places.set(0, taken);
      session.release = () => taken.release(session.value === value);
      return;
    }
    if (typeof value === 'string') {
      const container = block.ownerDocument.createElement(WRITTEN);
      container.innerHTML = value;
      block.replaceChildren(container);
      session.places.set(0, { element: container });
      return;
    }
    const marker = part.length > 0 ? listInner(block, part)[0] : block.querySelector('[data-widget]');
    const { type } = this.#find(session)!;
    if (part.length > 0)
      session.release = () =>
        marker?.setAttribute(
          'data-props',
          JSON.stringify(withItems(block.ownerDocument, type, session.value)),
        );
    const base = (this.#marks += texts.length) - texts.length;
    const depths = new Map<number, number>();
    let marked: unknown = value;
    for (const [index, { path, kind, text }] of texts.entries()) {
      if (text === '' && index !== wanted) continue;
      const mark = createMark(base + index);
      const rich = kind === 'rich-text' ? markHtml(text || '<p></p>', mark) : undefined;
      if (rich) depths.set(index, rich.depth);
      marked = withAt(marked, path, rich?.html ?? mark + text);
    }
    if (marked === value) return;
    marker?.setAttribute('data-props', JSON.stringify(marked));
    let isAwaited = wanted === undefined && marker?.childElementCount === 0;
    let end = performance.now() + (wanted === undefined ? SHOW_TIMEOUT_MS : RENDER_TIMEOUT_MS);
    if (isAwaited) end = performance.now() + MOUNT_TIMEOUT_MS;
    do {
      await nextFrame();
      if (this.#session !== session) return;
      if (isAwaited && marker!.childElementCount > 0) {
        isAwaited = false;
        end = performance.now() + SHOW_TIMEOUT_MS;
      }
      for (const [number, node] of findMarks(block)) {
        const index = number - base;
        const depth = depths.get(index);
        if (index < 0 || index >= texts.length) continue;
        const place: Place =
          depth === undefined
            ? { element: node.parentElement!, node }
            : { element: findContainer(node, depth) };
        const known = session.places.get(index);
        if (!known || (!isShown(known) && isShown(place))) session.places.set(index, place);
      }
    } while (session.places.size === 0 && performance.now() < end);
  }

  #setState(state: WritingState): void {
    this.store.setState(state, true);
  }
}

/** Returns the kind of place that a path leads to: without the indexes of lists. */
const getShape = (path: Path): string => path.filter((step) => typeof step !== 'number').join('.');

/**
 * Finds a text after another editor changed its block: at its path, or the same words in another item of its lists, since items may have been
 * added, removed or moved before it.
 */
function findSameText(
  written: InlineText,
  before: readonly InlineText[],
  after: readonly InlineText[],
): InlineText | undefined {
  const isEqual = (text: InlineText): boolean =>
    text.text === written.text && getShape(text.path) === getShape(written.path);
  const place = joinPath(written.path);
  const same = after.find((text) => joinPath(text.path) === place);
  if (same?.text === written.text) return same;
  const [known, equal] = [before.filter(isEqual), after.filter(isEqual)];
  // Of several equal texts, the one with the same number of equal ones before it.
  if (equal.length >= known.length) return equal[known.findIndex((text) => joinPath(text.path) === place)];
  return before.length === after.length ? same : undefined;
}

/** Sorts the texts of a block as the page shows them. A text without a place stays behind the one before it in the schema. */
function sortByPage(session: Session): void {
  const { texts, places } = session;
  const getNode = (index: number): Node => places.get(index)!.node ?? places.get(index)!.element;
  const order = [...places.keys()].sort((a, b) =>
    getNode(a).compareDocumentPosition(getNode(b)) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  for (const index of texts.keys())
    if (!places.has(index)) order.splice(order.indexOf(index - 1) + 1, 0, index);
  session.texts = order.map((index) => texts[index]!);
  session.places = new Map(
    order.flatMap((index, place) => (places.has(index) ? [[place, places.get(index)!]] : [])),
  );
}

/** Copies the keys of a keyboard event. */
const pick = ({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): KeyboardEventInit => ({
  key,
  code,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
});

/** Finds the texts with marks in an element. */
function* findMarks(element: Element): Generator<[number, Text]> {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const number of readMarks(node.textContent ?? '')) yield [number, node as Text];
}

/** Returns the element that contains a rich text as its HTML. */
function findContainer(node: Text, depth: number): HTMLElement {
  let container = node.parentElement!;
  for (let level = 0; level < depth && container.parentElement; level += 1)
    container = container.parentElement;
  return container;
}

/** Returns the boxes of a text in the window. */
function getBoxes({ element, node }: Place): DOMRect[] {
  if (!node) return [element.getBoundingClientRect()];
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()];
}
