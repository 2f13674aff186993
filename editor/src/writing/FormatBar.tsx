import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, type ReactNode, useEffect, useReducer, useRef, useState } from 'react';
import { useEditor } from '../context.ts';
import { LinkDialog } from '../fields/LinkDialog.tsx';
import { getHref, setLink } from './rich-text.ts';

interface FormatBarProps {
  editor: Editor;
  className?: string;
}

const HEADINGS = [2, 3, 4] as const;

/** Buttons that format the selection of a rich text. One of them is in the tab order; arrow keys move between them. */
export function FormatBar({ editor, className = '' }: FormatBarProps) {
  const { t } = useEditor();
  const [isLinking, setLinking] = useState(false);
  const linkButton = useRef<HTMLButtonElement>(null);
  const [, update] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    editor.on('transaction', update);
    return () => {
      editor.off('transaction', update);
    };
  }, [editor]);

  const renderButton = (
    name: keyof typeof t.format,
    icon: ReactNode,
    isActive: boolean,
    onPress: () => void,
    isEnabled = true,
  ) => (
    <button
      ref={name === 'link' ? linkButton : null}
      type="button"
      aria-label={t.format[name] as string}
      title={t.format[name] as string}
      aria-pressed={isActive}
      aria-disabled={!isEnabled}
      tabIndex={-1}
      onClick={() => isEnabled && onPress()}
    >
      {icon}
    </button>
  );
  const level = HEADINGS.find((one) => editor.isActive('heading', { level: one })) ?? 0;
  const chain = () => editor.chain().focus();
  return (
    <div
      className={`ed-format ${className}`}
      role="toolbar"
      tabIndex={-1}
      aria-label={t.format.toolbar}
      onKeyDown={(event) => moveFocus(event, () => editor.commands.focus())}
      // The text keeps the focus and its selection.
      onMouseDown={(event) => (event.target as Element).closest('button') && event.preventDefault()}
    >
      <select
        aria-label={t.format.style}
        value={level}
        onChange={({ target }) => {
          const next = HEADINGS.find((one) => one === Number(target.value));
          if (next) chain().setHeading({ level: next }).run();
          else chain().setParagraph().run();
        }}
      >
        <option value={0}>{t.format.paragraph}</option>
        {HEADINGS.map((one) => (
          <option key={one} value={one}>
            {t.format.heading(one)}
          </option>
        ))}
      </select>
      {renderButton('bold', <b>B</b>, editor.isActive('bold'), () => chain().toggleBold().run())}
      {renderButton('italic', <i>I</i>, editor.isActive('italic'), () => chain().toggleItalic().run())}
      {renderButton('underline', <u>U</u>, editor.isActive('underline'), () =>
        chain().toggleUnderline().run(),
      )}
      {renderButton('strike', <s>S</s>, editor.isActive('strike'), () => chain().toggleStrike().run())}
      {renderButton(
        'link',
        renderIcon(
          'M10 14a5 5 0 0 0 7 0l3-3a5 5 0 0 0-7-7l-1.5 1.5M14 10a5 5 0 0 0-7 0l-3 3a5 5 0 0 0 7 7l1.5-1.5',
        ),
        editor.isActive('link'),
        () => setLinking(true),
        editor.can().setMark('link'),
      )}
      {renderButton(
        'bulletList',
        renderIcon('M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01'),
        editor.isActive('bulletList'),
        () => chain().toggleBulletList().run(),
      )}
      {renderButton(
        'orderedList',
        renderIcon('M10 6h10M10 12h10M10 18h10M4 4l1.5-1v6M3.5 15.5c1-1.5 3-1 2.5.5L3.5 20H6.5'),
        editor.isActive('orderedList'),
        () => chain().toggleOrderedList().run(),
      )}
      {renderButton(
        'quote',
        renderIcon('M4 17c3-1 4-3 4-6H4V6h5v5c0 4-2 7-5 8M14 17c3-1 4-3 4-6h-4V6h5v5c0 4-2 7-5 8'),
        editor.isActive('blockquote'),
        () => chain().toggleBlockquote().run(),
      )}
      {isLinking && (
        <LinkDialog
          href={getHref(editor)}
          onLink={(href, title) => {
            setLinking(false);
            setLink(editor, href, title);
          }}
          onClose={() => {
            setLinking(false);
            linkButton.current?.focus();
          }}
        />
      )}
    </div>
  );
}

const renderIcon = (path: string) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path
      d={path}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

/** Moves the focus within a toolbar by arrow keys, Home and End. Escape leaves it. */
function moveFocus(event: KeyboardEvent<HTMLElement>, leave: () => void): void {
  if (event.target instanceof HTMLElement && event.target.closest('dialog')) return;
  if (event.key === 'Escape') {
    event.preventDefault();
    leave();
    return;
  }
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(':scope > :is(select, button)')];
  const at = controls.indexOf(event.target as HTMLElement);
  const next = {
    ArrowLeft: (at - 1 + controls.length) % controls.length,
    ArrowRight: (at + 1) % controls.length,
    Home: 0,
    End: controls.length - 1,
  }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  controls[next]?.focus();
}
