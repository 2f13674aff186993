import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WEEKDAYS, weekOf, type MenuRecipe } from '#schemas/menu.ts';
import {
  emptyMenu,
  isUnsaved,
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
