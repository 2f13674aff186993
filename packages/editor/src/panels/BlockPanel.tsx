import { use, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { isRecord, joinPath, type Path } from 'saaristo/form';
import type { Width } from '../contract.ts';
import { CanvasContext } from '../canvas/context.ts';
import { useEditor } from '../context.ts';
import { ExamplesContext, WantedContext } from '../fields/field.ts';
import { type BlockProps, COMPUTED, RICH_TEXT, SYNCED } from '../model/page.ts';
import { getTitle } from '../model/catalogue.ts';
import { findExamples } from '../model/examples.ts';
import { describeField } from '../model/slots.ts';
import { BlockFields } from './SlotFields.tsx';
import { findControl, whenFound } from './focus.ts';
import { useProblemsOf } from './use-problems.ts';
import { type Item, useBlockActions } from './use-blocks.ts';

interface BlockPanelProps {
  item: Item;
  index: number;
  /** Path of a field to focus. Each new array focuses again. */
  asked?: Path | undefined;
}

/** The form for the props of the selected block, or their JSON. */
export function BlockPanel({ item, index, asked }: BlockPanelProps) {
  const { catalogue, t } = useEditor();
  const { change, changeSettings, changeSlots, replaceSelected } = useBlockActions();
  const [isRaw, setRaw] = useState(false);
  const widget = catalogue.get(item.type);
  const { value } = item.props;
  const problems = useProblemsOf(item.props.id);
  const { writer } = use(CanvasContext);
  // The list item whose text is written on the page is open.
  const written = useStore(writer.store, (state) => (state.id === item.props.id ? state.path : undefined));
  const panel = useRef<HTMLElement>(null);
  /** Path of the field to scroll to. Closed sections around it are opened. */
  const [wanted, setWanted] = useState(asked);
  const [answered, setAnswered] = useState(asked);
  const leadTo = (path: Path | undefined): void => {
    setWanted(path);
    setRaw(false);
  };
  if (asked !== answered) {
    setAnswered(asked);
    leadTo(asked);
  }
  const examples = useMemo(() => findExamples(item, catalogue), [item, catalogue]);
  useEffect(() => {
    const root = panel.current;
    if (!wanted || !root) return;
    // The editor of rich text appears a moment after its field.
    return whenFound(
      root,
      () => findControl(root, joinPath(wanted)),
      (control) => {
        control.closest('details')?.setAttribute('open', '');
        control.scrollIntoView({ block: 'center' });
        control.focus();
        setWanted(undefined);
      },
    );
  }, [wanted]);
  const set = (next: unknown): void => change(index, next as BlockProps['value']);
  const fields = (
    <BlockFields
      item={item}
      path={[]}
      problems={problems}
      onChange={set}
      onReplace={replaceSelected}
      onSlots={(slots) => changeSlots(index, slots)}
    />
  );

  return (
    <section
      className="ed-panel"
      ref={panel}
      aria-labelledby="ed-block-title"
      data-written={written && joinPath(written)}
    >
      <h2 id="ed-block-title">{t.block(getTitle(item.type, catalogue, t))}</h2>
      {widget && <p className="ed-help">{widget.description}</p>}
      {problems.length > 0 && <BlockProblems item={item} problems={problems} onField={leadTo} />}
      {examples.length > 0 && (
        <div className="ed-notice">
          <p>{t.examplesLead(examples.length)}</p>
          <div className="ed-row">
            <button type="button" onClick={() => leadTo(examples[0])}>
              {t.nextExample}
            </button>
            <button
              type="button"
              className="ed-quiet"
              onClick={() => changeSettings(index, { example: false })}
            >
              {t.keepExamples}
            </button>
          </div>
        </div>
      )}
      {item.type === COMPUTED ? null : [RICH_TEXT, SYNCED].includes(item.type) ||
        !widget ||
        !isRecord(value) ? (
        fields
      ) : (
        <>
          <div className="ed-tabs" role="group" aria-label={t.form}>
            <button type="button" aria-pressed={!isRaw} onClick={() => setRaw(false)}>
              {t.form}
            </button>
            <button type="button" aria-pressed={isRaw} onClick={() => setRaw(true)}>
              {t.raw}
            </button>
          </div>
          {isRaw ? (
            <RawField value={value} onChange={set} />
          ) : (
            <WantedContext value={wanted ?? written}>
              <ExamplesContext value={examples}>{fields}</ExamplesContext>
            </WantedContext>
          )}
        </>
      )}
      {item.type !== COMPUTED && <Visibility item={item} index={index} />}
    </section>
  );
}

interface BlockProblemsProps {
  item: Item;
  problems: ReturnType<typeof useProblemsOf>;
  onField: (path: Path) => void;
}

/** Lists the problems of a block with links to their fields. */
function BlockProblems({ item, problems, onField }: BlockProblemsProps) {
  const { catalogue, t } = useEditor();
  return (
    <ul className="ed-problems" aria-label={t.problems}>
      {problems.map(({ path, message }) => (
        <li key={joinPath(path) + message}>
          <button type="button" className="ed-link" onClick={() => onField(path)}>
            {[describeField(item, path, catalogue, t), message].filter(Boolean).join(': ')}
          </button>
        </li>
      ))}
    </ul>
  );
}

const WIDTHS: readonly Width[] = ['phone', 'tablet', 'desktop'];

/** Chooses the widths at which visitors do not see the block. */
function Visibility({ item, index }: { item: Item; index: number }) {
  const { t } = useEditor();
  const { changeSettings } = useBlockActions();
  const { hideOn = [] } = item.props;
  return (
    <details className="ed-more">
      <summary>{t.visibility}</summary>
      {WIDTHS.map((width) => (
        <div key={width} className="ed-field ed-field-switch">
          <label htmlFor={`ed-hide-${width}`}>{t.hideOn[width]}</label>
          <input
            id={`ed-hide-${width}`}
            type="checkbox"
            role="switch"
            checked={hideOn.includes(width)}
            aria-checked={hideOn.includes(width)}
            onChange={({ target }) =>
              changeSettings(index, {
                hideOn: WIDTHS.filter((one) => (one === width ? target.checked : hideOn.includes(one))),
              })
            }
          />
        </div>
      ))}
    </details>
  );
}

/** An editor for props as JSON. Invalid JSON stays in this field until it is corrected. */
function RawField({
  value,
  onChange,
}: {
  value: Record<string, unknown>;
  onChange: (value: unknown) => void;
}) {
  const { t } = useEditor();
  const [text, setText] = useState(() => JSON.stringify(value, null, 2));
  const [wrong, setWrong] = useState<string>();
  const own = useRef(value);

  // Follows changes from outside, such as undo, unless the value is the same.
  useEffect(() => {
    if (own.current === value) return;
    own.current = value;
    setText(JSON.stringify(value, null, 2));
    setWrong(undefined);
  }, [value]);

  return (
    <div className="ed-field">
      <label htmlFor="ed-raw">{t.raw}</label>
      <textarea
        id="ed-raw"
        className="ed-raw"
        spellCheck={false}
        rows={20}
        value={text}
        {...(wrong && { 'aria-invalid': true, 'aria-describedby': 'ed-raw-error' })}
        onChange={({ target }) => {
          setText(target.value);
          try {
            const next: unknown = JSON.parse(target.value);
            if (!isRecord(next)) throw new TypeError('{ … }');
            own.current = next;
            setWrong(undefined);
            onChange(next);
          } catch (error) {
            setWrong(error instanceof Error ? error.message : String(error));
          }
        }}
      />
      {wrong && (
        <p id="ed-raw-error" className="ed-error" role="alert">
          {t.rawWrong(wrong)}
        </p>
      )}
    </div>
  );
}
