import { AutoField, type Field } from '@puckeditor/core';
import { type ComponentProps, createContext, type ReactNode, use, useEffect, useRef } from 'react';
import { pathText, type Problem } from '../model/check.ts';

interface RichTextProps {
  label: string;
  words: ReactNode;
  path: Problem['path'];
  value: string;
  onChange: (html: string) => void;
  described: { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string };
}

type RichText = Extract<Field<string>, { type: 'richtext' }>;
type MenuProps = ComponentProps<NonNullable<RichText['renderMenu']>>;

const ChangeContext = createContext<(html: string) => void>(() => {});

/** Puck's menu; and tells at once what is typed, which Puck itself tells after a pause: a button that is pressed by then has it all. */
function Menu({ children, editor }: MenuProps) {
  const change = use(ChangeContext);
  useEffect(() => {
    if (!editor) return;
    const tell = ({ transaction }: { transaction: { docChanged: boolean } }): void => {
      // It tells of its settings, too.
      if (transaction.docChanged) change(editor.getHTML());
    };
    editor.on('update', tell);
    return () => {
      editor.off('update', tell);
    };
  }, [editor, change]);
  return children;
}

/** Headings, paragraphs, lists and links, by Puck's own editor. */
const RICH_TEXT: RichText = { type: 'richtext', renderMenu: Menu };

/** `Menu` has told it already. */
const ignore = (): void => {};

/** A text with structure. */
export function RichTextField({ label, words, path, value, onChange, described }: RichTextProps) {
  const field = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const element = field.current;
    if (!element) return;
    // Puck's editor comes a moment later, and has no name.
    const name = (): void => element.querySelector('[role="textbox"]')?.setAttribute('aria-label', label);
    name();
    const observer = new MutationObserver(name);
    observer.observe(element, { subtree: true, childList: true });
    return () => observer.disconnect();
  }, [label]);
  return (
    <fieldset
      ref={field}
      className="ed-group ed-richtext"
      data-path={pathText(path)}
      aria-describedby={described['aria-describedby']}
    >
      <legend>{label}</legend>
      <ChangeContext value={onChange}>
        <AutoField field={RICH_TEXT} id={described.id} value={value} onChange={ignore} />
      </ChangeContext>
      {words}
    </fieldset>
  );
}
