/** The state of the menu and its actions, independent of the page. Every change creates a new state and can be undone. */
import {
  MAX_CARDS,
  MAX_WEEKS,
  WEEKDAYS,
  weekOf,
  type MenuRecipe,
  type MenuWeek,
  type Weekday,
} from '#schemas/menu.ts';

/** A recipe in the menu. Its id exists only on this page. */
export interface MenuCard extends MenuRecipe {
  id: number;
}

export type Week = MenuWeek<MenuCard>;

/** An existing or future place of a card. `index` does not count the card itself. */
export interface Place {
  day: Weekday;
  index: number;
}

/** The state that undo restores. */
interface Step {
  weeks: readonly Week[];
  current: number;
}

export interface Menu extends Step {
  /** The weeks as saved on the server. */
  saved: readonly Week[];
  editing: boolean;
  past: readonly Step[];
  nextId: number;
}

export type MenuAction =
  | { type: 'loaded'; weeks: readonly MenuWeek[] }
  | { type: 'turn'; by: 1 | -1 }
  | { type: 'edit' | 'leave' | 'saved' | 'newList' | 'addWeek' | 'removeWeek' | 'undo' }
  | { type: 'add'; day: Weekday; recipe: MenuRecipe }
  | { type: 'replace'; id: number; recipe: MenuRecipe }
  | { type: 'remove'; id: number }
  | { type: 'move'; id: number; to: Place };

/** Maximum number of undo steps. */
const MOST_STEPS = 100;

export const emptyMenu: Menu = { weeks: [], saved: [], current: 0, editing: false, past: [], nextId: 1 };

const createEmptyWeek = (): Week => weekOf(() => []);

/** Whether there are unsaved changes. */
export const isUnsaved = ({ editing, weeks, saved }: Menu): boolean => editing && weeks !== saved;

/** Returns the visible week, or undefined if there is none. */
export const getShownWeek = ({ weeks, current }: Menu): Week | undefined => weeks[current];

/** Finds the place of a card in the visible week. */
export function findPlace(menu: Menu, id: number): (Place & { card: MenuCard }) | undefined {
  const week = getShownWeek(menu);
  for (const day of WEEKDAYS) {
    const index = week?.[day].findIndex((one) => one.id === id) ?? -1;
    const card = week?.[day][index];
    if (card) return { day, index, card };
  }
  return undefined;
}

/** Returns the previous or next day, or undefined at the ends of the week. */
export const findDayBeside = (day: Weekday, by: 1 | -1): Weekday | undefined =>
  WEEKDAYS[WEEKDAYS.indexOf(day) + by];

function changed(menu: Menu, weeks: readonly Week[], current = menu.current): Menu {
  const { past, ...rest } = menu;
  const step: Step = { weeks: menu.weeks, current: menu.current };
  return { ...rest, weeks, current, past: [...past.slice(1 - MOST_STEPS), step] };
}

/** Replaces some days of the visible week. */
function withDays(menu: Menu, days: Partial<Week>): Menu {
  const week = getShownWeek(menu);
  if (!week) return menu;
  return changed(menu, menu.weeks.with(menu.current, { ...week, ...days }));
}

function move(menu: Menu, id: number, to: Place): Menu {
  const from = findPlace(menu, id);
  const week = getShownWeek(menu);
  if (!from || !week) return menu;
  const left = week[from.day].toSpliced(from.index, 1);
  const target = to.day === from.day ? left : week[to.day];
  const index = Math.max(0, Math.min(to.index, target.length));
  if (to.day === from.day ? index === from.index : target.length >= MAX_CARDS) return menu;
  return withDays(menu, { [from.day]: left, [to.day]: target.toSpliced(index, 0, from.card) });
}

function loaded(menu: Menu, given: readonly MenuWeek[]): Menu {
  let { nextId } = menu;
  const weeks = given.map((week) =>
    weekOf((day) => week[day].map((recipe) => ({ ...recipe, id: nextId++ }))),
  );
  return { ...emptyMenu, weeks, saved: weeks, nextId };
}

/** Returns the menu after an action, or the same object if nothing changes. */
export function reduceMenu(menu: Menu, action: MenuAction): Menu {
  const { weeks, current, saved, past, nextId } = menu;
  switch (action.type) {
    case 'loaded':
      return loaded(menu, action.weeks);
    case 'turn':
      // MNU-12
      return weeks.length > 1
        ? { ...menu, current: (current + action.by + weeks.length) % weeks.length }
        : menu;
    case 'edit':
      return { ...menu, editing: true };
    case 'saved':
      return { ...menu, saved: weeks, editing: false, past: [] };
    case 'leave': {
      const last = Math.max(0, saved.length - 1);
      return { ...menu, editing: false, weeks: saved, current: Math.min(current, last), past: [] };
    }
    case 'newList':
      return { ...changed(menu, [createEmptyWeek()], 0), editing: true };
    case 'addWeek':
      return weeks.length < MAX_WEEKS ? changed(menu, [...weeks, createEmptyWeek()], weeks.length) : menu;
    case 'removeWeek': {
      if (weeks.length === 0) return menu;
      const left = weeks.toSpliced(current, 1);
      return changed(menu, left, Math.max(0, Math.min(current, left.length - 1)));
    }
    case 'undo': {
      const step = past.at(-1);
      return step ? { ...menu, ...step, past: past.slice(0, -1) } : menu;
    }
    case 'add': {
      const cards = getShownWeek(menu)?.[action.day];
      if (!cards || cards.length >= MAX_CARDS) return menu;
      const card = { ...action.recipe, id: nextId };
      return { ...withDays(menu, { [action.day]: [...cards, card] }), nextId: nextId + 1 };
    }
    case 'replace': {
      const from = findPlace(menu, action.id);
      if (!from) return menu;
      const card = { ...action.recipe, id: action.id };
      return withDays(menu, { [from.day]: getShownWeek(menu)![from.day].with(from.index, card) });
    }
    case 'remove': {
      const from = findPlace(menu, action.id);
      return from
        ? withDays(menu, { [from.day]: getShownWeek(menu)![from.day].toSpliced(from.index, 1) })
        : menu;
    }
    case 'move':
      return move(menu, action.id, action.to);
  }
}
