/** Finds circles of imports, between files and between rooms. Types and dynamic imports count. */
import { listFiles, isScript } from '../../packages/build/imports/files.ts';
import { createImportReader } from '../../packages/build/imports/imports.ts';

/** Imports of each file or room. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Folders that are one room each. In others of these folders, each subfolder is a room. */
const WHOLE = new Set(['widgets', 'mount']);
const DIVIDED = new Set(['src', 'packages', 'scripts']);
/** Folders of a subject of the CMS that are rooms of their own: what visitors see and what the back office shows stand above the subject. */
const PARTS = new Set(['admin', 'api', 'pages', 'people', 'render', 'store', 'text', 'uses']);

/**
 * Returns the room of a file, or undefined if it is in none, such as configuration, start scripts and tests.
 * @param path relative to the root
 */
function findRoom(path: string): string | undefined {
  const [top = '', second = '', ...rest] = path.split('/');
  if (WHOLE.has(top)) return top;
  if (!DIVIDED.has(top) || rest.length === 0 || rest[0] === 'test' || second === 'test') return undefined;
  if (`${top}/${second}` !== 'packages/cms') return `${top}/${second}`;
  const [subject = '', part = '', ...deeper] = rest;
  if (part === '') return undefined;
  return `cms/${subject}${PARTS.has(part) && deeper.length > 0 ? `/${part}` : ''}`;
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
