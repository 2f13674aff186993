import { AutoField, type Field, RichTextMenu } from '@puckeditor/core';
import { UndoRedo } from '@tiptap/extensions';
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { joinPath, type Path } from 'saaristo/form';
import { useEditor } from '../context.ts';
import type { Described } from './field.ts';
import { LinkDialog } from './LinkDialog.tsx';

interface RichTextProps {
  label: string;
  words: ReactNode;
  path: Path;
  value: string;
  onChange: (html: string) => void;
  described: Described;
}

type RichText = Extract<Field<string>, { type: 'richtext' }>;
type Extension = NonNullable<NonNullable<RichText['tiptap']>['extensions']>[number];
type MenuProps = ComponentProps<NonNullable<RichText['renderMenu']>>;

type TextEditor = NonNullable<MenuProps['editor']>;

interface FieldContextValue {
  onChange: (html: string) => void;
  /** Opens the dialog for the link of the selection. */
  onLink: (editor: TextEditor) => void;
}

const FieldContext = createContext<FieldContextValue>({ onChange: () => {}, onLink: () => {} });

/**
 * Adds links to Puck's menu. Also reports changes at once, since Puck reports them after a delay and a button pressed earlier would use the
 * old text.
 */
function Menu({ children, editor, editorState }: MenuProps) {
  const { t } = useEditor();
  const { onChange: change, onLink } = use(FieldContext);
  useEffect(() => {
    if (!editor) return;
    const reportChange = ({ transaction }: { transaction: { docChanged: boolean } }): void => {
      // Updates also occur when only settings change.
      if (transaction.docChanged) change(editor.getHTML());
    };
    editor.on('update', reportChange);
    return () => {
      editor.off('update', reportChange);
    };
  }, [editor, change]);
  return (
    <RichTextMenu>
      {children}
      <RichTextMenu.Group>
        <RichTextMenu.Control
          icon={LINK_ICON}
          title={t.link}
          active={editorState?.['isLink'] === true}
          disabled={editorState?.['canLink'] !== true}
          onClick={() => editor && onLink(editor)}
        />
      </RichTextMenu.Group>
    </RichTextMenu>
  );
}

const LINK_ICON = (
  <svg className="ed-menu-icon" viewBox="0 0 24 24" aria-hidden="true">
    <path
      d="M10 14a5 5 0 0 0 7 0l3-3a5 5 0 0 0-7-7l-1.5 1.5M14 10a5 5 0 0 0-7 0l-3 3a5 5 0 0 0 7 7l1.5-1.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    />
  </svg>
);

/** Rich text with headings, paragraphs, lists and links, edited with Puck's editor. */
const RICH_TEXT: RichText = {
  type: 'richtext',
  renderMenu: Menu,
  options: {
    // Text typed after a link is not part of it. Links have no target of their own and do not open while editing.
    link: { autolink: false, openOnClick: false, HTMLAttributes: { target: null, rel: null } },
  },
  tiptap: {
    // Puck's editor has no history of its own. The types differ, because Puck has a copy of the core.
    extensions: [UndoRedo as unknown as Extension],
    selector: ({ editor }) => ({
      isLink: editor?.isActive('link'),
      canLink: editor?.can().setMark('link'),
    }),
  },
};

function getHref(editor: TextEditor): string | undefined {
  const href: unknown = editor.getAttributes('link')['href'];
  return typeof href === 'string' ? href : undefined;
}

/** Sets or removes the link of the selection, or of the link at the cursor. Without either, inserts a link with its own text. */
function setLink(editor: TextEditor, href: string | undefined, title?: string): void {
  const isLink = editor.isActive('link');
  const chain = editor.chain().focus().extendMarkRange('link');
  if (href === undefined) chain.unsetMark('link').run();
  else if (isLink || !editor.state.selection.empty) chain.setMark('link', { href }).run();
  else
    chain
      .insertContent({ type: 'text', text: title ?? href, marks: [{ type: 'link', attrs: { href } }] })
      .run();
}

/** Ignores Puck's delayed change, which `Menu` has already reported. */
const ignore = (): void => {};

/** A field for rich text. */
export function RichTextField({ label, words, path, value, onChange, described }: RichTextProps) {
  const field = useRef<HTMLFieldSetElement>(null);
  const [linking, setLinking] = useState<TextEditor>();
  const context = useMemo(() => ({ onChange, onLink: setLinking }), [onChange]);
  useEffect(() => {
    const element = field.current;
    if (!element) return;
    // Puck renders its editor later, and without an accessible name.
    const setName = (): void => element.querySelector('[role="textbox"]')?.setAttribute('aria-label', label);
    setName();
    const observer = new MutationObserver(setName);
    observer.observe(element, { subtree: true, childList: true });
    return () => observer.disconnect();
  }, [label]);
  return (
    <fieldset
      ref={field}
      className="ed-group ed-richtext"
      data-path={joinPath(path)}
      aria-describedby={described['aria-describedby']}
    >
      <legend>{label}</legend>
      <FieldContext value={context}>
        <AutoField field={RICH_TEXT} id={described.id} value={value} onChange={ignore} />
      </FieldContext>
      {words}
      {linking && (
        <LinkDialog
          href={getHref(linking)}
          onLink={(href, title) => {
            setLinking(undefined);
            setLink(linking, href, title);
          }}
          onClose={() => setLinking(undefined)}
        />
      )}
    </fieldset>
  );
}
