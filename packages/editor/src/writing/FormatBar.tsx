import type { Editor } from '@tiptap/core';
import {
  type KeyboardEvent as ReactKeyboardEvent,
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

/** The icons of the buttons. Texts are paths of 24 × 24. */
const ICONS = {
  bold: <b>B</b>,
  italic: <i>I</i>,
  underline: <u>U</u>,
  strike: <s>S</s>,
  superscript: <span>x{<sup>2</sup>}</span>,
  subscript: <span>x{<sub>2</sub>}</span>,
  link: 'M10 14a5 5 0 0 0 7 0l3-3a5 5 0 0 0-7-7l-1.5 1.5M14 10a5 5 0 0 0-7 0l-3 3a5 5 0 0 0 7 7l1.5-1.5',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9h.01',
  bulletList: 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01',
  orderedList: 'M10 6h10M10 12h10M10 18h10M4 4l1.5-1v6M3.5 15.5c1-1.5 3-1 2.5.5L3.5 20H6.5',
  quote: 'M4 17c3-1 4-3 4-6H4V6h5v5c0 4-2 7-5 8M14 17c3-1 4-3 4-6h-4V6h5v5c0 4-2 7-5 8',
  table: 'M4 5h16v14H4zM4 10h16M11 5v14',
  addRowBefore: 'M4 13h16v7H4zM12 3v7M8.5 6.5h7',
  addRowAfter: 'M4 4h16v7H4zM12 14v7M8.5 17.5h7',
  addColumnBefore: 'M13 4h7v16h-7zM3 12h7M6.5 8.5v7',
  addColumnAfter: 'M4 4h7v16H4zM14 12h7M17.5 8.5v7',
  toggleHeaderRow: 'M4 5h16v14H4zM4 11h16M4 8h16',
  deleteRow: 'M4 4h16v7H4zM9.5 15l5 5M14.5 15l-5 5',
  deleteColumn: 'M4 4h7v16H4zM15 9.5l5 5M20 9.5l-5 5',
  deleteTable: 'M4 5h16v14H4zM9 9l6 6M15 9l-6 6',
};

type Button = [
  name: keyof typeof ICONS,
  isActive: boolean | undefined,
  press: () => void,
  isEnabled?: boolean,
];

/** Lists the buttons that fit the selection. */
function listButtons(
  editor: Editor,
  hasMedia: boolean,
  open: (dialog: 'link' | 'picture') => void,
): Button[] {
  const is = (name: string): boolean => editor.isActive(name);
  const chain = () => editor.chain().focus();
  return [
    ...(['bold', 'italic', 'underline', 'strike', 'superscript', 'subscript'] as const).map(
      (mark): Button => [mark, is(mark), () => chain().toggleMark(mark).run()],
    ),
    ['link', is('link'), () => open('link'), editor.can().setMark('link')],
    ...(hasMedia ? [['picture', is('picture'), () => open('picture')] satisfies Button] : []),
    ['bulletList', is('bulletList'), () => chain().toggleBulletList().run()],
    ['orderedList', is('orderedList'), () => chain().toggleOrderedList().run()],
    ['quote', is('blockquote'), () => chain().toggleBlockquote().run()],
    ...(is('table')
      ? (Object.keys(TABLE_CHANGES) as TableChange[]).map((change): Button => [
          change,
          undefined,
          () => changeTable(editor, change),
        ])
      : [['table', undefined, () => insertTable(editor)] satisfies Button]),
  ];
}

/** Uploads the pictures of pasted texts. Returns a notice about them; '' for none. */
function usePastedPictures(editor: Editor): string {
  const { api, features, language, t } = useEditor();
  const onLate = use(LatePictureContext);
  const [notice, setNotice] = useState('');
  useEffect(() => {
    const text = editor.view.dom;
    const onPaste = ({ clipboardData }: ClipboardEvent): void =>
      setNotice(hasLostPictures(clipboardData?.getData('text/html') ?? '') ? t.format.lostPictures : '');
    text.addEventListener('paste', onPaste, { capture: true });
    return () => text.removeEventListener('paste', onPaste, { capture: true });
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
  return notice;
}

/** Buttons that format the selection of a rich text. One of them is in the tab order; arrow keys move between them. */
export function FormatBar({ editor, className = '' }: FormatBarProps) {
  const { features, t } = useEditor();
  const notice = usePastedPictures(editor);
  const [dialog, setDialog] = useState<'link' | 'picture'>();
  const bar = useRef<HTMLDivElement>(null);
  const [, update] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const text = editor.view.dom;
    /** Goes to the bar: to its buttons for tables, if the cursor is in one. */
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'F10' || !event.altKey) return;
      event.preventDefault();
      const tableButton = bar.current?.querySelector<HTMLElement>('[data-table]');
      (tableButton ?? bar.current?.querySelector('select'))?.focus();
    };
    editor.on('transaction', update);
    text.addEventListener('keydown', onKey);
    return () => {
      editor.off('transaction', update);
      text.removeEventListener('keydown', onKey);
    };
  }, [editor]);
  const close = (): void => {
    bar.current?.querySelector<HTMLElement>(`[data-name="${dialog}"]`)?.focus();
    setDialog(undefined);
  };

  const level = HEADINGS.find((one) => editor.isActive('heading', { level: one })) ?? 0;
  const attributes = editor.getAttributes('picture') as Partial<Record<'src' | 'alt', string>>;
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
          const chain = editor.chain().focus();
          (next ? chain.setHeading({ level: next }) : chain.setParagraph()).run();
        }}
      >
        <option value={0}>{t.format.paragraph}</option>
        {HEADINGS.map((one) => (
          <option key={one} value={one}>
            {t.format.heading(one)}
          </option>
        ))}
      </select>
      {listButtons(editor, features.has('media'), setDialog).map(
        ([name, isActive, press, isEnabled = true]) => (
          <button
            key={name}
            type="button"
            aria-label={t.format[name]}
            title={t.format[name]}
            aria-pressed={isActive}
            aria-disabled={!isEnabled}
            tabIndex={-1}
            data-table={name in TABLE_CHANGES ? '' : undefined}
            data-name={name}
            onClick={() => isEnabled && press()}
          >
            {typeof ICONS[name] === 'string' ? <Icon path={ICONS[name]} /> : ICONS[name]}
          </button>
        ),
      )}
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
