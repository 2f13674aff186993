import { DndContext, DragOverlay, type DragEndEvent, type DragMoveEvent } from '@dnd-kit/core';
import { useEffect, useRef, useState, type Dispatch, type ReactNode } from 'react';
import { useTexts } from '#island/context.ts';
import type { IsoWeek } from '#lib/iso-week.ts';
import { MOST_WEEKS, WEEKDAYS, type MenuRecipe, type Weekday } from '#lib/menu.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from './Card.tsx';
import { CardTools, type Tool } from './CardTools.tsx';
import { DayEditor } from './DayEditor.tsx';
import { foundPlace, isDeliberateDrag, placeUnderPointer, useDragSensors, useRelease } from './drag.ts';
import styles from './Editor.module.css';
import { placeOf, reduceMenu, shownWeek, type Menu, type MenuAction, type Place } from './menu.ts';
import { messages } from './messages.ts';
import { RecipeDialog } from './RecipeDialog.tsx';
import type { Recipes } from './use-recipes.ts';
import { Week } from './Week.tsx';
import builderStyles from './WeeklyMenuBuilder.module.css';

export interface EditorProps {
  menu: Menu;
  dispatch: Dispatch<MenuAction>;
  week: IsoWeek;
  /** The week of a place in the list. */
  weekAt: (at: number) => IsoWeek;
  turning: ReactNode;
  recipes: Recipes;
  /** Tells who can't see it what has happened. */
  say: (text: string) => void;
  save: () => void;
  saving: boolean;
  saveFailed: boolean;
}

/** What a recipe is chosen for: a day, or in place of a card. */
type Choice = { day: Weekday } | { id: number };

/** Nobody drags by ear: what is said of a move is said once it counts. */
const SILENT = {
  screenReaderInstructions: { draggable: '' },
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
};

/** The menu being changed (MNU-06 to MNU-11). Each change can be undone; nothing is asked. */
export default function Editor(props: EditorProps) {
  const { menu, dispatch, week, weekAt, turning, recipes, say, save, saving, saveFailed } = props;
  const t = useTexts(messages);
  const [choice, setChoice] = useState<Choice>();
  const [dragged, setDragged] = useState<number>();
  const [target, setTarget] = useState<Place>();
  const root = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  /** A selector of what has the focus once the change stands. */
  const wanted = useRef<string>(undefined);
  const sensors = useDragSensors();
  const released = useRelease();
  const shown = shownWeek(menu);

  useEffect(() => {
    bar.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (wanted.current) root.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = undefined;
  }, [menu]);

  function move(id: number, to: Place, tool?: Tool): void {
    const action: MenuAction = { type: 'move', id, to };
    const next = reduceMenu(menu, action);
    const place = placeOf(next, id);
    if (next === menu || !place) return;
    if (tool) wanted.current = `[data-card="${id}"] [data-tool="${tool}"]`;
    dispatch(action);
    const count = shownWeek(next)![place.day].length;
    const { header } = place.card;
    say(t('moved', { header, day: t(place.day), position: place.index + 1, count }));
  }

  function remove(id: number): void {
    const place = placeOf(menu, id);
    if (!place) return;
    const left = shown![place.day].filter((card) => card.id !== id);
    const next = left[Math.min(place.index, left.length - 1)];
    wanted.current = next ? `[data-card="${next.id}"] [data-tool="remove"]` : `[data-add="${place.day}"]`;
    dispatch({ type: 'remove', id });
    say(t('removed', { header: place.card.header }));
  }

  function choose(recipe: MenuRecipe): void {
    setChoice(undefined);
    if (!choice) return;
    const { header } = recipe;
    if ('day' in choice) {
      dispatch({ type: 'add', day: choice.day, recipe });
      say(t('recipeAdded', { header, day: t(choice.day) }));
      return;
    }
    say(t('replaced', { old: placeOf(menu, choice.id)?.card.header ?? '', header }));
    dispatch({ type: 'replace', id: choice.id, recipe });
  }

  function changeWeeks(type: 'addWeek' | 'removeWeek' | 'newList' | 'undo'): void {
    if (reduceMenu(menu, { type }) === menu) return;
    dispatch({ type });
    if (type === 'addWeek') say(t('weekAdded', { week: weekAt(menu.weeks.length).week }));
    if (type === 'removeWeek') say(t('weekRemoved', { week: week.week }));
    if (type === 'newList') say(t('newListMade'));
    if (type === 'undo') say(t('undone'));
  }

  function onDragMove({ collisions }: DragMoveEvent): void {
    const place = foundPlace(collisions);
    if (place?.day !== target?.day || place?.index !== target?.index) setTarget(place);
  }

  function onDragEnd({ active, activatorEvent, collisions, delta }: DragEndEvent): void {
    setDragged(undefined);
    setTarget(undefined);
    const to = foundPlace(collisions);
    if (to && isDeliberateDrag(released.current - activatorEvent.timeStamp, delta))
      move(Number(active.id), to);
  }

  const draggedCard = dragged === undefined ? undefined : placeOf(menu, dragged)?.card;

  const weekTools = (
    <>
      <Button
        variant="secondary"
        aria-disabled={menu.weeks.length >= MOST_WEEKS}
        onClick={() => changeWeeks('addWeek')}
      >
        {t('addWeek')}
      </Button>
      {shown && (
        <Button variant="secondary" onClick={() => changeWeeks('removeWeek')}>
          {t('removeWeek')}
        </Button>
      )}
      <Button variant="quiet" onClick={() => changeWeeks('newList')}>
        {t('newList')}
      </Button>
    </>
  );

  return (
    <div ref={root} className={styles.editor}>
      {!shown && (
        <>
          <p className={builderStyles.empty}>{t('noWeeks')}</p>
          <div className={styles.head}>{weekTools}</div>
        </>
      )}
      {shown && (
        <>
          <DndContext
            sensors={sensors}
            collisionDetection={placeUnderPointer}
            accessibility={SILENT}
            onDragStart={({ active }) => setDragged(Number(active.id))}
            onDragMove={onDragMove}
            onDragEnd={onDragEnd}
            onDragCancel={() => {
              setDragged(undefined);
              setTarget(undefined);
            }}
          >
            <Week
              week={week}
              turning={
                <div className={styles.head}>
                  {weekTools}
                  {turning}
                </div>
              }
              size={WEEKDAYS.reduce((sum, day) => sum + shown[day].length, 0)}
            >
              {(day) => (
                <DayEditor
                  day={day}
                  cards={shown[day]}
                  mark={target?.day === day ? target.index : undefined}
                  dragged={dragged}
                  onAdd={() => setChoice({ day })}
                  renderTools={(card, index) => (
                    <CardTools
                      card={card}
                      day={day}
                      index={index}
                      countOf={(other) => shown[other].length}
                      onMove={(tool, to) => move(card.id, to, tool)}
                      onReplace={() => setChoice({ id: card.id })}
                      onRemove={() => remove(card.id)}
                    />
                  )}
                />
              )}
            </Week>
            <DragOverlay dropAnimation={null}>
              {draggedCard && (
                <div className={styles.overlay}>
                  <Card recipe={draggedCard} />
                </div>
              )}
            </DragOverlay>
          </DndContext>
          <p className={styles.hint}>{t('dragHint')}</p>
        </>
      )}
      <div ref={bar} className={styles.bar} role="group" aria-label={t('edit')} tabIndex={-1}>
        {saveFailed && (
          <p role="alert" className={builderStyles.alert}>
            {t('saveError')}
          </p>
        )}
        <Button aria-busy={saving} onClick={save}>
          {t('save')}
        </Button>
        <Button
          variant="secondary"
          aria-disabled={menu.past.length === 0}
          onClick={() => changeWeeks('undo')}
        >
          {t('undo')}
        </Button>
        <Button variant="quiet" onClick={() => dispatch({ type: 'leave' })}>
          {t('leave')}
        </Button>
      </div>
      <RecipeDialog
        open={choice !== undefined}
        recipes={recipes}
        onChoose={choose}
        onClose={() => setChoice(undefined)}
      />
    </div>
  );
}
