/** Finds circles of imports, between files and between rooms. Types and dynamic imports count. */
import { listFiles, isScript } from '../../packages/build/imports/files.ts';
import { createImportReader } from '../../packages/build/imports/imports.ts';

/** What each file or room imports. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Folders whose subfolders are rooms. The folders of `WHOLE` are one room each. */
const DIVIDED = new Set(['src', 'cms', 'tools']);
const WHOLE = new Set(['widgets', 'mount', 'prerender', 'editor']);

/**
 * Returns the room of a file, or undefined if it is in none, such as configuration and start scripts.
 * @param path relative to the root
 */
function findRoom(path: string): string | undefined {
  const [top = '', second = '', ...rest] = path.split('/');
  if (WHOLE.has(top)) return top;
  return DIVIDED.has(top) && rest.length > 0 ? `${top}/${second}` : undefined;
}

/** Reads the imports of all files of the project. */
export function readFileGraph(root: string): Graph {
  const listImports = createImportReader(root);
  return new Map(
    listFiles(root)
      .filter(isScript)
      .map((path) => [path, new Set(listImports(path).map(({ target }) => target))]),
  );
}

/** Reads the imports of the rooms, without those inside a room. */
export function readRooms(files: Graph): Graph {
  const rooms = new Map<string, Set<string>>();
  for (const [path, targets] of files) {
    const room = findRoom(path);
    if (!room) continue;
    const found = rooms.get(room) ?? new Set();
    rooms.set(room, found);
    for (const other of [...targets].map(findRoom)) if (other && other !== room) found.add(other);
  }
  return rooms;
}

/** Finds groups that import each other, sorted by name (Tarjan's strongly connected components). */
export function findCircles(graph: Graph): string[][] {
  const order = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];
  /** Returns the earliest name on the stack that `name` leads to. */
  const visit = (name: string): number => {
    const at = order.size;
    order.set(name, at);
    stack.push(name);
    let lowest = at;
    for (const target of graph.get(name) ?? []) {
      if (!order.has(target)) lowest = Math.min(lowest, visit(target));
      else if (stack.includes(target)) lowest = Math.min(lowest, order.get(target)!);
    }
    if (lowest === at) {
      const group = stack.splice(stack.indexOf(name));
      if (group.length > 1 || graph.get(name)?.has(name)) circles.push(group.toSorted());
    }
    return lowest;
  };
  for (const name of [...graph.keys()].toSorted()) if (!order.has(name)) visit(name);
  return circles;
}

/** @returns one sentence for each circle */
export const describeCircles = (what: string, circles: readonly string[][]): string[] =>
  circles.map((circle) => `${what} must not import each other in a circle: ${circle.join(', ')}.`);
