import { use, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useEditor } from '../context.ts';
import type { Block } from '../contract.ts';
import { COMPUTED, SYNCED } from '../model/page.ts';
import { getTitle } from '../model/catalogue.ts';
import { summarizeItem } from '../model/summary.ts';
import { focusSelected } from './focus.ts';
import { NoteCount } from './Notes.tsx';
import { SectionDialog } from './SectionDialog.tsx';
import { useSectionStore, useWords } from './use-sections.ts';
import { ProblemsContext } from './use-problems.ts';
import { type Item, useBlockActions, useBlocks } from './use-blocks.ts';

/** The place where dragged blocks are dropped: before the block of this index. */
type DropPlace = number | undefined;

/** Lists the blocks of the page. Makes everything that dragging does available by keyboard and to screen readers. */
export function Outline() {
  const { catalogue, features, t } = useEditor();
  const { place } = useSectionStore();
  const getWords = useWords();
  const { items, selected, allSelected } = useBlocks();
  const actions = useBlockActions();
  const [renamed, setRenamed] = useState<string>();
  const [drop, setDrop] = useState<DropPlace>();
  /** The blocks that are saved as a section. */
  const [shared, setShared] = useState<readonly Block[]>();
  /** Whether nothing is selected, or only a block that cannot be removed or copied. */
  const isFixed = allSelected.every((index) => items[index]?.type === COMPUTED);
  const list = useRef<HTMLOListElement>(null);
  const [first = -1] = allSelected;
  const last = allSelected.at(-1) ?? items.length;
  const lead = items[selected];

  const describe = (item: Item): string => {
    const {
      type,
      props: { name, hideOn },
    } = item;
    return [hideOn && t.hiddenOn(hideOn), name && getTitle(type, catalogue, t), getWords(item)]
      .filter(Boolean)
      .join(' · ');
  };

  useEffect(() => {
    list.current?.querySelector('[data-lead]')?.scrollIntoView({ block: 'nearest' });
  }, [selected]);

  return (
    <section className="ed-outline" aria-labelledby="ed-outline-title">
      <h2 id="ed-outline-title">{t.outline}</h2>
      <button
        type="button"
        className="ed-outline-page"
        aria-pressed={selected < 0}
        // Tab leads to the selected block. The arrow keys lead from it to the page.
        tabIndex={selected < 0 ? 0 : -1}
        onClick={() => actions.select(-1)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || !items[0]) return;
          event.preventDefault();
          actions.select(0);
          focusSelected();
        }}
      >
        {t.canvas}
      </button>
      {items.length === 0 && <p className="ed-muted">{t.emptyPage}</p>}
      <ol ref={list}>
        {items.map((item, index) => (
          <OutlineRow
            key={item.props.id}
            item={item}
            index={index}
            isLead={index === selected}
            isSelected={allSelected.includes(index)}
            isAlone={allSelected.length === 1}
            isRenamed={item.props.id === renamed}
            onRename={(isRenamed) => {
              setRenamed(isRenamed ? item.props.id : undefined);
              if (!isRenamed) focusSelected();
            }}
            drop={drop === index ? 'before' : drop === index + 1 ? 'after' : undefined}
            onPlace={setDrop}
            description={describe(item)}
          />
        ))}
      </ol>
      {items.map((item) => (
        <span key={item.props.id} id={getDescriptionId(item)} hidden>
          {describe(item)}
        </span>
      ))}
      <div className="ed-row" role="group" aria-label={t.blocks}>
        <button type="button" aria-disabled={first < 1} onClick={() => actions.move(-1)}>
          {t.moveUp}
        </button>
        <button type="button" aria-disabled={last >= items.length - 1} onClick={() => actions.move(1)}>
          {t.moveDown}
        </button>
        <button type="button" disabled={isFixed} onClick={actions.duplicate}>
          {t.duplicate}
        </button>
        <button type="button" disabled={isFixed} onClick={actions.copy}>
          {t.copy}
        </button>
        <button type="button" onClick={actions.paste}>
          {t.paste}
        </button>
        <button type="button" disabled={!lead} onClick={() => setRenamed(lead?.props.id)}>
          {t.rename}
        </button>
        {features.has('sections') && place.template !== 'section' && (
          <button
            type="button"
            disabled={isFixed || allSelected.some((index) => items[index]?.type === SYNCED)}
            onClick={() => setShared(actions.getBlocks())}
          >
            {t.saveSection}
          </button>
        )}
        <button type="button" disabled={isFixed} onClick={actions.remove}>
          {t.remove}
        </button>
      </div>
      {shared &&
        // Outside of the sheet, which a narrow window may hide.
        createPortal(<SectionDialog blocks={shared} onClose={() => setShared(undefined)} />, document.body)}
    </section>
  );
}

interface RowProps {
  item: Item;
  index: number;
  /** Whether the form of the block is open. */
  isLead: boolean;
  isSelected: boolean;
  /** Whether no other block is selected. */
  isAlone: boolean;
  isRenamed: boolean;
  onRename: (isRenamed: boolean) => void;
  /** The side at which dragged blocks are dropped. */
  drop: 'before' | 'after' | undefined;
  onPlace: (place: DropPlace) => void;
  /** The line below the name. */
  description: string;
}

const getDescriptionId = ({ props }: Item): string => `ed-about-${props.id}`;

/** A block in the outline: its type or name, its first words and its first picture. */
function OutlineRow(props: RowProps) {
  const { item, index, isLead, isSelected, isAlone, isRenamed, onRename, drop, onPlace, description } = props;
  const { catalogue, t } = useEditor();
  const actions = useBlockActions();
  const problems = use(ProblemsContext).get(item.props.id) ?? [];
  const { name } = item.props;
  const type = getTitle(item.type, catalogue, t);
  const { picture } = summarizeItem(item, catalogue);
  return (
    // The buttons below the list, and the keys, are the keyboard alternative to dropping.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      draggable={!isRenamed}
      data-drop={drop}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', name ?? type);
        if (!isSelected) actions.select(index);
      }}
      onDragOver={(event) => {
        event.preventDefault();
        const { top, height } = event.currentTarget.getBoundingClientRect();
        onPlace(event.clientY < top + height / 2 ? index : index + 1);
      }}
      onDrop={(event) => {
        event.preventDefault();
        const { top, height } = event.currentTarget.getBoundingClientRect();
        actions.moveBefore(event.clientY < top + height / 2 ? index : index + 1);
        onPlace(undefined);
      }}
      onDragLeave={() => onPlace(undefined)}
      onDragEnd={() => onPlace(undefined)}
    >
      {isRenamed ? (
        <NameField
          name={name ?? ''}
          type={type}
          onDone={(next) => {
            if (next !== undefined) actions.changeSettings(index, { name: next });
            onRename(false);
          }}
        />
      ) : (
        <button
          type="button"
          className="ed-outline-block"
          aria-label={name ?? type}
          aria-describedby={getDescriptionId(item)}
          aria-pressed={isSelected}
          data-lead={isLead || undefined}
          // The words are generated content, so that the text of the row is only the block's name.
          data-words={description}
          onClick={(event) => {
            if (event.shiftKey) actions.selectTo(index);
            else if (event.ctrlKey || event.metaKey) actions.toggle(index);
            else actions.select(isLead && isAlone ? -1 : index);
          }}
          onDoubleClick={() => {
            actions.select(index);
            onRename(true);
          }}
          onKeyDown={(event) => {
            if (event.key === 'F2') return onRename(true);
            if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
              event.preventDefault();
              return actions.selectEach();
            }
            const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
            if (by === undefined) return;
            event.preventDefault();
            if (event.altKey) actions.move(by);
            else if (event.shiftKey) actions.selectTo(index + by);
            else if (index + by < actions.count()) actions.select(index + by);
            if (index + by < 0 && !event.altKey && !event.shiftKey)
              document.querySelector<HTMLElement>('.ed-outline-page')?.focus();
            else focusSelected();
          }}
        >
          {picture && (
            <img
              src={picture}
              alt=""
              loading="lazy"
              decoding="async"
              draggable={false}
              onError={({ currentTarget }) => (currentTarget.style.visibility = 'hidden')}
            />
          )}
          <span>{name ?? type}</span>
        </button>
      )}
      <NoteCount block={item.props.id} />
      {problems.length > 0 && (
        <span
          className="ed-badge"
          role="img"
          aria-label={t.problems}
          title={problems.map(({ message }) => message).join(' ')}
        >
          !
        </span>
      )}
    </li>
  );
}

/** A field for the name of a block. Enter and leaving the field keep the name, Escape does not. */
function NameField({
  name,
  type,
  onDone,
}: {
  name: string;
  type: string;
  /** Called with the new name, or undefined if it was cancelled. */
  onDone: (name: string | undefined) => void;
}) {
  const { t } = useEditor();
  const isDone = useRef(false);
  const finish = (next: string | undefined): void => {
    // Removing the focused field makes it lose the focus.
    if (isDone.current) return;
    isDone.current = true;
    onDone(next);
  };
  return (
    <input
      className="ed-outline-name"
      aria-label={t.nameForEditors}
      defaultValue={name}
      placeholder={type}
      maxLength={100}
      // The field has just been opened, for this.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={({ currentTarget }) => finish(currentTarget.value.trim())}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        finish(event.key === 'Enter' ? event.currentTarget.value.trim() : undefined);
      }}
    />
  );
}
