/** The diagram of the rooms in docs/architecture.md. */
import type { Graph } from '../imports/circles.ts';

/** Finds all rooms that a room imports, directly or indirectly. */
function findReachedRooms(rooms: Graph, room: string): ReadonlySet<string> {
  const found = new Set(rooms.get(room));
  for (const one of found) rooms.get(one)?.forEach((next) => found.add(next));
  return found;
}

/** Whether an arrow is needed: no other room that `room` imports leads to `to`. */
const isDirect = (rooms: Graph, room: string, to: string): boolean =>
  ![...rooms.get(room)!].some(
    (other) =>
      other !== to &&
      findReachedRooms(rooms, other).has(to) &&
      // In a circle, every room leads to every other.
      !findReachedRooms(rooms, other).has(room),
  );

/** Draws rooms as a mermaid flowchart. An arrow points to the imported room. Imports that follow from other arrows are left out. */
export function drawRooms(rooms: Graph): string {
  const names = [...rooms.keys()].toSorted();
  const id = (room: string) => room.replaceAll(/\W/g, '-');
  const isIn = (folder: string) => (room: string) => room.startsWith(`${folder}/`);
  const group = (folder: string) => [
    `  subgraph ${folder}`,
    ...names.filter(isIn(folder)).map((room) => `    ${id(room)}["${room}"]`),
    '  end',
  ];
  const single = names.filter((room) => !room.includes('/')).map((room) => `  ${id(room)}["${room}"]`);
  const arrows = names.flatMap((room) =>
    [...rooms.get(room)!]
      .toSorted()
      .filter((to) => rooms.has(to) && isDirect(rooms, room, to))
      .map((to) => `  ${id(room)} --> ${id(to)}`),
  );
  const groups = ['src', 'cms', 'packages', 'scripts'].flatMap(group);
  return ['```mermaid', 'flowchart LR', ...groups, ...single, ...arrows, '```'].join('\n');
}
