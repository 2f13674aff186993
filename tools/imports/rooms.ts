/** The rooms of the project, and which of them imports which, out of the code. */
import { filesOf, isScript } from './files.ts';
import { importsOf } from './modules.ts';

/** For each room those that it imports, types and what is asked for later included. */
export type Rooms = ReadonlyMap<string, ReadonlySet<string>>;

/** Each folder of these is a room; each of the others is one as a whole. */
const DIVIDED = new Set(['src', 'cms', 'tools']);
const WHOLE = new Set(['widgets', 'mount', 'prerender', 'editor']);

/** @returns the room of a file by its path from the root; undefined for what is in none, as what starts or configures things */
export function roomOf(path: string): string | undefined {
  const [top = '', second = '', ...rest] = path.split('/');
  if (WHOLE.has(top)) return top;
  return DIVIDED.has(top) && rest.length > 0 ? `${top}/${second}` : undefined;
}

/** Reads the rooms of a project. */
export function roomsOf(root: string): Rooms {
  const rooms = new Map<string, Set<string>>();
  for (const path of filesOf(root).filter(isScript)) {
    const room = roomOf(path);
    if (!room) continue;
    const found = rooms.get(room) ?? new Set();
    rooms.set(room, found);
    for (const { target } of importsOf(root, path)) {
      const other = roomOf(target);
      if (other && other !== room) found.add(other);
    }
  }
  return rooms;
}

/** Everything that a room reaches, by whatever others. */
export function reachedFrom(rooms: Rooms, room: string): ReadonlySet<string> {
  const found = new Set(rooms.get(room));
  for (const one of found) rooms.get(one)?.forEach((next) => found.add(next));
  return found;
}

/** Groups of rooms that reach each other, by name. */
export function circlesOf(rooms: Rooms): string[][] {
  const groups = new Map<string, string[]>();
  for (const room of [...rooms.keys()].toSorted()) {
    const reached = reachedFrom(rooms, room);
    if (!reached.has(room)) continue;
    const group = [...reached].filter((other) => reachedFrom(rooms, other).has(room)).toSorted();
    groups.set(group.join(), group);
  }
  return [...groups.values()];
}

/** @returns one sentence for each circle of rooms */
export const judgeCircles = (rooms: Rooms): string[] =>
  circlesOf(rooms).map((circle) => `Rooms must not import each other in a circle: ${circle.join(', ')}.`);
