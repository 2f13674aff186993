import { AutoField, type Field } from '@puckeditor/core';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { pathText, type Problem } from '../model/check.ts';

interface RichTextProps {
  label: string;
  words: ReactNode;
  path: Problem['path'];
  value: string;
  onChange: (html: string) => void;
  described: { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string };
}

/** Headings, paragraphs, lists and links, by Puck's own editor. */
const RICH_TEXT: Field<string> = { type: 'richtext' };

/** A text with structure. */
export function RichTextField({ label, words, path, value, onChange, described }: RichTextProps) {
  // Puck's editor says its last text again whenever it is given another function.
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  });
  const change = useCallback((html: string | undefined): void => {
    if (html !== undefined && html !== latest.current.value) latest.current.onChange(html);
  }, []);
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
      <AutoField field={RICH_TEXT} id={described.id} value={value} onChange={change} />
      {words}
    </fieldset>
  );
}
