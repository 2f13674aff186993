// React does not manage the content of the text, and a ref holds the selection for the toolbar.
// oxlint-disable react/immutability
import { BaseControl, Button, Popover, TextareaControl } from '@wordpress/components';
import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { cleanHtml, normalizeHtml } from '../html.ts';
import { t } from '../messages.ts';
import type { TextProps } from './field.ts';
import { LinkControl } from './LinkField.tsx';

/** Commands of `document.execCommand`. */
const MARKS = [
  { command: 'bold', icon: 'editor-bold', label: t.bold },
  { command: 'italic', icon: 'editor-italic', label: t.italic },
  { command: 'insertUnorderedList', icon: 'editor-ul', label: t.list },
  { command: 'insertOrderedList', icon: 'editor-ol', label: t.numberedList },
];

/** A field for rich text. Shows HTML instead if the text has elements that the field would remove. */
export function RichTextField(props: TextProps) {
  const { label, help, value, onChange } = props;
  const place = useRef<HTMLDivElement>(null);
  const range = useRef<Range | null>(null);
  const [isLinking, setLinking] = useState(false);
  const clean = useMemo(() => cleanHtml(value), [value]);
  const isKnown = useMemo(() => normalizeHtml(value) === clean, [value, clean]);
  const [isHtml, setHtml] = useState(!isKnown);
  const id = useMemo(() => `saaristo-${Math.random().toString(36).slice(2)}`, []);

  useEffect(() => {
    const element = place.current;
    if (element && element.innerHTML !== clean && element.ownerDocument.activeElement !== element)
      element.innerHTML = clean;
  }, [clean, isHtml]);

  const getSelection = (): Selection => place.current!.ownerDocument.defaultView!.getSelection()!;
  const execute = (command: string, argument?: string): void => {
    place.current!.ownerDocument.execCommand(command, false, argument);
  };
  const reportChange = (): void => onChange(cleanHtml(place.current!.innerHTML));
  /** Runs a command on the selection that `storeSelection` has stored. */
  const run = (command: string, argument?: string): void => {
    place.current!.focus();
    if (range.current) {
      const selection = getSelection();
      selection.removeAllRanges();
      selection.addRange(range.current);
    }
    execute(command, argument);
    reportChange();
  };
  const storeSelection = (): void => {
    const selection = getSelection();
    const isInside = selection.rangeCount > 0 && place.current!.contains(selection.anchorNode);
    range.current = isInside ? selection.getRangeAt(0).cloneRange() : null;
  };
  const toggle = (
    <Button
      variant="tertiary"
      isSmall
      disabled={isHtml && !isKnown}
      aria-pressed={isHtml}
      aria-label={t.asHtml(label)}
      onClick={() => setHtml(!isHtml)}
    >
      HTML
    </Button>
  );
  if (isHtml)
    return (
      <div className="saaristo-field saaristo-rich">
        {toggle}
        <TextareaControl {...props} rows={5} />
      </div>
    );
  return (
    <BaseControl id={id} help={help} className="saaristo-field saaristo-rich">
      <span id={`${id}-label`} className="saaristo-label">
        {label}
      </span>
      <div role="toolbar" aria-label={t.format(label)} className="saaristo-marks">
        {MARKS.map(({ command, ...button }) => (
          <Button
            key={command}
            {...button}
            isSmall
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              storeSelection();
              run(command);
            }}
          />
        ))}
        <Button
          icon="admin-links"
          label={t.link}
          isSmall
          aria-expanded={isLinking}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            storeSelection();
            setLinking(!isLinking);
          }}
        />
        {toggle}
      </div>
      {isLinking && (
        <Popover position="bottom left" onClose={() => setLinking(false)}>
          <LinkControl
            settings={[]}
            onChange={({ url }) => {
              setLinking(false);
              run('createLink', url);
            }}
            onRemove={() => {
              setLinking(false);
              run('unlink');
            }}
          />
        </Popover>
      )}
      <div
        ref={place}
        id={id}
        role="textbox"
        tabIndex={0}
        aria-multiline
        aria-labelledby={`${id}-label`}
        aria-invalid={props['aria-invalid']}
        contentEditable
        suppressContentEditableWarning
        className="saaristo-rich-text"
        onFocus={() => execute('defaultParagraphSeparator', 'p')}
        onInput={reportChange}
        // Pasted content keeps only elements that the field knows.
        onPaste={(event) => {
          event.preventDefault();
          const html = event.clipboardData.getData('text/html');
          if (html) execute('insertHTML', cleanHtml(html));
          else execute('insertText', event.clipboardData.getData('text/plain'));
        }}
      />
    </BaseControl>
  );
}
