import { DndContext, DragOverlay, type DragEndEvent, type DragMoveEvent } from '@dnd-kit/core';
import { useState, type ReactNode } from 'react';
import { Card } from './Card.tsx';
import {
  getFoundPlace,
  isDeliberateDrag,
  findPlaceUnderPointer,
  useDragSensors,
  useRelease,
} from './drag.ts';
import styles from './Editor.module.css';
import type { MenuCard, Place } from './menu.ts';

export interface Dragged {
  id: number;
  /** Target of the card; undefined if it would not move. */
  target: Place | undefined;
}

interface Props {
  cardOf: (id: number) => MenuCard | undefined;
  onDrop: (id: number, to: Place) => void;
  /** Renders the area in which cards are dragged. */
  children: (dragged: Dragged | undefined) => ReactNode;
}

/** Disables the library's announcements, since dragging is not usable with a screen reader. Moves are announced when they are done. */
const SILENT = {
  screenReaderInstructions: { draggable: '' },
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
};

/** Lets cards be dragged between days, and shows the dragged card at the pointer (MNU-08, MNU-09). */
export function Dragging({ cardOf, onDrop, children }: Props) {
  const [dragged, setDragged] = useState<Dragged>();
  const sensors = useDragSensors();
  const released = useRelease();

  function onDragMove({ active, collisions }: DragMoveEvent): void {
    const target = getFoundPlace(collisions);
    const before = dragged?.target;
    if (target?.day !== before?.day || target?.index !== before?.index)
      setDragged({ id: Number(active.id), target });
  }

  function onDragEnd({ active, activatorEvent, collisions, delta }: DragEndEvent): void {
    setDragged(undefined);
    const to = getFoundPlace(collisions);
    if (to && isDeliberateDrag(released.current - activatorEvent.timeStamp, delta))
      onDrop(Number(active.id), to);
  }

  const card = dragged && cardOf(dragged.id);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={findPlaceUnderPointer}
      accessibility={SILENT}
      onDragStart={({ active }) => setDragged({ id: Number(active.id), target: undefined })}
      onDragMove={onDragMove}
      onDragEnd={onDragEnd}
      onDragCancel={() => setDragged(undefined)}
    >
      {children(dragged)}
      <DragOverlay dropAnimation={null}>
        {card && (
          <div className={styles.overlay}>
            <Card recipe={card} />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}
