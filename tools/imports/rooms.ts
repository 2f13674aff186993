/** Reads the rooms of the project and their imports from the code. */
import { listFiles, isScript } from './files.ts';
import { listImports } from './modules.ts';

/** The rooms that each room imports, including types and dynamic imports. */
export type Rooms = ReadonlyMap<string, ReadonlySet<string>>;

/** Folders whose subfolders are rooms. The folders of `WHOLE` are one room each. */
const DIVIDED = new Set(['src', 'cms', 'tools']);
const WHOLE = new Set(['widgets', 'mount', 'prerender', 'editor']);

/**
 * Returns the room of a file, or undefined if it is in none, such as configuration and start scripts.
 * @param path relative to the root
 */
export function findRoom(path: string): string | undefined {
  const [top = '', second = '', ...rest] = path.split('/');
  if (WHOLE.has(top)) return top;
  return DIVIDED.has(top) && rest.length > 0 ? `${top}/${second}` : undefined;
}

export function readRooms(root: string): Rooms {
  const rooms = new Map<string, Set<string>>();
  for (const path of listFiles(root).filter(isScript)) {
    const room = findRoom(path);
    if (!room) continue;
    const found = rooms.get(room) ?? new Set();
    rooms.set(room, found);
    for (const { target } of listImports(root, path)) {
      const other = findRoom(target);
      if (other && other !== room) found.add(other);
    }
  }
  return rooms;
}

/** Finds all rooms that a room imports, directly or indirectly. */
export function findReachedRooms(rooms: Rooms, room: string): ReadonlySet<string> {
  const found = new Set(rooms.get(room));
  for (const one of found) rooms.get(one)?.forEach((next) => found.add(next));
  return found;
}

/** Finds groups of rooms that import each other, sorted by name. */
export function findCircles(rooms: Rooms): string[][] {
  const groups = new Map<string, string[]>();
  for (const room of [...rooms.keys()].toSorted()) {
    const reached = findReachedRooms(rooms, room);
    if (!reached.has(room)) continue;
    const group = [...reached].filter((other) => findReachedRooms(rooms, other).has(room)).toSorted();
    groups.set(group.join(), group);
  }
  return [...groups.values()];
}

/** @returns one sentence for each circle of rooms */
export const describeCircles = (rooms: Rooms): string[] =>
  findCircles(rooms).map((circle) => `Rooms must not import each other in a circle: ${circle.join(', ')}.`);
