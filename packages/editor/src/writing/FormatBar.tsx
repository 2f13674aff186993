import type { Editor } from '@tiptap/core';
import {
  Fragment,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  use,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { describeError } from '../api.ts';
import { readPicture } from 'saaristo/form';
import { useEditor } from '../context.ts';
import { LatePictureContext } from '../fields/field.ts';
import { Icon } from '../fields/Icon.tsx';
import { LinkDialog } from '../fields/LinkDialog.tsx';
import { TextPictureDialog } from '../fields/TextPictureDialog.tsx';
import { hasLostPictures } from './pasted-html.ts';
import { setPicture, uploadPictures } from './pictures.ts';
import { getHref, setLink } from './rich-text.ts';
import { changeTable, insertTable, TABLE_CHANGES, type TableChange } from './tables.ts';

interface FormatBarProps {
  editor: Editor;
  className?: string;
}

const HEADINGS = [2, 3, 4] as const;

/** Paths of 24 × 24. */
const TABLE_ICONS: Record<TableChange, string> = {
  addRowBefore: 'M4 13h16v7H4zM12 3v7M8.5 6.5h7',
  addRowAfter: 'M4 4h16v7H4zM12 14v7M8.5 17.5h7',
  addColumnBefore: 'M13 4h7v16h-7zM3 12h7M6.5 8.5v7',
  addColumnAfter: 'M4 4h7v16H4zM14 12h7M17.5 8.5v7',
  toggleHeaderRow: 'M4 5h16v14H4zM4 11h16M4 8h16',
  deleteRow: 'M4 4h16v7H4zM9.5 15l5 5M14.5 15l-5 5',
  deleteColumn: 'M4 4h7v16H4zM15 9.5l5 5M20 9.5l-5 5',
  deleteTable: 'M4 5h16v14H4zM9 9l6 6M15 9l-6 6',
};

/** Buttons that format the selection of a rich text. One of them is in the tab order; arrow keys move between them. */
export function FormatBar({ editor, className = '' }: FormatBarProps) {
  const { api, features, language, t } = useEditor();
  const onLate = use(LatePictureContext);
  const [dialog, setDialog] = useState<'link' | 'picture'>();
  const [notice, setNotice] = useState('');
  const bar = useRef<HTMLDivElement>(null);
  const [, update] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const text = editor.view.dom;
    /** Goes to the bar: to its buttons for tables, if the cursor is in one. */
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'F10' || !event.altKey) return;
      event.preventDefault();
      const [select, tableButton] = ['select', '[data-table]'].map((one) =>
        bar.current?.querySelector<HTMLElement>(one),
      );
      (tableButton ?? select)?.focus();
    };
    const onPaste = ({ clipboardData }: ClipboardEvent): void =>
      setNotice(hasLostPictures(clipboardData?.getData('text/html') ?? '') ? t.format.lostPictures : '');
    editor.on('transaction', update);
    text.addEventListener('keydown', onKey);
    text.addEventListener('paste', onPaste, { capture: true });
    return () => {
      editor.off('transaction', update);
      text.removeEventListener('keydown', onKey);
      text.removeEventListener('paste', onPaste, { capture: true });
    };
  }, [editor, t]);
  useEffect(
    () =>
      features.has('media')
        ? uploadPictures(editor, {
            upload: (file, alt) =>
              api.addPicture(file, alt, { language, ...(alt === '' && { without: 'later' }) }),
            onDone: (alt) => !alt && setNotice(t.format.altOfPasted),
            onFailure: (error) => setNotice(describeError(error, t)),
            onLate,
          })
        : undefined,
    [api, editor, features, language, onLate, t],
  );
  const close = (): void => {
    bar.current?.querySelector<HTMLElement>(`[data-opens="${dialog}"]`)?.focus();
    setDialog(undefined);
  };

  const renderButton = (
    name: keyof typeof t.format,
    icon: ReactNode,
    isActive: boolean | undefined,
    onPress: () => void,
    isEnabled = true,
  ) => (
    <button
      type="button"
      aria-label={t.format[name] as string}
      title={t.format[name] as string}
      aria-pressed={isActive}
      aria-disabled={!isEnabled}
      tabIndex={-1}
      {...(name in TABLE_ICONS && { 'data-table': '' })}
      {...((name === 'link' || name === 'picture') && { 'data-opens': name })}
      onClick={() => isEnabled && onPress()}
    >
      {icon}
    </button>
  );
  const level = HEADINGS.find((one) => editor.isActive('heading', { level: one })) ?? 0;
  const isInTable = editor.isActive('table');
  const attributes = editor.getAttributes('picture') as Partial<Record<'src' | 'alt', string>>;
  const chain = () => editor.chain().focus();
  return (
    <div
      ref={bar}
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
      {(['superscript', 'subscript'] as const).map((name) => (
        <Fragment key={name}>
          {renderButton(
            name,
            <span>x{name === 'superscript' ? <sup>2</sup> : <sub>2</sub>}</span>,
            editor.isActive(name),
            () => chain().toggleMark(name).run(),
          )}
        </Fragment>
      ))}
      {renderButton(
        'link',
        <Icon path="M10 14a5 5 0 0 0 7 0l3-3a5 5 0 0 0-7-7l-1.5 1.5M14 10a5 5 0 0 0-7 0l-3 3a5 5 0 0 0 7 7l1.5-1.5" />,
        editor.isActive('link'),
        () => setDialog('link'),
        editor.can().setMark('link'),
      )}
      {features.has('media') &&
        renderButton(
          'picture',
          <Icon path="M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9h.01" />,
          editor.isActive('picture'),
          () => setDialog('picture'),
        )}
      {renderButton(
        'bulletList',
        <Icon path="M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01" />,
        editor.isActive('bulletList'),
        () => chain().toggleBulletList().run(),
      )}
      {renderButton(
        'orderedList',
        <Icon path="M10 6h10M10 12h10M10 18h10M4 4l1.5-1v6M3.5 15.5c1-1.5 3-1 2.5.5L3.5 20H6.5" />,
        editor.isActive('orderedList'),
        () => chain().toggleOrderedList().run(),
      )}
      {renderButton(
        'quote',
        <Icon path="M4 17c3-1 4-3 4-6H4V6h5v5c0 4-2 7-5 8M14 17c3-1 4-3 4-6h-4V6h5v5c0 4-2 7-5 8" />,
        editor.isActive('blockquote'),
        () => chain().toggleBlockquote().run(),
      )}
      {!isInTable &&
        renderButton('table', <Icon path="M4 5h16v14H4zM4 10h16M11 5v14" />, undefined, () =>
          insertTable(editor),
        )}
      {isInTable &&
        (Object.keys(TABLE_CHANGES) as TableChange[]).map((change) => (
          <Fragment key={change}>
            {renderButton(change, <Icon path={TABLE_ICONS[change]} />, undefined, () =>
              changeTable(editor, change),
            )}
          </Fragment>
        ))}
      <p className="ed-format-notice" role="status">
        {notice}
      </p>
      {dialog === 'link' && (
        <LinkDialog
          href={getHref(editor)}
          onLink={(href, title) => {
            setDialog(undefined);
            setLink(editor, href, title);
          }}
          onClose={close}
        />
      )}
      {dialog === 'picture' && (
        <TextPictureDialog
          picture={readPicture({ url: attributes.src, alt: attributes.alt })}
          onSet={({ url, alt }) => {
            setDialog(undefined);
            setPicture(editor, url, alt);
          }}
          onClose={close}
        />
      )}
    </div>
  );
}

/** Moves the focus within a toolbar by arrow keys, Home and End. Escape leaves it. */
function moveFocus(event: ReactKeyboardEvent<HTMLElement>, leave: () => void): void {
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
