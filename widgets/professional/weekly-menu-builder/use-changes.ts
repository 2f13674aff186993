import { useState, type Dispatch } from 'react';
import { useTexts } from '#island/context.ts';
import type { MenuRecipe, Weekday } from '#schemas/menu.ts';
import { getToolName, type Tool } from './CardTools.tsx';
import {
  findPlace,
  reduceMenu,
  getShownWeek,
  type Menu,
  type MenuAction,
  type MenuCard,
  type Place,
} from './menu.ts';
import { messages } from './messages.ts';
import { useFocus, type ControlRef } from './use-focus.ts';

/** The target of the recipe that is being chosen: a day, or a card to replace. */
type Choice = { day: Weekday } | { id: number };

interface Changes {
  controlRef: ControlRef;
  /** @param tool the button that was used; it keeps the focus. Missing if the card was dragged. */
  move: (id: number, to: Place, tool?: Tool) => void;
  /** Removes a card. The focus moves to the card that takes its place, or to the button that adds one. */
  remove: (card: MenuCard) => void;
  changeWeeks: (type: 'addWeek' | 'removeWeek' | 'newList' | 'undo') => void;
  /** The target of the recipe that is being chosen, and the functions to set it and to choose the recipe. */
  choice: Choice | undefined;
  setChoice: (choice: Choice | undefined) => void;
  choose: (recipe: MenuRecipe) => void;
}

/**
 * Returns the actions that change a menu. Each announces the change and sets the focus.
 * @param weekNumber returns the week's number for an index in the list
 * @param announce announces a text to screen readers
 */
export function useChanges(
  menu: Menu,
  dispatch: Dispatch<MenuAction>,
  weekNumber: (at: number) => number,
  announce: (text: string) => void,
): Changes {
  const t = useTexts(messages);
  const [choice, setChoice] = useState<Choice>();
  const { controlRef, changeThenFocus } = useFocus();

  return {
    controlRef,
    move(id, to, tool) {
      const action: MenuAction = { type: 'move', id, to };
      const next = reduceMenu(menu, action);
      const place = findPlace(next, id);
      if (next === menu || !place) return;
      if (tool) changeThenFocus(() => dispatch(action), getToolName(place.card, tool));
      else dispatch(action);
      const count = getShownWeek(next)![place.day].length;
      const { header } = place.card;
      announce(t('moved', { header, day: t(place.day), position: place.index + 1, count }));
    },
    remove({ id, header }) {
      const place = findPlace(menu, id);
      if (!place) return;
      const left = getShownWeek(menu)![place.day].filter((card) => card.id !== id);
      const next = left[Math.min(place.index, left.length - 1)];
      changeThenFocus(() => dispatch({ type: 'remove', id }), next ? getToolName(next, 'remove') : place.day);
      announce(t('removed', { header }));
    },
    changeWeeks(type) {
      if (reduceMenu(menu, { type }) === menu) return;
      dispatch({ type });
      if (type === 'addWeek') announce(t('weekAdded', { week: weekNumber(menu.weeks.length) }));
      if (type === 'removeWeek') announce(t('weekRemoved', { week: weekNumber(menu.current) }));
      if (type === 'newList') announce(t('newListMade'));
      if (type === 'undo') announce(t('undone'));
    },
    choice,
    setChoice,
    choose(recipe) {
      setChoice(undefined);
      if (!choice) return;
      const { header } = recipe;
      if ('day' in choice) {
        dispatch({ type: 'add', day: choice.day, recipe });
        announce(t('recipeAdded', { header, day: t(choice.day) }));
        return;
      }
      announce(t('replaced', { old: findPlace(menu, choice.id)?.card.header ?? '', header }));
      dispatch({ type: 'replace', id: choice.id, recipe });
    },
  };
}
