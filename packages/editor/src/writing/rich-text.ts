/** The editor of rich text, in a block's form and on the page. */
import { Editor, type EditorOptions } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { StarterKit } from '@tiptap/starter-kit';
import { toRichText } from './pasted-html.ts';
import { tables } from './tables.ts';

interface Options {
  /** The element that becomes the text box, or one that gets it as a child. */
  element: EditorOptions['element'];
  html: string;
  /** Accessible name. */
  label: string;
  /** Whether the text has its own undo history. false: it uses that of the page. */
  hasHistory: boolean;
  onChange: (html: string) => void;
}

/** White space at the ends of a text stays while it is typed. */
const PARSING = { preserveWhitespace: true } as const;

/** Creates an editor with headings, paragraphs, lists, quotes and links. */
export function createRichTextEditor({ element, html, label, hasHistory, onChange }: Options): Editor {
  return new Editor({
    element,
    content: html,
    parseOptions: PARSING,
    injectCSS: false,
    extensions: [
      StarterKit.configure({
        // Text typed after a link is not part of it. Links have no target of their own and do not open while editing.
        link: { autolink: false, openOnClick: false, HTMLAttributes: { target: null, rel: null } },
        trailingNode: false,
        dropcursor: false,
        ...(!hasHistory && { undoRedo: false as const }),
      }),
      ...tables,
    ],
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
      transformPastedHTML: toRichText,
    },
    onUpdate: ({ editor, transaction }) => {
      // Updates also occur when only settings change.
      if (transaction.docChanged) onChange(getHtml(editor));
    },
  });
}

/** Returns the text as HTML; '' if it is empty. */
export const getHtml = (editor: Editor): string => (editor.isEmpty ? '' : editor.getHTML());

/** Shows another text, for example after undo. The cursor stays as far as possible. */
export function setHtml(editor: Editor, html: string): void {
  if (getHtml(editor) === html) return;
  const { from, to } = editor.state.selection;
  editor.commands.setContent(html, { emitUpdate: false, parseOptions: PARSING });
  selectText(editor, from, to);
}

/** Selects the text between two positions, or those nearest to them that are in a text. Without `to`, sets the cursor. */
export function selectText({ state, view }: Editor, from: number, to = from): void {
  const [anchor, head] = [from, to].map((at) => state.doc.resolve(Math.min(at, state.doc.content.size)));
  view.dispatch(state.tr.setSelection(TextSelection.between(anchor!, head!, -1)));
}

/** Returns the address of the link at the cursor. */
export function getHref(editor: Editor): string | undefined {
  const href: unknown = editor.getAttributes('link')['href'];
  return typeof href === 'string' ? href : undefined;
}

/** Sets or removes the link of the selection, or of the link at the cursor. Without either, inserts a link with its own text. */
export function setLink(editor: Editor, href: string | undefined, title?: string): void {
  const isLink = editor.isActive('link');
  const chain = editor.chain().focus().extendMarkRange('link');
  if (href === undefined) chain.unsetMark('link').run();
  else if (isLink || !editor.state.selection.empty) chain.setMark('link', { href }).run();
  else
    chain
      .insertContent({ type: 'text', text: title ?? href, marks: [{ type: 'link', attrs: { href } }] })
      .run();
}
