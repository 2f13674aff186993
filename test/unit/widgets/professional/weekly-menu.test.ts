import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WEEKDAYS, weekOf, type MenuRecipe } from '#schemas/menu.ts';
import {
  emptyMenu,
  isUnsaved,
  type Place,
  reduceMenu,
  getShownWeek,
  type Menu,
  type MenuAction,
} from '../../../../widgets/professional/weekly-menu-builder/menu.ts';

const recipe = (header: string): MenuRecipe => ({ header, link: '', image: undefined });
const run = (menu: Menu, ...actions: MenuAction[]): Menu => actions.reduce(reduceMenu, menu);

/** Two weeks; the first has a, b and c on Monday and d on Friday, with the ids 1 to 4. */
const menu = run(
  emptyMenu,
  {
    type: 'loaded',
    weeks: [
      weekOf((day) => (day === 'monday' ? ['a', 'b', 'c'] : day === 'friday' ? ['d'] : []).map(recipe)),
      weekOf(() => []),
    ],
  },
  { type: 'edit' },
);
const headers = (one: Menu): string =>
  WEEKDAYS.map((day) => (getShownWeek(one)?.[day] ?? []).map(({ header }) => header).join('')).join('|');

test('weekly menu: the first week follows the last, and the last precedes the first [MNU-12]', () => {
  expect(run(menu, { type: 'turn', by: 1 }).current).toBe(1);
  expect(run(menu, { type: 'turn', by: 1 }, { type: 'turn', by: 1 }).current).toBe(0);
  expect(run(menu, { type: 'turn', by: -1 }).current).toBe(1);
  expect(run(emptyMenu, { type: 'turn', by: 1 })).toBe(emptyMenu);
});

test('weekly menu: an added week is last and shown, and removing removes the shown one [MNU-06]', () => {
  const added = run(menu, { type: 'addWeek' });
  expect([added.weeks.length, added.current, headers(added)]).toEqual([3, 2, '||||']);
  const removed = run(menu, { type: 'removeWeek' });
  expect([removed.weeks.length, removed.current]).toEqual([1, 0]);
  const none = run(removed, { type: 'removeWeek' });
  expect([none.weeks.length, none.current, getShownWeek(none)]).toEqual([0, 0, undefined]);
  expect(run(none, { type: 'removeWeek' })).toBe(none);
  expect(run(none, { type: 'add', day: 'monday', recipe: recipe('x') }).weeks).toEqual([]);
});

test('weekly menu: it has at most 53 weeks [MNU-06]', () => {
  const year = run(menu, ...Array.from({ length: 80 }, (): MenuAction => ({ type: 'addWeek' })));
  expect(year.weeks).toHaveLength(53);
});

test('weekly menu: a day has at most 30 recipes, as in storage [MNU-07] [MNU-08]', () => {
  const add: MenuAction = { type: 'add', day: 'tuesday', recipe: recipe('x') };
  const full = run(menu, ...Array.from({ length: 31 }, () => add));
  expect(getShownWeek(full)?.tuesday).toHaveLength(30);
  expect(run(full, { type: 'move', id: 1, to: { day: 'tuesday', index: 0 } })).toBe(full);
  const [first] = getShownWeek(full)!.tuesday;
  const turned = run(full, { type: 'move', id: first!.id, to: { day: 'tuesday', index: 29 } });
  expect(getShownWeek(turned)?.tuesday.at(-1)).toBe(first);
});

test('weekly menu: a new list is one empty week, and undo restores the old one [MNU-14]', () => {
  const fresh = run(menu, { type: 'newList' });
  expect(fresh.weeks).toEqual([weekOf(() => [])]);
  expect(run(fresh, { type: 'undo' }).weeks).toBe(menu.weeks);
  expect(run(emptyMenu, { type: 'newList' }).editing).toBe(true);
});

test('weekly menu: cards are added, replaced in place, and removed [MNU-07]', () => {
  expect(headers(run(menu, { type: 'add', day: 'monday', recipe: recipe('x') }))).toBe('abcx||||d');
  expect(headers(run(menu, { type: 'replace', id: 2, recipe: recipe('x') }))).toBe('axc||||d');
  expect(headers(run(menu, { type: 'remove', id: 2 }))).toBe('ac||||d');
});

test.each<[string, number, Place['day'], number, string]>([
  ['down', 1, 'monday', 1, 'bac||||d'],
  ['to the end of its day', 1, 'monday', 9, 'bca||||d'],
  ['up', 3, 'monday', 0, 'cab||||d'],
  ['to an empty day', 2, 'wednesday', 0, 'ac||b||d'],
  ['before another card', 2, 'friday', 0, 'ac||||bd'],
  ['after the last card', 2, 'friday', 5, 'ac||||db'],
])('weekly menu: a card moves %s [MNU-08]', (_where, id, day, index, wanted) => {
  expect(headers(run(menu, { type: 'move', id, to: { day, index } }))).toBe(wanted);
});

test('weekly menu: moving a card to its own place, or a removed card, changes nothing [MNU-08] [MNU-10]', () => {
  expect(run(menu, { type: 'move', id: 2, to: { day: 'monday', index: 1 } })).toBe(menu);
  expect(run(menu, { type: 'move', id: 99, to: { day: 'monday', index: 0 } })).toBe(menu);
  expect(isUnsaved(menu)).toBe(false);
});

test('weekly menu: canceling restores the saved menu, and saving keeps the changes [MNU-10]', () => {
  const changed = run(menu, { type: 'turn', by: 1 }, { type: 'removeWeek' }, { type: 'remove', id: 1 });
  expect(isUnsaved(changed)).toBe(true);
  const left = run(changed, { type: 'leave' });
  expect(left).toMatchObject({ editing: false, weeks: menu.weeks, past: [] });
  expect(run(changed, { type: 'saved' })).toMatchObject({ editing: false, saved: changed.weeks });
});

const anyAction = fc.oneof(
  fc.constantFrom<MenuAction>({ type: 'addWeek' }, { type: 'removeWeek' }, { type: 'newList' }),
  fc.constantFrom<MenuAction>({ type: 'turn', by: 1 }, { type: 'turn', by: -1 }),
  fc.record({ type: fc.constant('remove' as const), id: fc.nat(12) }),
  fc.record({
    type: fc.constant('add' as const),
    day: fc.constantFrom(...WEEKDAYS),
    recipe: fc.constant(recipe('x')),
  }),
  fc.record({
    type: fc.constant('move' as const),
    id: fc.nat(12),
    to: fc.record({ day: fc.constantFrom(...WEEKDAYS), index: fc.integer({ min: -1, max: 6 }) }),
  }),
);

test('weekly menu: after any actions, as many undos restore it, no card is lost or duplicated, and the week exists [MNU-10]', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 30 }), (actions) => {
      let now = menu;
      for (const action of actions) {
        const next = reduceMenu(now, action);
        const kept = action.type === 'move' ? headers(now) : headers(next);
        expect([...headers(next)].toSorted()).toEqual([...kept].toSorted());
        const ids = next.weeks.flatMap((week) => WEEKDAYS.flatMap((day) => week[day].map(({ id }) => id)));
        expect(new Set(ids).size).toBe(ids.length);
        expect(next.current).toBeLessThan(Math.max(1, next.weeks.length));
        now = next;
      }
      while (now.past.length > 0) now = reduceMenu(now, { type: 'undo' });
      expect(now.weeks).toBe(menu.weeks);
      expect(isUnsaved(now)).toBe(false);
    }),
  );
});
