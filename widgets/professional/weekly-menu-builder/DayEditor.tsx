import { useDraggable, useDroppable } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { useTexts } from '#island/context.ts';
import { MAX_CARDS, type Weekday } from '#schemas/menu.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from './Card.tsx';
import dayStyles from './Day.module.css';
import styles from './Editor.module.css';
import type { MenuCard } from './menu.ts';
import { messages } from './messages.ts';
import type { ControlRef } from './use-focus.ts';

interface DayProps {
  day: Weekday;
  cards: readonly MenuCard[];
  /** Index for the dragged card, counted without it. */
  mark: number | undefined;
  dragged: number | undefined;
  controlRef: ControlRef;
  renderTools: (card: MenuCard, index: number) => ReactNode;
  onAdd: () => void;
}

/** A day to which cards can be dropped or added (MNU-07, MNU-08). The day's name in `controlRef` is its button for adding a card. */
export function DayEditor({ day, cards, mark, dragged, controlRef, renderTools, onAdd }: DayProps) {
  const t = useTexts(messages);
  const { setNodeRef } = useDroppable({ id: day });
  const isFull = cards.length >= MAX_CARDS;
  const others = cards.filter(({ id }) => id !== dragged);
  const markedId = mark === undefined ? undefined : others[mark]?.id;
  return (
    <div ref={setNodeRef} className={styles.place} data-over={mark !== undefined || undefined}>
      <ul className={dayStyles.list} data-end={(mark !== undefined && markedId === undefined) || undefined}>
        {cards.map((card, index) => (
          <Draggable key={card.id} card={card} isMarked={card.id === markedId}>
            {renderTools(card, index)}
          </Draggable>
        ))}
      </ul>
      <Button
        ref={controlRef(day)}
        variant="secondary"
        className={styles.add}
        aria-disabled={isFull}
        onClick={() => isFull || onAdd()}
      >
        {t('addRecipe')}
      </Button>
    </div>
  );
}

interface CardProps {
  card: MenuCard;
  /** Whether the dragged card would be inserted before this one. */
  isMarked: boolean;
  children: ReactNode;
}

function Draggable({ card, isMarked, children }: CardProps) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: card.id });
  return (
    // The whole card is draggable. Its buttons are the alternative to dragging.
    <li
      ref={setNodeRef}
      className={styles.draggable}
      data-card={card.id}
      data-dragging={isDragging || undefined}
      data-marked={isMarked || undefined}
      onPointerEnter={({ currentTarget, pointerType }) => (currentTarget.dataset['pointer'] = pointerType)}
      {...listeners}
    >
      <Card recipe={card}>{children}</Card>
    </li>
  );
}
