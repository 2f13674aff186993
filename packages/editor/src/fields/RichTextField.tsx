import type { Editor } from '@tiptap/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { joinPath, type Path } from 'saaristo/form';
import { FormatBar } from '../writing/FormatBar.tsx';
import { createRichTextEditor, setHtml } from '../writing/rich-text.ts';
import type { Described } from './field.ts';

interface RichTextProps {
  label: string;
  words: ReactNode;
  path: Path;
  value: string;
  onChange: (html: string) => void;
  described: Described;
}

/** A field for rich text with headings, paragraphs, lists and links. */
export function RichTextField({ label, words, path, value, onChange, described }: RichTextProps) {
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  });
  useEffect(() => {
    const created = createRichTextEditor({
      element: place.current,
      html: latest.current.value,
      label,
      hasHistory: true,
      onChange: (html) => {
        latest.current.value = html;
        latest.current.onChange(html);
      },
    });
    setEditor(created);
    return () => created.destroy();
  }, [label]);
  // Follows changes from outside, such as undo.
  useEffect(() => {
    if (editor && !editor.isDestroyed) setHtml(editor, value);
  }, [editor, value]);
  const describedBy = described['aria-describedby'];
  return (
    <fieldset className="ed-group ed-richtext" data-path={joinPath(path)} aria-describedby={describedBy}>
      <legend>{label}</legend>
      {editor && <FormatBar editor={editor} />}
      <div ref={place} id={described.id} className="ed-richtext-text" />
      {words}
    </fieldset>
  );
}
