import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { insertDiagram } from '../../../tools/docs/rooms.ts';
import {
  describeCircles,
  findCircles,
  findRoom,
  readFileGraph,
  type Graph,
} from '../../../tools/imports/circles.ts';

const rooms = (of: Record<string, string[]>): Graph =>
  new Map(Object.entries(of).map(([room, imports]) => [room, new Set(imports)]));

test.each([
  ['src/lib/url.ts', 'src/lib'],
  ['cms/content/search/routes.ts', 'cms/content'],
  ['widgets/content/card-grid/widget.ts', 'widgets'],
  ['sites/atriafi/pages.ts', 'cms/demo'],
  ['cms/main.ts', undefined],
  ['vite.config.ts', undefined],
  ['test/seed.ts', undefined],
])('rooms: %s is in the room %s', (path, room) => expect(findRoom(path)).toBe(room));

test('rooms: a chain of imports is not a circle', () => {
  expect(describeCircles('Rooms', findCircles(rooms({ a: ['b', 'c'], b: ['c'], c: [] })))).toEqual([]);
});

test('rooms: a circle of any length is reported', () => {
  const found = rooms({ a: ['b'], b: ['c'], c: ['a'], d: ['a'] });
  expect(findCircles(found)).toEqual([['a', 'b', 'c']]);
  expect(describeCircles('Rooms', findCircles(found))).toEqual([
    'Rooms must not import each other in a circle: a, b, c.',
  ]);
});

test('rooms diagram: it omits indirect arrows and replaces the old diagram', () => {
  const page = '# A\n<!-- rooms: written by npm run docs -->\nold\n<!-- /rooms -->\nend\n';
  const drawn = insertDiagram(page, rooms({ a: ['b', 'c'], b: ['c'], c: [] }));
  expect(drawn).toContain('a --> b\n  b --> c\n');
  expect(drawn).not.toContain('a --> c');
  expect(drawn).not.toContain('old');
  expect(drawn).toMatch(/^# A\n[^]*\nend\n$/);
  expect(() => insertDiagram('# A\n', rooms({}))).toThrow(/has no <!-- rooms/);
});

test('files: circles through types and dynamic imports are found', () => {
  const root = mkdtempSync(join(tmpdir(), 'circles-'));
  const write = (file: string, text: string) => writeFileSync(join(root, file), text);
  write('package.json', '{}');
  write('a.ts', `import type { B } from './b.ts';\nexport type A = B;\n`);
  write('b.ts', `export type B = 1;\nexport const load = () => import('./c.ts');\n`);
  write('c.ts', `export * from './a.ts';\n`);
  write('d.ts', `import './a.ts';\n`);
  expect(findCircles(readFileGraph(root))).toEqual([['a.ts', 'b.ts', 'c.ts']]);
  rmSync(root, { recursive: true });
});
