import { expect, test } from 'vitest';
import { insertDiagram } from '../../../tools/docs/rooms.ts';
import { findCircles, describeCircles, findRoom, type Rooms } from '../../../tools/imports/rooms.ts';

const rooms = (of: Record<string, string[]>): Rooms =>
  new Map(Object.entries(of).map(([room, imports]) => [room, new Set(imports)]));

test.each([
  ['src/lib/url.ts', 'src/lib'],
  ['cms/content/search/routes.ts', 'cms/content'],
  ['widgets/content/card-grid/widget.ts', 'widgets'],
  ['cms/main.ts', undefined],
  ['vite.config.ts', undefined],
  ['test/seed.ts', undefined],
])('%s is in the room %s', (path, room) => expect(findRoom(path)).toBe(room));

test('rooms: a chain of imports is not a circle', () => {
  expect(describeCircles(rooms({ a: ['b', 'c'], b: ['c'], c: [] }))).toEqual([]);
});

test('rooms: a circle of any length is reported', () => {
  const found = rooms({ a: ['b'], b: ['c'], c: ['a'], d: ['a'] });
  expect(findCircles(found)).toEqual([['a', 'b', 'c']]);
  expect(describeCircles(found)).toEqual(['Rooms must not import each other in a circle: a, b, c.']);
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
