/** Dragging by mouse, pen and touch (MNU-08), and the conditions for a valid drag (MNU-09). */
import {
  PointerSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type CollisionDetection,
  type PointerSensorOptions,
} from '@dnd-kit/core';
import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import type { Weekday } from '#schemas/menu.ts';
import type { Place } from './menu.ts';

const HELD_MS = 200;
const MOVED_PX = 50;
/** Distance from which the card follows the pointer. Below it, a shaky click stays a click. */
const TREMBLE_PX = 5;

/** Whether a drag is valid: held for more than 200 ms and moved by more than 50 px (MNU-09). */
export const isDeliberateDrag = (heldMs: number, { x, y }: { x: number; y: number }): boolean =>
  heldMs > HELD_MS && Math.hypot(x, y) > MOVED_PX;

/** Sensor for mouse and pen. Touch has a sensor of its own, because a finger that moves at once scrolls the page. */
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

/** Returns the sensors. A finger has to rest on the card for the time that a valid drag needs anyway. */
export const useDragSensors = () =>
  useSensors(
    useSensor(MouseAndPenSensor, { activationConstraint: { distance: TREMBLE_PX } }),
    useSensor(TouchSensor, { activationConstraint: { delay: HELD_MS, tolerance: TREMBLE_PX } }),
  );

/**
 * Returns the time of the last pointer release, in ms on the events' clock. A busy browser handles the release later, but the drag is
 * measured by the pointer's own times.
 */
export function useRelease(): RefObject<number> {
  const released = useRef(0);
  useEffect(() => {
    const storeTime = ({ timeStamp }: Event) => (released.current = timeStamp);
    const ends = ['pointerup', 'touchend'] as const;
    // On the window, to run before the sensors, which listen on the document.
    for (const end of ends) window.addEventListener(end, storeTime, { capture: true });
    return () => {
      for (const end of ends) window.removeEventListener(end, storeTime, { capture: true });
    };
  }, []);
  return released;
}

/** Returns how many of a day's other cards have their middle above a height in the window. */
function findIndexAt(list: HTMLElement, y: number, dragged: string): number {
  const others = [...list.querySelectorAll<HTMLElement>('[data-card]')].filter(
    (card) => card.dataset['card'] !== dragged,
  );
  return others.filter((card) => {
    const { top, height } = card.getBoundingClientRect();
    return y > top + height / 2;
  }).length;
}

/** Finds the day under the pointer and the index in it. Returns nothing outside of the days; a card dropped there stays in its place. */
export const findPlaceUnderPointer: CollisionDetection = ({
  pointerCoordinates,
  droppableContainers,
  active,
}) => {
  if (!pointerCoordinates) return [];
  const { x, y } = pointerCoordinates;
  for (const { id, node } of droppableContainers) {
    const box = node.current?.getBoundingClientRect();
    if (node.current && box && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom)
      return [{ id, data: { index: findIndexAt(node.current, y, String(active.id)) } }];
  }
  return [];
};

/** Returns the place that `placeUnderPointer` found. */
export function getFoundPlace(collisions: ReturnType<CollisionDetection> | null): Place | undefined {
  const [first] = collisions ?? [];
  return first && { day: first.id as Weekday, index: (first.data as { index: number }).index };
}
