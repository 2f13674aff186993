/** The editor of rich text, in a block's form and on the page. */
import { createDocument, Editor, type EditorOptions, Extension, Mark } from '@tiptap/core';
import { Fragment, type Node as PmNode } from '@tiptap/pm/model';
import { Plugin, TextSelection, type Transaction } from '@tiptap/pm/state';
import { StarterKit } from '@tiptap/starter-kit';
import { findCommon } from '../model/differences.ts';
import { toRichText } from './pasted-html.ts';
import { pasteFiles, pictures } from './pictures.ts';
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

/** Headings keep the id to which links of other pages lead. The second part of a heading that is split has none. */
const anchors = Extension.create({
  name: 'anchors',
  addGlobalAttributes: () => [{ types: ['heading'], attributes: { id: { default: null } } }],
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction(transactions, _before, { doc, tr }) {
        if (!transactions.some(({ docChanged }) => docChanged)) return null;
        const seen = new Set<unknown>();
        doc.descendants(({ attrs: { id } }, position) => {
          if (id && seen.has(id)) tr.setNodeAttribute(position, 'id', null);
          seen.add(id);
        });
        return tr.docChanged ? tr : null;
      },
    }),
  ],
});

/** A mark for letters above or below the line. */
const createIndex = (name: string, tag: 'sup' | 'sub', other: string) =>
  Mark.create({
    name,
    excludes: other,
    parseHTML: () => [{ tag }, { style: `vertical-align=${tag === 'sup' ? 'super' : 'sub'}` }],
    renderHTML: () => [tag, 0],
  });

/** Creates an editor with headings, paragraphs, lists, quotes, links, tables and pictures. */
export function createRichTextEditor({ element, html, label, hasHistory, onChange }: Options): Editor {
  const created: Editor = new Editor({
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
      anchors,
      ...tables,
      pictures,
      createIndex('superscript', 'sup', 'subscript'),
      createIndex('subscript', 'sub', 'superscript'),
    ],
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
      transformPastedHTML: toRichText,
      handlePaste: (_view, { clipboardData }) => pasteFiles(created, clipboardData),
    },
    onUpdate: ({ editor, transaction }) => {
      // Updates also occur when only settings change.
      if (transaction.docChanged) onChange(getHtml(editor));
    },
  });
  return created;
}

/** Returns the text as HTML; '' if it is empty. */
export const getHtml = (editor: Editor): string => (editor.isEmpty ? '' : editor.getHTML());

/** Shows another text, for example after undo or of another editor. Only the parts that differ are replaced, so the cursor stays in its words. */
export function setHtml(editor: Editor, html: string): void {
  if (getHtml(editor) === html) return;
  const { state, view } = editor;
  const next = createDocument(html, editor.schema, PARSING);
  const [olds, news] = [state.doc, next].map(({ children }) => children) as [PmNode[], PmNode[]];
  const { tr } = state;
  const { from } = state.selection;
  let cursor = from;
  let [at, nextAt, oldPosition, nextPosition] = [0, 0, 0, 0];
  const sizeOf = (nodes: readonly PmNode[]): number => nodes.reduce((sum, { nodeSize }) => sum + nodeSize, 0);
  const toKey = (node: PmNode): string => JSON.stringify(node.toJSON());
  for (const [to, nextTo] of [
    ...findCommon(olds.map(toKey), news.map(toKey)),
    [olds.length, news.length] as const,
  ]) {
    const [gap, nextGap] = [olds.slice(at, to), news.slice(nextAt, nextTo)];
    if (gap.length + nextGap.length > 0) replacePart(tr, next, [oldPosition, gap], [nextPosition, nextGap]);
    if (from >= oldPosition) cursor = nextPosition + from - oldPosition;
    oldPosition += sizeOf(gap) + (olds[to]?.nodeSize ?? 0);
    nextPosition += sizeOf(nextGap) + (news[nextTo]?.nodeSize ?? 0);
    [at, nextAt] = [to + 1, nextTo + 1];
  }
  if (!tr.doc.eq(next)) tr.replaceWith(0, tr.doc.content.size, next.content);
  // The words around the cursor were replaced.
  if (tr.mapping.mapResult(from).deletedAcross) {
    const near = tr.doc.resolve(Math.min(cursor, tr.doc.content.size));
    tr.setSelection(TextSelection.between(near, near, -1));
  }
  view.dispatch(tr.setMeta('preventUpdate', true).setMeta('addToHistory', false));
}

/** Elements of a text and their position. */
type Part = readonly [position: number, nodes: readonly PmNode[]];

/** Replaces elements of a document that a transaction changes, without the equal beginning and end. */
function replacePart(tr: Transaction, next: PmNode, [old, olds]: Part, [at, news]: Part): void {
  const [before, after] = [Fragment.from(olds), Fragment.from(news)];
  const start = before.findDiffStart(after) ?? 0;
  let { a, b } = before.findDiffEnd(after) ?? { a: before.size, b: after.size };
  // The equal beginning and end overlap where letters are repeated.
  const overlap = start - Math.min(a, b);
  if (overlap > 0) [a, b] = [a + overlap, b + overlap];
  tr.replace(tr.mapping.map(old + start), tr.mapping.map(old + a), next.slice(at + start, at + b));
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
