import type { Dispatch, ReactNode } from 'react';
import { useTexts } from '#island/context.ts';
import type { IsoWeek } from '#lib/iso-week.ts';
import { MAX_WEEKS, WEEKDAYS } from '#schemas/menu.ts';
import { Button } from '#ui/Button.tsx';
import { CardTools } from './CardTools.tsx';
import { DayEditor } from './DayEditor.tsx';
import { Dragging } from './Dragging.tsx';
import { EditBar } from './EditBar.tsx';
import type { SaveFailure } from './use-saving.ts';
import styles from './Editor.module.css';
import { findPlace, getShownWeek, type Menu, type MenuAction } from './menu.ts';
import { messages } from './messages.ts';
import { RecipeDialog } from './RecipeDialog.tsx';
import { useChanges } from './use-changes.ts';
import type { Recipes } from './use-recipes.ts';
import { Week } from './Week.tsx';
import builderStyles from './WeeklyMenuBuilder.module.css';

interface Props {
  menu: Menu;
  dispatch: Dispatch<MenuAction>;
  /** Returns the calendar week of an index in the list. */
  weekAt: (at: number) => IsoWeek;
  turning: ReactNode;
  recipes: Recipes;
  /** Announces a change to screen readers. */
  announce: (text: string) => void;
  save: () => void;
  isSaving: boolean;
  saveFailure: SaveFailure | undefined;
}

/** The menu in edit mode (MNU-06 to MNU-11). Every change can be undone, so no change asks for confirmation. */
export default function Editor(props: Props) {
  const { menu, dispatch, weekAt, turning, recipes, announce, save, isSaving, saveFailure } = props;
  const t = useTexts(messages);
  const { controlRef, move, remove, changeWeeks, choice, setChoice, choose } = useChanges(
    menu,
    dispatch,
    (at) => weekAt(at).week,
    announce,
  );
  const shown = getShownWeek(menu);

  const weekTools = (
    <>
      <Button
        variant="secondary"
        aria-disabled={menu.weeks.length >= MAX_WEEKS}
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
    <div className={styles.editor}>
      {!shown && (
        <>
          <p className={builderStyles.empty}>{t('noWeeks')}</p>
          <div className={styles.head}>{weekTools}</div>
        </>
      )}
      {shown && (
        <>
          <Dragging cardOf={(id) => findPlace(menu, id)?.card} onDrop={move}>
            {(dragged) => (
              <Week
                week={weekAt(menu.current)}
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
                    mark={dragged?.target?.day === day ? dragged.target.index : undefined}
                    dragged={dragged?.id}
                    controlRef={controlRef}
                    onAdd={() => setChoice({ day })}
                    renderTools={(card, index) => (
                      <CardTools
                        card={card}
                        day={day}
                        index={index}
                        countOf={(other) => shown[other].length}
                        controlRef={controlRef}
                        onMove={(tool, to) => move(card.id, to, tool)}
                        onReplace={() => setChoice({ id: card.id })}
                        onRemove={() => remove(card)}
                      />
                    )}
                  />
                )}
              </Week>
            )}
          </Dragging>
          <p className={styles.hint}>{t('dragHint')}</p>
        </>
      )}
      <EditBar
        canUndo={menu.past.length > 0}
        isSaving={isSaving}
        saveFailure={saveFailure}
        onSave={save}
        onUndo={() => changeWeeks('undo')}
        onLeave={() => dispatch({ type: 'leave' })}
      />
      <RecipeDialog
        open={choice !== undefined}
        recipes={recipes}
        onChoose={choose}
        onClose={() => setChoice(undefined)}
      />
    </div>
  );
}
