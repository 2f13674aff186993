import { useDragDropMonitor, useDraggable } from '@dnd-kit/react';
import { Drawer } from '@puckeditor/core';
import { use, useId, useState } from 'react';
import { CanvasContext } from '../canvas/context.ts';
import { useEditor } from '../context.ts';
import { isAddable } from '../model/catalogue.ts';
import { RICH_TEXT } from '../model/page.ts';
import { focusSelected } from './focus.ts';
import { LayoutChoices } from './LayoutChoices.tsx';
import { SectionChoices } from './SectionChoices.tsx';
import { useBlockActions } from './use-blocks.ts';
import { useSectionStore } from './use-sections.ts';

interface Choice {
  type: string;
  title: string;
  description: string;
  icon: string;
  /** Further text that the search matches. */
  english: string;
}

/** A button for a type of block. Puck treats a draggable of the type 'drawer' as a new component. */
function ChoiceButton({
  choice,
  id,
  onPress,
}: {
  choice: Choice;
  id: string;
  onPress: (isPointer: boolean) => void;
}) {
  const { type, title, icon } = choice;
  const { addresses, examples, settings } = useEditor();
  const prepare = (): void => void examples.prepare(type);
  const { ref } = useDraggable({ id, type: 'drawer', data: { componentType: type } });
  return (
    <button
      ref={ref}
      type="button"
      className="ed-choice"
      aria-describedby={`about-${type}`}
      // The pointer enters the button before a drag begins.
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={({ detail }) => onPress(detail > 0)}
    >
      <span className="ed-icon" aria-hidden="true" dangerouslySetInnerHTML={{ __html: icon }} />
      <span>{title}</span>
      {settings.pictures.includes(type) && (
        <img src={`${addresses.assets}pictures/${type}.webp`} alt="" loading="lazy" decoding="async" />
      )}
    </button>
  );
}

/**
 * Lists all types of blocks by category, with a search. A click inserts a block after the selected one; a drag inserts it where it is
 * dropped.
 */
export function BlockPicker({ onDone }: { onDone: () => void }) {
  const { catalogue, examples, t } = useEditor();
  const { place } = useSectionStore();
  const { writer } = use(CanvasContext);
  const actions = useBlockActions();
  const [text, setText] = useState('');
  const searchId = useId();
  // A dropped block gets the id of the draggable, so the draggable needs a new id afterwards.
  const [dropped, setDropped] = useState(0);
  useDragDropMonitor({ onDragEnd: () => setDropped((count) => count + 1) });

  const all: [category: string, Choice][] = [
    [
      'text',
      { type: RICH_TEXT, title: t.richText, description: t.richTextHint, icon: '', english: 'Rich text' },
    ],
    ...[...catalogue.values()].map(
      ({ name, title, description, category, icon, english }): [string, Choice] => [
        category,
        { type: name, title, description, icon, english },
      ],
    ),
  ];
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const found = all.filter(([category, { type, title, description, english }]) => {
    if (!isAddable(type)) return false;
    const heap =
      `${type} ${title} ${description} ${english} ${t.categories[category] ?? category}`.toLowerCase();
    // A search for 'products' also finds 'product'.
    return words.every((word) => heap.includes(word) || heap.includes(word.replace(/s$/, '')));
  });
  const categories = [...new Set(found.map(([category]) => category))];
  const layouts = place.template === null && <LayoutChoices words={words} onDone={onDone} />;
  const isAtStart = words.length === 0 && actions.count() === 0;

  return (
    <section className="ed-picker" aria-label={t.addBlock}>
      <div className="ed-picker-head">
        <label htmlFor={searchId}>{t.searchBlocks}</label>
        <input
          id={searchId}
          type="search"
          value={text}
          // The panel has just been opened by its button, for this.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          onChange={({ target }) => setText(target.value)}
          onKeyDown={({ key }) => {
            if (key !== 'Escape') return;
            onDone();
            focusSelected();
          }}
        />
        <button
          type="button"
          className="ed-quiet"
          onClick={() => {
            onDone();
            focusSelected();
          }}
        >
          {t.close}
        </button>
      </div>
      <div className="ed-picker-list">
        <SectionChoices words={words} onDone={onDone} />
        {isAtStart && layouts}
        {found.length === 0 && <p className="ed-muted">{t.noBlocks}</p>}
        {categories.map((category) => (
          <section key={category}>
            <h2>{t.categories[category] ?? category}</h2>
            <Drawer>
              {found
                .filter(([of]) => of === category)
                .map(([, choice]) => (
                  <ChoiceButton
                    key={choice.type + dropped}
                    choice={choice}
                    id={`${choice.type} ${dropped}`}
                    onPress={(isPointer) => {
                      void examples.prepare(choice.type).then(() => {
                        const added = actions.add(choice.type);
                        onDone();
                        // By keyboard, the focus stays in the outline, where Enter begins to write.
                        if (isPointer && added !== undefined) void writer.startFresh(added);
                      });
                    }}
                  />
                ))}
            </Drawer>
            {found
              .filter(([of]) => of === category)
              .map(([, { type, description }]) => (
                <span key={type} id={`about-${type}`} hidden>
                  {description}
                </span>
              ))}
          </section>
        ))}
        {!isAtStart && layouts}
      </div>
    </section>
  );
}
