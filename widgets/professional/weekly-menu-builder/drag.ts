/** Dragging by mouse, pen and touch (MNU-08), and when it counts (MNU-09). */
import {
  PointerSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type CollisionDetection,
  type PointerSensorOptions,
} from '@dnd-kit/core';
import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import type { Weekday } from '#lib/menu.ts';
import type { Place } from './menu.ts';

const HELD_MS = 200;
const MOVED_PX = 50;
/** From here on the card follows; a press that trembles is still a press. */
const TREMBLE_PX = 5;

/** Whether a drag counts: pressed for longer than 200 ms when it was let go, and moved by more than 50 px (MNU-09). */
export const isDeliberateDrag = (heldMs: number, { x, y }: { x: number; y: number }): boolean =>
  heldMs > HELD_MS && Math.hypot(x, y) > MOVED_PX;

/** Mouse and pen. A finger that moves at once scrolls the page: it has a sensor of its own. */
class MouseAndPenSensor extends PointerSensor {
  static override activators: (typeof PointerSensor)['activators'] = [
    {
      eventName: 'onPointerDown',
      handler: ({ nativeEvent: event }: PointerEvent, { onActivation }: PointerSensorOptions) => {
        if (event.pointerType === 'touch' || !event.isPrimary || event.button !== 0) return false;
        onActivation?.({ event });
        return true;
      },
    },
  ];
}

/** What notices a drag. A finger has to rest on the card for as long as a drag has to be held anyway. */
export const useDragSensors = () =>
  useSensors(
    useSensor(MouseAndPenSensor, { activationConstraint: { distance: TREMBLE_PX } }),
    useSensor(TouchSensor, { activationConstraint: { delay: HELD_MS, tolerance: TREMBLE_PX } }),
  );

/**
 * When the pointer was last let go, in ms as events have it: a busy browser hears of it later, and a drag is measured by what
 * the hand did.
 */
export function useRelease(): RefObject<number> {
  const released = useRef(0);
  useEffect(() => {
    const note = ({ timeStamp }: Event) => (released.current = timeStamp);
    const ends = ['pointerup', 'touchend'] as const;
    // Before the sensors, which listen on the document.
    for (const end of ends) window.addEventListener(end, note, { capture: true });
    return () => {
      for (const end of ends) window.removeEventListener(end, note, { capture: true });
    };
  }, []);
  return released;
}

/** How many of the other cards of a day have their middle above a height in the window. */
function indexAt(list: HTMLElement, y: number, dragged: string): number {
  const others = [...list.querySelectorAll<HTMLElement>('[data-card]')].filter(
    (card) => card.dataset['card'] !== dragged,
  );
  return others.filter((card) => {
    const { top, height } = card.getBoundingClientRect();
    return y > top + height / 2;
  }).length;
}

/** The day under the pointer, and the place in it. Beside the days there is none: a card let go there stays where it was. */
export const placeUnderPointer: CollisionDetection = ({
  pointerCoordinates,
  droppableContainers,
  active,
}) => {
  if (!pointerCoordinates) return [];
  const { x, y } = pointerCoordinates;
  for (const { id, node } of droppableContainers) {
    const box = node.current?.getBoundingClientRect();
    if (node.current && box && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom)
      return [{ id, data: { index: indexAt(node.current, y, String(active.id)) } }];
  }
  return [];
};

/** The place that `placeUnderPointer` found. */
export function foundPlace(collisions: ReturnType<CollisionDetection> | null): Place | undefined {
  const [first] = collisions ?? [];
  return first && { day: first.id as Weekday, index: (first.data as { index: number }).index };
}
